import { divideHalfUp } from '#platform/shared/money.ts';
import type { OrderStatus } from '../order-status.ts';

export interface PayableFacts {
  status: OrderStatus;
  goodsFen: bigint;
  freightFen: bigint;
  discountFen: bigint;
  /** Of the goods, called off. */
  cancelledFen: bigint;
}

/** Orders that came to nothing: nobody owes anything for them. */
const CAME_TO_NOTHING: ReadonlySet<OrderStatus> = new Set(['cancelled', 'rejected', 'closed']);

/**
 * What is owed for an order now, in fen. A discount shrinks with the goods it was given for; freight stays as long as
 * anything is sent.
 */
export function payableOf({ status, goodsFen, freightFen, discountFen, cancelledFen }: PayableFacts): bigint {
  if (CAME_TO_NOTHING.has(status)) return 0n;
  if (cancelledFen === 0n) return goodsFen + freightFen - discountFen;
  const left = goodsFen - cancelledFen;
  return left + freightFen - divideHalfUp(discountFen * left, goodsFen);
}
