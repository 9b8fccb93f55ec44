import { presentCard, readItemsById } from '#features/catalog/api/public.ts';
import type { ItemCard } from '#features/catalog/contract/item-schemas.ts';
import type { Db } from '#platform/api/database.ts';

/**
 * Offers of some items for the caller behind the transaction, in the order given. What is hidden from him is not among
 * them, and neither is what he could not buy: a recommendation that ends in a refusal is none.
 */
export async function readShelf(
  db: Db,
  levelCode: string | null,
  skuIds: readonly bigint[],
): Promise<Map<bigint, ItemCard>> {
  if (skuIds.length === 0) return new Map();
  const items = await readItemsById(db, levelCode, skuIds);
  const cards = new Map(items.map((item) => [item.skuId, presentCard(item)]));
  return new Map(
    [...new Set(skuIds)].flatMap((skuId) => {
      const card = cards.get(skuId);
      return card && card.obstacle === null ? [[skuId, card] as const] : [];
    }),
  );
}
