import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

/**
 * Which goods a company, or one person of it, may see and buy. `hide` makes goods as if they did not exist; `range`
 * names what may be bought, and everything else can be found in scope 1 only (specification 2.6, 2.7, 6).
 */
export const visibilityRules = pgTable(
  'visibility_rules',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    /** One person, or one department with everything below it; neither: everybody of the firm. */
    userId: ref('user_id'),
    departmentId: ref('department_id'),
    /** `desk`: agreed with the shop; `firm`: set by the firm for its own people, who may take it back. */
    madeBy: text('made_by').notNull().default('desk'),
    /** In force from and to (day in Shanghai); open where null. */
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    effect: text('effect').notNull(),
    kind: text('kind').notNull(),
    /**
     * Id of the category (with everything below it), brand or SKU; of `price` the highest unit price in 1/10,000 yuan; of
     * `agreement` 0: goods the firm has an agreed price for.
     */
    targetId: ref('target_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('visibility_rules_target').on(t.firmId, t.kind, t.targetId),
    check('visibility_rules_effect', sql`effect in ('hide', 'range')`),
    check('visibility_rules_kind', sql`kind in ('category', 'brand', 'sku', 'price', 'agreement')`),
    check('visibility_rules_whom', sql`user_id is null or department_id is null`),
    check('visibility_rules_made_by', sql`made_by in ('desk', 'firm')`),
    check('visibility_rules_days', sql`ends_on is null or starts_on is null or ends_on >= starts_on`),
  ],
);

/** Firms that may see an exclusive SKU (`skus.exclusive`): made for them, or agreed with them alone. */
export const exclusiveSkus = pgTable(
  'exclusive_skus',
  { firmId: ref('firm_id').notNull(), skuId: ref('sku_id').notNull() },
  (t) => [primaryKey({ columns: [t.firmId, t.skuId] })],
);

export const visibilityTableRules = tableRules(
  [visibilityRules, { openTo: 'desk' }],
  [exclusiveSkus, { openTo: 'desk' }],
);
