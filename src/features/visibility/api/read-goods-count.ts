import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { CatalogView } from '../rules/catalog-view.ts';

const idArray = (ids: readonly bigint[]) => sql`${sql.param(ids.map(String))}::bigint[]`;

export interface GoodsCount extends Record<string, unknown> {
  /** Items on sale in the shop. */
  total: number;
  visible: number;
  purchasable: number;
}

/** How much of the catalogue a view holds: one pass over the items, with the categories judged once each. */
export async function readGoodsCount(db: Db, { hidden, range, granted, rangeOnly }: CatalogView): Promise<GoodsCount> {
  const wanted = range ?? { categoryIds: [], brandIds: [], skuIds: [] };
  const { rows } = await db.execute<GoodsCount>(sql`
    with places as (
      select id, path_ids && ${idArray(hidden.categoryIds)} as hidden, path_ids && ${idArray(wanted.categoryIds)} as wanted
      from categories),
    judged as (
      select not (p.hidden or coalesce(s.brand_id = any(${idArray(hidden.brandIds)}), false)
          or s.id = any(${idArray(hidden.skuIds)}))
          and (not s.exclusive or s.id = any(${idArray(granted)})) as seen,
        ${range === null} or p.wanted or coalesce(s.brand_id = any(${idArray(wanted.brandIds)}), false)
          or s.id = any(${idArray(wanted.skuIds)}) as wanted
      from skus s join places p on p.id = s.category_id
      where s.product_status = 5 and s.day_type not in (8, 13))
    select count(*)::int as total,
      count(*) filter (where seen and (wanted or not ${rangeOnly}))::int as visible,
      count(*) filter (where seen and wanted)::int as purchasable
    from judged`);
  return rows[0] ?? { total: 0, visible: 0, purchasable: 0 };
}
