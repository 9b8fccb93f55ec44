export interface LineWish {
  lineId: bigint;
  skuId: bigint;
  quantity: number;
}

interface Allocation {
  skuId: bigint;
  warehouse: string;
  quantity: number;
}

/**
 * Which line holds how much of which warehouse's stock. Lines of one item are served in their order, so that no line is
 * held twice and what was reserved is shared out to the last piece.
 */
export function shareAllocations(lines: readonly LineWish[], allocations: readonly Allocation[]) {
  const rest = allocations.map((allocation) => ({ ...allocation }));
  const shares = lines.flatMap(({ lineId, skuId, quantity }) => {
    let missing = quantity;
    return rest.flatMap((stock) => {
      const taken = stock.skuId === skuId ? Math.min(stock.quantity, missing) : 0;
      if (taken === 0) return [];
      stock.quantity -= taken;
      missing -= taken;
      return [{ lineId, skuId, warehouse: stock.warehouse, quantity: taken }];
    });
  });
  if (rest.some(({ quantity }) => quantity > 0)) throw new Error('stock reserved for no line');
  return shares;
}
