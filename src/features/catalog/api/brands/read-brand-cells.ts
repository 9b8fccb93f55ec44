import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { BrandCell, NamedItem } from '../../rules/brands/count-visible.ts';

/** Brands with their goods per category, without those kept for single firms: one look at the whole catalogue. */
export async function readBrandCells(db: Db): Promise<BrandCell[]> {
  const { rows } = await db.execute<{ brand_id: string; path: string[]; count: number }>(sql`
    select s.brand_id::text, c.path_ids::text[] as path, s.count::int from (
      select brand_id, category_id, count(*) as count from skus where brand_id is not null and not exclusive
       group by brand_id, category_id) s join categories c on c.id = s.category_id`);
  return rows.map(({ brand_id, path, count }) => ({
    brandId: BigInt(brand_id),
    categoryPath: path.map(BigInt),
    count,
  }));
}

/** The same facts of single items, by id. */
export async function readNamedItems(db: Db, skuIds: readonly bigint[]): Promise<NamedItem[]> {
  if (skuIds.length === 0) return [];
  const { rows } = await db.execute<{ id: string; brand_id: string; path: string[]; exclusive: boolean }>(sql`
    select s.id::text, s.brand_id::text, c.path_ids::text[] as path, s.exclusive from skus s
      join categories c on c.id = s.category_id
     where s.id = any(${sql.param(skuIds.map(String))}::bigint[]) and s.brand_id is not null`);
  return rows.map(({ id, brand_id, path, exclusive }) => ({
    ...{ skuId: BigInt(id), brandId: BigInt(brand_id), categoryPath: path.map(BigInt), exclusive },
  }));
}
