import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';

const ids = (values: readonly bigint[]) => sql.param(values.map(String));

/** Items that stood in orders with the given ones, most often first; the given ones are not among them. */
export async function readBoughtTogether(db: Db, skuIds: readonly bigint[], most: number): Promise<bigint[]> {
  if (skuIds.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select other_id::text as id from sku_pairs
     where sku_id = any(${ids(skuIds)}::bigint[]) and other_id <> all(${ids(skuIds)}::bigint[])
     group by other_id order by sum(orders) desc, other_id limit ${most}`);
  return rows.map(({ id }) => BigInt(id));
}

/** Categories bought with a category or anything below it, most often first; none of its own. */
export async function readCoupledCategories(db: Db, categoryId: bigint, most: number): Promise<bigint[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with own as (select id from categories_view where ${categoryId}::bigint = any(path_ids))
    select other_id::text as id from category_pairs
     where category_id in (select id from own) and other_id not in (select id from own)
     group by other_id order by sum(orders) desc, other_id limit ${most}`);
  return rows.map(({ id }) => BigInt(id));
}

/** What sells best in each of some categories, so many of each; all time that has been counted. */
export async function readBestOfCategories(
  db: Db,
  industry: string,
  categoryIds: readonly bigint[],
  each: number,
): Promise<Map<bigint, bigint[]>> {
  if (categoryIds.length === 0) return new Map();
  const { rows } = await db.execute<{ category_id: string; sku_id: string }>(sql`
    select c.id::text as category_id, best.sku_id::text from unnest(${ids(categoryIds)}::bigint[]) as c (id)
    cross join lateral (
      select sku_id, sum(orders) as orders from monthly_sales where industry = ${industry} and category_id = c.id
       group by sku_id order by sum(orders) desc, sku_id limit ${each}) best
    order by c.id, best.orders desc, best.sku_id`);
  const best = Map.groupBy(rows, (row) => BigInt(row.category_id));
  return new Map([...best].map(([categoryId, items]) => [categoryId, items.map((row) => BigInt(row.sku_id))]));
}
