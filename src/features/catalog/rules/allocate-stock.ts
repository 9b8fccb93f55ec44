export interface StockWish {
  skuId: bigint;
  quantity: number;
}

export interface FreeStock {
  skuId: bigint;
  warehouse: string;
  available: number;
}

export interface StockAllocation {
  skuId: bigint;
  warehouse: string;
  quantity: number;
}

export interface StockShortage {
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

/** From as few warehouses as possible: the fullest first, names decide between equals. */
function take(stock: readonly FreeStock[], quantity: number): StockAllocation[] {
  const order = stock.toSorted((a, b) => b.available - a.available || (a.warehouse < b.warehouse ? -1 : 1));
  let missing = quantity;
  return order.flatMap(({ skuId, warehouse, available }) => {
    const taken = Math.min(missing, available);
    missing -= taken;
    return taken > 0 ? [{ skuId, warehouse, quantity: taken }] : [];
  });
}

/** Which warehouse gives how much for every wish, or what is missing: all or nothing. */
export function allocateStock(wanted: readonly StockWish[], stock: readonly FreeStock[]): AllocationPlan {
  const allocations: StockAllocation[] = [];
  const short: StockShortage[] = [];
  for (const [skuId, quantity] of sumWishes(wanted)) {
    const own = stock.filter((row) => row.skuId === skuId && row.available > 0);
    const available = own.reduce((sum, row) => sum + row.available, 0);
    if (available < quantity) short.push({ skuId, available });
    else allocations.push(...take(own, quantity));
  }
  return short.length > 0 ? { ok: false, short } : { ok: true, allocations };
}
