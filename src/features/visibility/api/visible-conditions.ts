import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { firms } from '#features/organisation/api/public.ts';
import { exclusiveSkus, visibilityRules as r } from './visibility-tables.ts';

/** Where the outer query keeps what rules speak of. */
export interface SkuColumns {
  skuId: AnyColumn | SQL;
  brandId: AnyColumn | SQL;
  /** Ids of the categories from the top down, as an array. */
  categoryPath: AnyColumn | SQL;
  exclusive: AnyColumn | SQL;
}

/** Rules of the caller's firm that speak of everybody or of the caller, and name the item of the outer query. */
function ruleFits(effect: 'hide' | 'range', { skuId, brandId, categoryPath }: SkuColumns): SQL {
  return sql`exists (select 1 from ${r} where ${r.firmId} = app_firm_id() and ${r.effect} = ${effect}
    and (${r.userId} is null or ${r.userId} = app_user_id())
    and (${r.kind} = 'sku' and ${r.targetId} = ${skuId} or ${r.kind} = 'brand' and ${r.targetId} = ${brandId}
      or ${r.kind} = 'category' and ${r.targetId} = any(${categoryPath})))`;
}

/** Whether the caller's firm wants nobody to look beyond its range; false for callers without a firm. */
export const rangeOnlyOfCaller = sql<boolean>`coalesce((select ${firms.settings}->>'searchBeyondRange' = 'false'
  from ${firms} where ${firms.id} = app_firm_id()), false)`;

/**
 * Condition under which the item of the outer query exists for the caller: not hidden from him, not kept for others,
 * and not outside a range that its firm does not look beyond (specification 6, visible products; security check 13).
 * Reads the firm from the transaction, not from input.
 */
export function existsForCaller(columns: SkuColumns): SQL {
  return sql`(not ${ruleFits('hide', columns)} and (not ${columns.exclusive} or exists (select 1 from ${exclusiveSkus}
    where ${exclusiveSkus.firmId} = app_firm_id() and ${exclusiveSkus.skuId} = ${columns.skuId}))
    and (not ${rangeOnlyOfCaller} or ${inRangeOfCaller(columns)}))`;
}

/** Whether the item lies in what the caller may buy; true for firms without a range. */
export function inRangeOfCaller(columns: SkuColumns): SQL<boolean> {
  return sql<boolean>`(not exists (select 1 from ${r} where ${r.firmId} = app_firm_id() and ${r.effect} = 'range'
    and (${r.userId} is null or ${r.userId} = app_user_id())) or ${ruleFits('range', columns)})`;
}
