import { allocateStock, type NamedStock, NO_PROMISE, needsStock, promiseFrom } from '#features/catalog/rules/public.ts';
import type { LinePromise } from '#features/orders/rules/public.ts';
import { shareAllocations } from './share-allocations.ts';

export interface LineToPromise {
  skuId: bigint;
  quantity: number;
  dayType: number;
  deliveryDays: number | null;
  /** Working days promised by a quote. */
  quotedDays?: number | null;
}

/** Where the goods lie that are ordered, with the days to where they go. */
export type StockByItem = ReadonlyMap<bigint, readonly NamedStock[]>;

interface Allocation {
  skuId: bigint;
  warehouse: string;
  quantity: number;
}

/** Stock as those take it who reserve it. */
export const freeStockOf = (stock: StockByItem) =>
  [...stock].flatMap(([skuId, rows]) => rows.map((row) => ({ ...row, skuId })));

/** Of items that leave from stock, which warehouse gives how much; of an item that is short, nothing. */
function planStock(lines: readonly LineToPromise[], stock: StockByItem): Allocation[] {
  return [...Map.groupBy(lines, ({ skuId }) => skuId)].flatMap(([skuId, wanted]) => {
    const plan = allocateStock(wanted, freeStockOf(new Map([[skuId, stock.get(skuId) ?? []]])));
    return plan.ok ? plan.allocations : [];
  });
}

/** Shares by the place of their line. */
function shareStock(lines: readonly LineToPromise[], stock: StockByItem, allocations?: readonly Allocation[]) {
  const fromStock = lines.flatMap((line, index) =>
    needsStock(line.dayType) ? [{ ...line, lineId: BigInt(index) }] : [],
  );
  const shares = shareAllocations(fromStock, allocations ?? planStock(fromStock, stock));
  return Map.groupBy(shares, ({ lineId }) => Number(lineId));
}

/**
 * What is promised for lines that are ordered together at `now`: lines of one item share its stock as they will hold it,
 * and nobody promises what is not there. `allocations`: what they hold already.
 */
export function promiseLines(
  lines: readonly LineToPromise[],
  stock: StockByItem,
  now: Date,
  allocations?: readonly Allocation[],
): LinePromise[][] {
  const shares = shareStock(lines, stock, allocations);
  return lines.map((line, index) => {
    const known = stock.get(line.skuId) ?? [];
    const own = shares.get(index) ?? [];
    const given = ({ warehouse, quantity }: Pick<LinePromise, 'warehouse' | 'quantity'>): LinePromise => ({
      warehouse,
      quantity,
      first: null,
      ...promiseFrom(line, { stock: known, warehouse }, now),
    });
    if (!needsStock(line.dayType)) return [given({ warehouse: null, quantity: line.quantity })];
    return own.length > 0 ? own.map(given) : [{ warehouse: null, quantity: line.quantity, ...NO_PROMISE }];
  });
}
