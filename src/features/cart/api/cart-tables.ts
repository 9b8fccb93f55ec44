import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { lineFieldColumns } from '#business/line-fields/api/public.ts';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { createdAt, id, instant, ref, unitPrice, updatedAt } from '#platform/api/columns.ts';

/** An item of a person who buys for a firm, in one kind of cart. */
const itemOfPerson = () => ({
  firmId: ref('firm_id').notNull(),
  userId: ref('user_id').notNull(),
  cartType: text('cart_type').notNull(),
  skuId: ref('sku_id')
    .notNull()
    .references(() => skus.id),
});

/** One line per person, firm, cart type and SKU; `addedPrice` is the price seen when it was added. */
export const cartLines = pgTable(
  'cart_lines',
  {
    ...itemOfPerson(),
    quantity: integer('quantity').notNull(),
    addedPrice: unitPrice('added_price').notNull(),
    selected: boolean('selected').notNull().default(true),
    /** Tells lines of one SKU apart that are wanted for different purposes; empty for the usual single line. */
    split: text('split').notNull().default(''),
    /** Search the line came from, for ranking. */
    searchId: text('search_id'),
    ...lineFieldColumns(),
    /** Put aside for later since then: not in the cart, not counted, not ordered. */
    savedAt: instant('saved_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.userId, t.cartType, t.skuId, t.split] }),
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
    ...itemOfPerson(),
    viewedAt: instant('viewed_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.userId, t.cartType, t.skuId] }),
    index('view_history_recent').on(t.firmId, t.userId, t.cartType, t.viewedAt.desc()),
  ],
);

/** A line of a shared cart as it was when it was shared: goods and numbers, no prices. */
export interface SharedLine {
  itemNo: string;
  quantity: number;
  note?: string;
}

/** A shared cart as it was when it was shared: nothing that changes later changes it. */
export interface SharedContent {
  ownerName: string;
  /** Short name of the owner's firm. */
  ownerFirm: string;
  lines: SharedLine[];
}

/** A cart somebody shares by a link; who opens it sees it at own prices and own visibility. */
export const sharedCarts = pgTable(
  'shared_carts',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    /** SHA-256 of the link's token: the token itself is known to those who have the link. */
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    lines: jsonb('lines').notNull().$type<SharedContent>(),
    openedCount: integer('opened_count').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('shared_carts_token').on(t.tokenHash),
    index('shared_carts_owner').on(t.firmId, t.userId, t.createdAt.desc()),
  ],
);
