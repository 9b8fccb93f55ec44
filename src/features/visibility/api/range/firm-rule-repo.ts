import { and, count, eq, sql } from 'drizzle-orm';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import { knownToFirm, type RulePlace, type RuleTarget } from '#features/visible-goods/api/public.ts';
import { visibilityRulesView as r } from '#features/visible-goods/api/visible-goods-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { FirmRuleKind } from '../../contract/range-contract.ts';

const KNOWN = knownToFirm({
  skuId: sql`s.id`,
  brandId: sql`s.brand_id`,
  categoryPath: sql`c.path_ids`,
  exclusive: sql`s.exclusive`,
  price: sql`s.sales_price`,
});

/** Ids by code. An item the shop hides from the firm is as unknown as one that never was. */
export async function findFirmTargets(
  db: Db,
  kind: FirmRuleKind,
  codes: readonly string[],
): Promise<Map<string, bigint>> {
  const wanted = sql`any(${sql.param([...codes])}::text[])`;
  const query = {
    category: sql`select t.id::text as id, t.code from categories_view t where t.code = ${wanted}`,
    brand: sql`select t.id::text as id, t.code from brands_view t where t.code = ${wanted}`,
    sku: sql`select s.id::text as id, s.item_no as code from skus_view s join categories_view c on c.id = s.category_id
      where s.item_no = ${wanted} and ${KNOWN}`,
  };
  if (kind === 'price' || kind === 'agreement') return new Map();
  const { rows } = await db.execute<{ id: string; code: string }>(query[kind]);
  return new Map(rows.map(({ id, code }) => [code, BigInt(id)]));
}

export async function departmentExists(db: Db, firmId: bigint, id: bigint): Promise<boolean> {
  const [row] = await db
    .select({ id: departmentsView.id })
    .from(departmentsView)
    .where(and(eq(departmentsView.firmId, firmId), eq(departmentsView.id, id)));
  return row !== undefined;
}

export async function countFirmRules(db: Db, firmId: bigint): Promise<number> {
  const [row] = await db
    .select({ rules: count() })
    .from(r)
    .where(and(eq(r.firmId, firmId), eq(r.madeBy, 'firm')));
  return row?.rules ?? 0;
}

/** Targets that this very rule names already: the same effect, people and days. */
export async function presentTargets(db: Db, place: RulePlace, { effect, kind }: Omit<RuleTarget, 'targetId'>) {
  const rows = await db
    .select({ targetId: r.targetId })
    .from(r)
    .where(
      and(
        ...[eq(r.firmId, place.firmId), eq(r.madeBy, 'firm'), eq(r.effect, effect), eq(r.kind, kind)],
        sql`${r.userId} is not distinct from ${place.userId}::bigint`,
        sql`${r.departmentId} is not distinct from ${place.departmentId}::bigint`,
        sql`${r.startsOn} is not distinct from ${place.startsOn}::date`,
        sql`${r.endsOn} is not distinct from ${place.endsOn}::date`,
      ),
    );
  return new Set(rows.map(({ targetId }) => targetId));
}
