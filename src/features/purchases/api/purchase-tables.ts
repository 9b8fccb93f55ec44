import { boolean, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { createdAt, instant, ref, unitPrice } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

/** Goods a person has marked as bought often (常购). */
export const frequentItems = pgTable(
  'frequent_items',
  {
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.firmId, t.userId, t.skuId] })],
);

/** Goods that are looked after for a person, and what was noted of each at the last look. */
export const watchedItems = pgTable(
  'watched_items',
  {
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    /** What the next price is compared with; null before the first look. */
    price: unitPrice('price'),
    inStock: boolean('in_stock').notNull().default(true),
    /** When its return was told last. */
    backAt: instant('back_at'),
  },
  (t) => [primaryKey({ columns: [t.firmId, t.userId, t.skuId] }), index('watched_items_sku').on(t.skuId)],
);

export const purchaseRules = tableRules([watchedItems, { openTo: 'worker' }]);
