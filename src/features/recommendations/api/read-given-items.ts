import { readItemsByNumber } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/** Ids of the items that exist for the caller, in the order given. */
export async function readGivenItems(db: Db, itemNos: readonly string[]): Promise<bigint[]> {
  const items = await readItemsByNumber(db, null, itemNos);
  const byNumber = new Map(items.map((item) => [item.itemNo, item.skuId]));
  return itemNos.flatMap((itemNo) => byNumber.get(itemNo) ?? []);
}
