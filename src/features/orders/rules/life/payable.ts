import { divideHalfUp } from '#platform/shared/money.ts';
import type { OrderStatus } from '../order-status.ts';

export interface PayableFacts {
  status: OrderStatus;
  goodsFen: bigint;
  freightFen: bigint;
  discountFen: bigint;
  /** Of the goods, called off. */
  cancelledFen: bigint;
  /** Goods and freight that after-sales gave back. */
  returnedFen: bigint;
}

/** Orders that came to nothing: nobody owes anything for them. */
const CAME_TO_NOTHING: ReadonlySet<OrderStatus> = new Set(['cancelled', 'rejected', 'closed']);

/** What the goods that were not called off cost: a discount shrinks with the goods it was given for. */
function goodsOwed({ goodsFen, discountFen, cancelledFen }: PayableFacts): bigint {
  if (cancelledFen === 0n) return goodsFen - discountFen;
  const left = goodsFen - cancelledFen;
  return left - divideHalfUp(discountFen * left, goodsFen);
}

/**
 * What is owed for an order now, in fen. Freight stays as long as anything is sent; what after-sales gave back is owed no
 * longer (behaviours 2.7).
 */
export function payableOf(order: PayableFacts): bigint {
  if (CAME_TO_NOTHING.has(order.status)) return 0n;
  const owed = goodsOwed(order) + order.freightFen - order.returnedFen;
  return owed > 0n ? owed : 0n;
}
