import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { AGREED_ITEMS, DEPARTMENTS, ruleApplies } from './rule-conditions.ts';
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

/** What a condition has to know of its caller, whichever item it is about. */
export interface CallerRules {
  departments: SQL;
  /** How many have set a range that is in force for the caller: the shop, his firm, both, nobody. */
  rangeMakers: SQL;
  /** His firm wants nobody to look beyond its range. */
  rangeOnly: SQL;
}

/** A rule hides the item of the outer query from the caller; a price hides what is dearer. */
const hidesItem = (columns: SkuColumns, { departments }: CallerRules, by = sql`true`) => sql`exists (select 1 from ${r}
  where ${ruleApplies(r, departments)} and ${r.effect} = 'hide' and ${by}
  and (${namesItem(columns)} or ${r.kind} = 'price' and ${columns.price} > ${r.targetId}))`;

const isGranted = (columns: SkuColumns) => sql`(not ${columns.exclusive} or exists (select 1 from ${exclusiveSkus}
    where ${exclusiveSkus.firmId} = app_firm_id() and ${exclusiveSkus.skuId} = ${columns.skuId}))`;

/** Whether the shop lets the firm know of the item at all; what the firm hides from its own people it knows itself. */
export const knownToFirm = (columns: SkuColumns): SQL =>
  sql`(not ${hidesItem(columns, ASKED_HERE, sql`${r.madeBy} = 'desk'`)} and ${isGranted(columns)})`;

/** Whether the caller's firm wants nobody to look beyond its range; false for callers without a firm. */
export const rangeOnlyOfCaller = sql<boolean>`coalesce((select ${firmsView.settings}->>'searchBeyondRange' = 'false'
  from ${firmsView} where ${firmsView.id} = app_firm_id()), false)`;

/**
 * Condition under which the item of the outer query exists for the caller: not hidden from him, not kept for others,
 * and not outside a range that its firm does not look beyond (specification 6, visible products; security check 13).
 * Reads the firm from the transaction, not from input.
 */
export function existsForCaller(columns: SkuColumns, rules = ASKED_HERE): SQL {
  return sql`(not ${hidesItem(columns, rules)} and ${isGranted(columns)}
    and (not ${rules.rangeOnly} or ${inRangeOfCaller(columns, rules)}))`;
}

/** Makers of ranges in force for the caller, counted; those alone whose ranges fit. */
const countMakers = (departments: SQL, fits = sql`true`) => sql`(select count(distinct ${r.madeBy}) from ${r}
  where ${ruleApplies(r, departments)} and ${r.effect} = 'range' and ${fits})`;

/** All that is to be known of the caller, asked where it is needed: for statements that ask about one item or two. */
const ASKED_HERE: CallerRules = {
  departments: DEPARTMENTS,
  rangeMakers: countMakers(DEPARTMENTS),
  rangeOnly: rangeOnlyOfCaller,
};

/**
 * Whether the item lies in what the caller may buy: in what was agreed with the shop, and in what the firm set. Whoever set
 * a range has one that names the item; one look for all makers, as each costs a part of the plan that every call sets up.
 */
export function inRangeOfCaller(columns: SkuColumns, { departments, rangeMakers } = ASKED_HERE): SQL<boolean> {
  const fits = sql`(${namesItem(columns)} or ${r.kind} = 'price' and ${columns.price} <= ${r.targetId}
    or ${r.kind} = 'agreement' and ${columns.skuId} in ${AGREED_ITEMS})`;
  return sql<boolean>`(${rangeMakers} = 0 or ${rangeMakers} = ${countMakers(departments, fits)})`;
}

const DEPARTMENTS_ONCE = sql`(select departments from caller_rules)::bigint[]`;

/**
 * The same asked once for a whole statement, which names `callerRules` in its `with`: what belongs to the caller is a
 * third of its plan where it stands beside every condition, and a plan is set up anew for each call.
 */
export const ASKED_ONCE: CallerRules = {
  departments: DEPARTMENTS_ONCE,
  rangeMakers: sql`(select range_makers from caller_rules)`,
  rangeOnly: sql`(select range_only from caller_rules)`,
};

const callerDepartments = new QueryBuilder()
  .$with('caller_departments')
  .as((qb) => qb.select({ departments: sql`${DEPARTMENTS}`.as('departments') }).from(sql`(select) as caller`));

/** What `ASKED_ONCE` reads. */
export const callerRules = new QueryBuilder().$with('caller_rules').as((qb) => {
  const own = sql`(select departments from caller_departments)::bigint[]`;
  return qb
    .with(callerDepartments)
    .select({
      departments: own.as('departments'),
      rangeMakers: countMakers(own).as('range_makers'),
      rangeOnly: sql`${rangeOnlyOfCaller}`.as('range_only'),
    })
    .from(sql`(select) as caller`);
});
