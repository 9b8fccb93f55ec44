import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { skus } from './catalog-tables.ts';

/** 退换标签 of items by key, whether or not they are still sold: what binds goods without fault. */
export async function readReturnFlags(db: Db, skuIds: readonly bigint[]) {
  const rows = await db
    .select({ skuId: skus.id, returnable: skus.returnable, exchangeable: skus.exchangeable })
    .from(skus)
    .where(amongIds(skus.id, skuIds));
  return new Map(rows.map(({ skuId, ...flags }) => [skuId, flags]));
}
