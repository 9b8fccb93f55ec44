import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { createdAt, ref } from '#platform/api/columns.ts';

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
