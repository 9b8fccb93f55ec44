import { presentCard, readItemsById } from '#features/catalog/api/public.ts';
import { readBoughtIds } from '#features/purchases/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { ResultItem } from '../contract/search-schemas.ts';

/** Whose page it is: prices of a level, and what the firm has bought before; null for visitors. */
export interface ResultReader {
  levelCode: string | null;
  firmId: bigint | null;
}

/** Items of a page in its order, as the caller sees them. */
export async function readResultItems(
  db: Db,
  skuIds: readonly bigint[],
  { levelCode, firmId }: ResultReader,
): Promise<ResultItem[]> {
  if (skuIds.length === 0) return [];
  const [rows, bought] = await Promise.all([
    readItemsById(db, levelCode, skuIds),
    firmId === null ? new Set<bigint>() : readBoughtIds(db, firmId, skuIds),
  ]);
  const byId = new Map(rows.map((row) => [row.skuId, row]));
  return skuIds.flatMap((id) => {
    const item = byId.get(id);
    if (!item) return [];
    const { attributes, newFlag, hotFlag } = item;
    return [{ ...presentCard(item), attributes, newFlag, hotFlag, isPurchased: bought.has(id) }];
  });
}
