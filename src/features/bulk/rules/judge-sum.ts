import { snapQuantity } from '#features/catalog/rules/public.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';

/** What of an item can stand against a sum whose parts can be bought each. */
export interface SumFacts {
  moq: number;
  step: number;
  orderUnit: string;
  /** Free stock; null for goods that do not leave from stock. */
  available: number | null;
}

/** The quantity that several rows of one item make together, rounded up to what the item allows. */
export function judgeSum(item: SumFacts, wanted: number): { quantity: number } | { problem: string } {
  const quantity = snapQuantity({ moq: item.moq, step: item.step, value: wanted, previous: 0 });
  if (quantity < wanted) return { problem: `超过上限 ${MAX_QUANTITY}` };
  if (item.available !== null && quantity > item.available) {
    return { problem: `库存不足，当前可售 ${item.available} ${item.orderUnit}` };
  }
  return { quantity };
}
