import { sql } from 'drizzle-orm';
import { compiledSql } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';
import { type CatalogView, type GoodsSet, NO_GOODS } from '../rules/catalog-view.ts';
import { AGREED_ITEMS, ruleApplies } from './rule-conditions.ts';
import { exclusiveSkus, visibilityRules as r } from './visibility-tables.ts';
import { rangeOnlyOfCaller } from './visible-conditions.ts';

const KINDS = { category: 'categoryIds', brand: 'brandIds', sku: 'skuIds' } as const;

interface RuleRow {
  effect: 'hide' | 'range' | 'grant' | 'rangeOnly' | 'agreed';
  maker: string;
  kind: keyof typeof KINDS | 'price' | 'agreement';
  ids: string[];
}

/** Prices in their order, the one that counted so far among them. */
const sorted = (prices: readonly bigint[], known: bigint | null) =>
  [...prices, ...(known === null ? [] : [known])].sort((a, b) => Number(a - b));

/** Of several price limits the widest counts: a range lets the dearest through, a ban begins at the cheapest. */
function addRow(set: GoodsSet, { effect, kind, ids }: RuleRow, agreed: readonly bigint[]): GoodsSet {
  const targets = ids.map(BigInt);
  if (kind === 'agreement') return { ...set, skuIds: [...set.skuIds, ...agreed] };
  if (kind !== 'price') return { ...set, [KINDS[kind]]: [...set[KINDS[kind]], ...targets] };
  return effect === 'hide'
    ? { ...set, above: sorted(targets, set.above).at(0) ?? null }
    : { ...set, upTo: sorted(targets, set.upTo).at(-1) ?? null };
}

const readRules = compiledSql<object, RuleRow>(
  () => sql`
    select effect, made_by as maker, kind, array_agg(distinct target_id)::text[] as ids from ${r}
      where ${ruleApplies(r)} group by effect, made_by, kind
    union all select 'grant', '', 'sku', array_agg(sku_id)::text[] from ${exclusiveSkus}
      where firm_id = app_firm_id() having count(*) > 0
    union all select 'agreed', '', 'sku', array(select distinct * from ${AGREED_ITEMS} i)::text[]
      where exists (select 1 from ${r} where ${ruleApplies(r)} and kind = 'agreement')
    union all select 'rangeOnly', '', 'sku', '{}'::text[] where ${rangeOnlyOfCaller}`,
);

/** Rules of the caller behind this transaction, in one query; the same that `existsForCaller` applies row by row. */
export async function readCatalogView(db: Db): Promise<CatalogView> {
  const rows = await readRules(db, {});
  const of = (effect: RuleRow['effect']) => rows.filter((row) => row.effect === effect);
  const idsOf = (effect: RuleRow['effect']) => of(effect).flatMap(({ ids }) => ids.map(BigInt));
  const agreed = idsOf('agreed');
  const collect = (found: readonly RuleRow[]) => found.reduce((set, row) => addRow(set, row, agreed), NO_GOODS);
  return {
    hidden: collect(of('hide')),
    ranges: [...Map.groupBy(of('range'), ({ maker }) => maker).values()].map(collect),
    granted: idsOf('grant'),
    rangeOnly: of('rangeOnly').length > 0,
  };
}

const hasRange = compiledSql<object, { flag: boolean }>(
  () => sql`select exists (select 1 from ${r} where ${ruleApplies(r)} and effect = 'range') as flag`,
);

/** Whether the caller behind this transaction may buy a part of the catalogue only. */
export async function readVisibleFlag(db: Db): Promise<boolean> {
  const [row] = await hasRange(db, {});
  return row?.flag ?? false;
}
