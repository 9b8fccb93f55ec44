import { compareText } from '#platform/shared/compare-text.ts';

/** Stock of one item in one warehouse. */
export interface WarehouseStock {
  warehouse: string;
  available: number;
  /** Days on the road to where the goods go; none where that is not known. */
  days?: number;
}

export interface StockPart {
  warehouse: string;
  quantity: number;
}

/** Farther than any road: a warehouse that does not deliver there comes last. */
const FAR = 999;

/** The nearest first, then the fullest; names decide between equals. */
function inOrder(a: WarehouseStock, b: WarehouseStock): number {
  return (a.days ?? FAR) - (b.days ?? FAR) || b.available - a.available || compareText(a.warehouse, b.warehouse);
}

/**
 * Which warehouses give how much: the nearest that has all of it; only where none has, several, the nearest first.
 * Null when all of them together have too little.
 */
export function splitStock(stock: readonly WarehouseStock[], quantity: number): StockPart[] | null {
  const order = stock.filter(({ available }) => available > 0).sort(inOrder);
  const whole = order.find(({ available }) => available >= quantity);
  if (whole) return [{ warehouse: whole.warehouse, quantity }];
  const parts: StockPart[] = [];
  let missing = quantity;
  for (const { warehouse, available } of order) {
    const taken = Math.min(missing, available);
    if (taken > 0) parts.push({ warehouse, quantity: taken });
    missing -= taken;
  }
  return missing > 0 ? null : parts;
}
