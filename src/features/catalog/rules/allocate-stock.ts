import { splitStock, type WarehouseStock } from './split-stock.ts';

export interface StockWish {
  skuId: bigint;
  quantity: number;
}

export interface FreeStock extends WarehouseStock {
  skuId: bigint;
}

export interface StockAllocation {
  skuId: bigint;
  warehouse: string;
  quantity: number;
}

interface StockShortage {
  skuId: bigint;
  /** What all warehouses together could give. */
  available: number;
}

export type AllocationPlan = { ok: true; allocations: StockAllocation[] } | { ok: false; short: StockShortage[] };

/** Wishes for the same item added up: two lines of one item must not both count on the same stock. */
function sumWishes(wanted: readonly StockWish[]): Map<bigint, number> {
  const sums = new Map<bigint, number>();
  for (const { skuId, quantity } of wanted) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  return sums;
}

/** Which warehouse gives how much for every wish, or what is missing: all or nothing. */
export function allocateStock(wanted: readonly StockWish[], stock: readonly FreeStock[]): AllocationPlan {
  const allocations: StockAllocation[] = [];
  const short: StockShortage[] = [];
  for (const [skuId, quantity] of sumWishes(wanted)) {
    const own = stock.filter((row) => row.skuId === skuId);
    const parts = splitStock(own, quantity);
    if (parts) allocations.push(...parts.map((part) => ({ skuId, ...part })));
    else short.push({ skuId, available: own.reduce((sum, row) => sum + Math.max(0, row.available), 0) });
  }
  return short.length > 0 ? { ok: false, short } : { ok: true, allocations };
}
