import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

/** What a firm calls our items: its own material code and name. One code may stand for several items. */
export const customerItems = pgTable(
  'customer_items',
  {
    firmId: ref('firm_id').notNull(),
    code: text('code').notNull(),
    skuId: ref('sku_id').notNull(),
    /** The firm's own name of the material; empty where it has none. */
    name: text('name').notNull().default(''),
    /** `code` without signs, upper case, half width: what searches are compared with. */
    codeKey: text('code_key').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.code, t.skuId] }),
    index('customer_items_key').on(t.firmId, t.codeKey),
    index('customer_items_sku').on(t.firmId, t.skuId),
  ],
);

export const materialRules = tableRules([customerItems, { openTo: 'desk' }]);
