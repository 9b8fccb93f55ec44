import { presentCard, readItemsWhere, skus } from '#features/catalog/api/public.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import type { ResultItem } from '../contract/search-schemas.ts';

/** Items of a page in its order, priced for the caller's level. */
export async function readResultItems(
  db: Db,
  skuIds: readonly bigint[],
  levelCode: string | null,
): Promise<ResultItem[]> {
  if (skuIds.length === 0) return [];
  const rows = await readItemsWhere(db, levelCode, amongIds(skus.id, skuIds));
  const byId = new Map(rows.map((row) => [row.skuId, row]));
  return skuIds.flatMap((id) => {
    const item = byId.get(id);
    if (!item) return [];
    const { attributes, newFlag, hotFlag } = item;
    return [{ ...presentCard(item), attributes, newFlag, hotFlag }];
  });
}
