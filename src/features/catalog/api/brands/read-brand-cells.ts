import { sql } from 'drizzle-orm';
import { limitPrice, PRICE_LIMITS } from '#features/visible-goods/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { BrandCell, NamedItem } from '../../rules/brands/count-visible.ts';

/** Prices above which a rule may begin, as the database compares them. */
const LIMITS = sql`${sql.param(PRICE_LIMITS.map((yuan) => String(limitPrice(yuan))))}::bigint[]`;

/**
 * Brands with their goods per category and step of price, without those kept for single firms: one look at the whole
 * catalogue. One price stands for all of a step, because no rule divides it.
 */
export async function readBrandCells(db: Db): Promise<BrandCell[]> {
  const { rows } = await db.execute<{ brand_id: string; path: string[]; count: number; price: string }>(sql`
    select s.brand_id::text, c.path_ids::text[] as path, s.count::int, s.price::text from (
      select brand_id, category_id, count(*) as count, max(sales_price) as price from skus
       where brand_id is not null and not exclusive
       group by brand_id, category_id, width_bucket(sales_price - 1, ${LIMITS})) s join categories c on c.id = s.category_id`);
  return rows.map(({ brand_id, path, count, price }) => ({
    brandId: BigInt(brand_id),
    categoryPath: path.map(BigInt),
    count,
    price: BigInt(price),
  }));
}

/** The same facts of single items, by id. */
export async function readNamedItems(db: Db, skuIds: readonly bigint[]): Promise<NamedItem[]> {
  if (skuIds.length === 0) return [];
  const { rows } = await db.execute<{
    id: string;
    brand_id: string;
    path: string[];
    exclusive: boolean;
    price: string;
  }>(sql`
    select s.id::text, s.brand_id::text, c.path_ids::text[] as path, s.exclusive,
      s.sales_price::text as price from skus s
      join categories c on c.id = s.category_id
     where s.id = any(${sql.param(skuIds.map(String))}::bigint[]) and s.brand_id is not null`);
  return rows.map(({ id, brand_id, path, exclusive, price }) => ({
    skuId: BigInt(id),
    brandId: BigInt(brand_id),
    categoryPath: path.map(BigInt),
    exclusive,
    price: BigInt(price),
  }));
}
