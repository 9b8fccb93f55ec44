import { type SQL, sql } from 'drizzle-orm';
import type { CatalogView, GoodsSet } from '#features/visible-goods/rules/public.ts';
import type { Db } from '#platform/api/database.ts';

const idArray = (ids: readonly bigint[]) => sql`${sql.param(ids.map(String))}::bigint[]`;
const limit = (price: bigint | null) => sql`${price === null ? null : String(price)}::bigint`;

export interface GoodsCount extends Record<string, unknown> {
  /** Items on sale in the shop. */
  total: number;
  visible: number;
  purchasable: number;
}

/** Whether a set holds the item `s` of category `c`. */
const holds = ({
  categoryIds,
  brandIds,
  skuIds,
  upTo,
  above,
}: GoodsSet): SQL => sql`(c.path_ids && ${idArray(categoryIds)}
  or coalesce(s.brand_id = any(${idArray(brandIds)}), false) or s.id = any(${idArray(skuIds)})
  or coalesce(s.sales_price <= ${limit(upTo)}, false) or coalesce(s.sales_price > ${limit(above)}, false))`;

const and = (conditions: readonly SQL[]) => (conditions.length ? sql.join([...conditions], sql` and `) : sql`true`);

/** Conditions on item `s` of category `c`: it exists in the view, and it may be bought there. */
export function viewConditions({ hidden, ranges, granted, rangeOnly }: CatalogView): { exists: SQL; buyable: SQL } {
  const buyable = sql`(${and(ranges.map(holds))})`;
  const seen = sql`not ${holds(hidden)} and (not s.exclusive or s.id = any(${idArray(granted)}))`;
  return { exists: rangeOnly ? sql`(${seen} and ${buyable})` : sql`(${seen})`, buyable };
}

/** How much of the catalogue a view holds: one pass over the items. */
export async function readGoodsCount(db: Db, view: CatalogView): Promise<GoodsCount> {
  const { exists, buyable } = viewConditions(view);
  const { rows } = await db.execute<GoodsCount>(sql`
    select count(*)::int as total, count(*) filter (where seen)::int as visible,
      count(*) filter (where seen and buyable)::int as purchasable
    from (select ${exists} as seen, ${buyable} as buyable from skus_view s join categories_view c on c.id = s.category_id
      where s.product_status = 5 and s.day_type not in (8, 13)) judged`);
  return rows[0] ?? { total: 0, visible: 0, purchasable: 0 };
}
