import { allocateStock, needsStock } from '#features/catalog/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { readFreeStock } from './read-free-stock.ts';
import type { OrderLineRow } from './read-order-facts.ts';

/** So much of what was bought with a line. */
export interface SentGoods {
  bought: OrderLineRow;
  units: number;
}

/** So much of the goods at this place of the list, from that warehouse. */
export interface GoodsAllocation {
  index: number;
  skuId: bigint;
  warehouse: string;
  quantity: number;
}

/**
 * Where goods to be sent anew lie. `whole`: all of them are there, or come from their suppliers as always. Of a line that is
 * short nothing is taken. Looked at without waiting; who takes it makes sure.
 */
export async function planStock(
  db: Db,
  goods: readonly SentGoods[],
): Promise<{ whole: boolean; allocations: GoodsAllocation[] }> {
  const skuIds = [...new Set(goods.map(({ bought }) => bought.skuId))];
  if (skuIds.length === 0) return { whole: true, allocations: [] };
  const stock = await readFreeStock(db, skuIds);
  let whole = true;
  const allocations = goods.flatMap(({ bought: { skuId, dayType }, units }, index) => {
    if (!needsStock(dayType)) return [];
    const plan = allocateStock([{ skuId, quantity: units }], stock);
    if (!plan.ok) {
      whole = false;
      return [];
    }
    for (const { warehouse, quantity } of plan.allocations) {
      const row = stock.find((one) => one.skuId === skuId && one.warehouse === warehouse);
      if (row) row.available -= quantity;
    }
    return plan.allocations.map((one) => ({ index, ...one }));
  });
  return { whole, allocations };
}
