import { readSkusForSaleById, type SkuForSale } from '#features/catalog/api/public.ts';
import { isOutOfStock, purchaseObstacle } from '#features/catalog/rules/public.ts';
import { tierAt } from '#features/prices/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { Seen } from '../../rules/watch/watch-item.ts';

/** Items priced in one statement. */
const AT_ONCE = 300;
/** The shop says 缺货, whatever lies in its shelves. */
const OUT_OF_STOCK = 7;

/** Items as the company of the scope is offered them today, by id; those that do not exist for it are missing. */
export async function readOffers(
  db: Db,
  skuIds: readonly bigint[],
  levelCode: string | null,
): Promise<Map<bigint, SkuForSale>> {
  const all = new Map<bigint, SkuForSale>();
  for (let at = 0; at < skuIds.length; at += AT_ONCE) {
    const items = await readSkusForSaleById(db, skuIds.slice(at, at + AT_ONCE), levelCode);
    for (const item of items) all.set(item.skuId, item);
  }
  return all;
}

/**
 * What counts of an offer. A promotion is no price of the list: while one runs nothing is said of the price, so that its end is
 * no rise. What lies outside of somebody's range has no price for him.
 */
export function seeItem(item: SkuForSale): Seen {
  const promoted = Boolean(tierAt(item.tiers, item.moq)?.promotion);
  return {
    price: promoted || !item.inRange ? 0n : item.salesPrice,
    out: isOutOfStock(item) || item.dayType === OUT_OF_STOCK,
    buyable: purchaseObstacle(item) === null,
  };
}
