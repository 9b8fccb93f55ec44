import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from '#platform/api/columns.ts';

/**
 * Which goods a company, or one person of it, may see and buy. `hide` makes goods as if they did not exist; `range`
 * names what may be bought, and everything else can be found in scope 1 only (specification 2.6, 2.7, 6).
 */
export const visibilityRules = pgTable(
  'visibility_rules',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    /** Null: everybody of the firm. */
    userId: ref('user_id'),
    effect: text('effect').notNull(),
    kind: text('kind').notNull(),
    /** Id of the category (with everything below it), brand or SKU. */
    targetId: ref('target_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('visibility_rules_target').on(t.firmId, t.kind, t.targetId),
    check('visibility_rules_effect', sql`effect in ('hide', 'range')`),
    check('visibility_rules_kind', sql`kind in ('category', 'brand', 'sku')`),
  ],
);

/** Firms that may see an exclusive SKU (`skus.exclusive`): made for them, or agreed with them alone. */
export const exclusiveSkus = pgTable(
  'exclusive_skus',
  { firmId: ref('firm_id').notNull(), skuId: ref('sku_id').notNull() },
  (t) => [primaryKey({ columns: [t.firmId, t.skuId] })],
);
