import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { type CatalogView, type GoodsSet, NO_GOODS } from '../rules/catalog-view.ts';
import { exclusiveSkus, visibilityRules as r } from './visibility-tables.ts';
import { rangeOnlyOfCaller } from './visible-conditions.ts';

const KINDS = { category: 'categoryIds', brand: 'brandIds', sku: 'skuIds' } as const;

interface RuleRow extends Record<string, unknown> {
  effect: 'hide' | 'range' | 'grant' | 'rangeOnly';
  kind: keyof typeof KINDS;
  ids: string[];
}

function collect(rows: readonly RuleRow[], effect: RuleRow['effect']): GoodsSet {
  const set = { categoryIds: [], brandIds: [], skuIds: [] } as { [Key in keyof GoodsSet]: bigint[] };
  for (const row of rows) if (row.effect === effect) set[KINDS[row.kind]] = row.ids.map(BigInt);
  return set;
}

/** Rules of the caller behind this transaction, in one query; the same that `existsForCaller` applies row by row. */
export async function readCatalogView(db: Db): Promise<CatalogView> {
  const { rows } = await db.execute<RuleRow>(sql`
    select effect, kind, array_agg(distinct target_id)::text[] as ids from ${r}
      where firm_id = app_firm_id() and (user_id is null or user_id = app_user_id()) group by effect, kind
    union all select 'grant', 'sku', array_agg(sku_id)::text[] from ${exclusiveSkus}
      where firm_id = app_firm_id() having count(*) > 0
    union all select 'rangeOnly', 'sku', '{}'::text[] where ${rangeOnlyOfCaller}`);
  const hidden = collect(rows, 'hide');
  const range = rows.some(({ effect }) => effect === 'range') ? collect(rows, 'range') : null;
  return {
    hidden: rows.some(({ effect }) => effect === 'hide') ? hidden : NO_GOODS,
    range,
    granted: collect(rows, 'grant').skuIds,
    rangeOnly: rows.some(({ effect }) => effect === 'rangeOnly'),
  };
}

/** Whether the caller behind this transaction may buy a part of the catalogue only. */
export async function readVisibleFlag(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ flag: boolean }>(sql`
    select exists (select 1 from ${r} where firm_id = app_firm_id() and effect = 'range'
      and (user_id is null or user_id = app_user_id())) as flag`);
  return rows[0]?.flag ?? false;
}
