import { inArray } from 'drizzle-orm';
import { skus } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/**
 * Item numbers by id, whether the items exist for the caller or not: only for what lies in the own cart, where the
 * buyer has put the number in.
 */
export async function readLineNumbers(db: Db, skuIds: readonly bigint[]): Promise<Map<bigint, string>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .select({ skuId: skus.id, itemNo: skus.itemNo })
    .from(skus)
    .where(inArray(skus.id, [...skuIds]));
  return new Map(rows.map(({ skuId, itemNo }) => [skuId, itemNo]));
}
