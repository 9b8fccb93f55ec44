import { and, count, eq, sql } from 'drizzle-orm';
import { skus } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/** What the catalogue holds of brands, categories and sizes; only items on sale count. */
export interface WordCounts {
  pairs: { brandId: bigint | null; categoryId: bigint; count: number }[];
  /** 规格 of items by category, where several items share one. */
  sizes: { categoryId: bigint; size: string; count: number }[];
}

const onSale = eq(skus.productStatus, 5);

export async function readWordCounts(db: Db): Promise<WordCounts> {
  const pairs = await db
    .select({ brandId: skus.brandId, categoryId: skus.categoryId, count: count() })
    .from(skus)
    .where(onSale)
    .groupBy(skus.brandId, skus.categoryId);
  const size = sql<string>`attribute->>'value'`;
  const sizes = await db
    .select({ categoryId: skus.categoryId, size, count: count() })
    .from(skus)
    .innerJoin(sql`jsonb_array_elements(${skus.attributes}) attribute`, sql`true`)
    .where(and(onSale, sql`attribute->>'name' = '规格'`))
    .groupBy(skus.categoryId, size)
    .having(sql`count(*) > 1`);
  return { pairs, sizes };
}
