import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { skus } from '#features/catalog/api/public.ts';
import { createdAt, instant, ref, unitPrice, updatedAt } from '#platform/api/columns.ts';

/** One line per person, firm, cart type and SKU; `addedPrice` is the price seen when it was added. */
export const cartLines = pgTable(
  'cart_lines',
  {
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    cartType: text('cart_type').notNull(),
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer('quantity').notNull(),
    addedPrice: unitPrice('added_price').notNull(),
    selected: boolean('selected').notNull().default(true),
    /** Search the line came from, for ranking. */
    searchId: text('search_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.userId, t.cartType, t.skuId] }),
    check('cart_lines_quantity', sql`quantity between 1 and 999999`),
    check('cart_lines_type', sql`cart_type in ('enterprise', 'punchout', 'vending')`),
  ],
);

/** Cart of someone who has not logged in yet; merged into the person's cart once, at login. */
export const visitorCartLines = pgTable(
  'visitor_cart_lines',
  {
    /** Session it belongs to, by the hash of its token. */
    sessionHash: text('session_hash').notNull(),
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer('quantity').notNull(),
    searchId: text('search_id'),
    /** Key of the add that changed it last: a repeat of it adds nothing. */
    lastKey: text('last_key'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionHash, t.skuId] }),
    index('visitor_cart_lines_created_at').on(t.createdAt),
    check('visitor_cart_lines_quantity', sql`quantity between 1 and 999999`),
  ],
);

/** Recently viewed items of a person, newest first. */
export const viewHistory = pgTable(
  'view_history',
  {
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    cartType: text('cart_type').notNull(),
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id),
    viewedAt: instant('viewed_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.userId, t.cartType, t.skuId] }),
    index('view_history_recent').on(t.firmId, t.userId, t.cartType, t.viewedAt.desc()),
  ],
);
