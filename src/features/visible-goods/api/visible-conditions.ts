import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { AGREED_ITEMS, ruleApplies } from './rule-conditions.ts';
import { exclusiveSkus, visibilityRules as r } from './visibility-tables.ts';

/** Where the outer query keeps what rules speak of. */
export interface SkuColumns {
  skuId: AnyColumn | SQL;
  brandId: AnyColumn | SQL;
  /** Ids of the categories from the top down, as an array. */
  categoryPath: AnyColumn | SQL;
  exclusive: AnyColumn | SQL;
  /** Unit price of the shop in 1/10,000 yuan. */
  price: AnyColumn | SQL;
}

const namesItem = ({ skuId, brandId, categoryPath }: SkuColumns) => sql`${r.kind} = 'sku' and ${r.targetId} = ${skuId}
  or ${r.kind} = 'brand' and ${r.targetId} = ${brandId} or ${r.kind} = 'category' and ${r.targetId} = any(${categoryPath})`;

/** A rule hides the item of the outer query from the caller; a price hides what is dearer. */
const hidesItem = (columns: SkuColumns, by = sql`true`) => sql`exists (select 1 from ${r}
  where ${ruleApplies(r)} and ${r.effect} = 'hide' and ${by}
  and (${namesItem(columns)} or ${r.kind} = 'price' and ${columns.price} > ${r.targetId}))`;

const isGranted = (columns: SkuColumns) => sql`(not ${columns.exclusive} or exists (select 1 from ${exclusiveSkus}
    where ${exclusiveSkus.firmId} = app_firm_id() and ${exclusiveSkus.skuId} = ${columns.skuId}))`;

/** Whether the shop lets the firm know of the item at all; what the firm hides from its own people it knows itself. */
export const knownToFirm = (columns: SkuColumns): SQL =>
  sql`(not ${hidesItem(columns, sql`${r.madeBy} = 'desk'`)} and ${isGranted(columns)})`;

/** Whether the caller's firm wants nobody to look beyond its range; false for callers without a firm. */
export const rangeOnlyOfCaller = sql<boolean>`coalesce((select ${firmsView.settings}->>'searchBeyondRange' = 'false'
  from ${firmsView} where ${firmsView.id} = app_firm_id()), false)`;

/**
 * Condition under which the item of the outer query exists for the caller: not hidden from him, not kept for others,
 * and not outside a range that its firm does not look beyond (specification 6, visible products; security check 13).
 * Reads the firm from the transaction, not from input.
 */
export function existsForCaller(columns: SkuColumns): SQL {
  return sql`(not ${hidesItem(columns)} and ${isGranted(columns)}
    and (not ${rangeOnlyOfCaller} or ${inRangeOfCaller(columns)}))`;
}

/** In the range of one maker, or this maker has set none for the caller. */
function inRangeOf(maker: 'desk' | 'firm', columns: SkuColumns): SQL {
  const ranges = sql`select 1 from ${r} where ${ruleApplies(r)} and ${r.effect} = 'range' and ${r.madeBy} = ${maker}`;
  return sql`(not exists (${ranges}) or exists (${ranges} and (${namesItem(columns)}
    or ${r.kind} = 'price' and ${columns.price} <= ${r.targetId}
    or ${r.kind} = 'agreement' and ${columns.skuId} in ${AGREED_ITEMS})))`;
}

/** Whether the item lies in what the caller may buy: in what was agreed with the shop, and in what the firm set. */
export function inRangeOfCaller(columns: SkuColumns): SQL<boolean> {
  return sql<boolean>`(${inRangeOf('desk', columns)} and ${inRangeOf('firm', columns)})`;
}
