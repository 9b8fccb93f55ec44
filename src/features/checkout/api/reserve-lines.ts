import { reserveStock } from '#features/catalog/api/public.ts';
import { needsStock, provinceOf } from '#features/catalog/rules/public.ts';
import { writingReservations } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { createErrors } from '../contract/checkout-errors.ts';
import { freeStockOf } from '../rules/promise-lines.ts';
import { shareAllocations } from '../rules/share-allocations.ts';
import type { AcceptedLine } from './accept-quote.ts';
import { followStock, type GivenPromises } from './promise-order.ts';

/**
 * Reserves everything that leaves from stock for the lines of a new order, or refuses it with what could be had of each:
 * the stock its promises were given from. `lineIds` are in the order of the lines.
 */
export async function reserveLines(
  db: Db,
  { lineIds, ...order }: { firmId: bigint; orderId: bigint; lineIds: readonly bigint[] },
  lines: readonly AcceptedLine[],
  given: GivenPromises,
): Promise<void> {
  const fromStock = lines.flatMap(({ item, quantity }, index) => {
    const lineId = lineIds[index];
    return lineId !== undefined && needsStock(item.dayType) ? [{ lineId, skuId: item.skuId, quantity, item }] : [];
  });
  const wanted = fromStock.map(({ skuId, quantity }) => ({ skuId, quantity }));
  const ground = { provinceCode: provinceOf(given.regionCode), seen: freeStockOf(given.stock) };
  const plan = await reserveStock(db, wanted, ground, (allocations) =>
    writingReservations(order, shareAllocations(fromStock, allocations)),
  );
  if (plan.ok) return followStock(db, { ...order, lineIds }, given, plan.allocations);
  const failInfos = plan.short.flatMap(({ skuId, available }) => {
    const line = fromStock.find((one) => one.skuId === skuId);
    const rest = `库存不足，当前可售 ${available} ${line?.item.orderUnit ?? ''}`;
    return line ? [{ skuCode: line.item.itemNo, failMsg: rest.trim() }] : [];
  });
  throw refuse(createErrors, 'ORDER_STOCK_SHORT', { data: { failInfos } });
}
