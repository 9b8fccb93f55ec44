import { and, count, eq, sql } from 'drizzle-orm';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';

/** What the catalogue holds of brands, categories and sizes; only items on sale count. */
export interface WordCounts {
  pairs: { brandId: bigint | null; categoryId: bigint; count: number }[];
  /** 规格 of items by category, where several items share one. */
  sizes: { categoryId: bigint; size: string; count: number }[];
}

const onSale = eq(skusView.productStatus, 5);

export async function readWordCounts(db: Db): Promise<WordCounts> {
  const pairs = await db
    .select({ brandId: skusView.brandId, categoryId: skusView.categoryId, count: count() })
    .from(skusView)
    .where(onSale)
    .groupBy(skusView.brandId, skusView.categoryId);
  const size = sql<string>`attribute->>'value'`;
  const sizes = await db
    .select({ categoryId: skusView.categoryId, size, count: count() })
    .from(skusView)
    .innerJoin(sql`jsonb_array_elements(${skusView.attributes}) attribute`, sql`true`)
    .where(and(onSale, sql`attribute->>'name' = '规格'`))
    .groupBy(skusView.categoryId, size)
    .having(sql`count(*) > 1`);
  return { pairs, sizes };
}
