import type { OrderStatus } from '#features/orders/rules/public.ts';
import { sum } from '#platform/shared/money.ts';

/** A payment whose money has come. */
export interface ReceivedPayment {
  id: bigint;
  amountFen: bigint;
  /** Of it, back or on its way back. */
  backFen: bigint;
}

/**
 * Which payments of an order give back how much, so that exactly what is owed stays. The latest comes first. Worked out
 * from what is there, so that the same news heard twice sends nothing twice.
 */
export function planRefunds(
  owedFen: bigint,
  received: readonly ReceivedPayment[],
): { paymentId: bigint; amountFen: bigint }[] {
  const latestFirst = received.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  let surplus = sum(received.map(({ amountFen, backFen }) => amountFen - backFen)) - owedFen;
  return latestFirst.flatMap(({ id, amountFen, backFen }) => {
    const rest = amountFen - backFen;
    const back = surplus < rest ? surplus : rest;
    if (back <= 0n) return [];
    surplus -= back;
    return [{ paymentId: id, amountFen: back }];
  });
}

export interface RefundSums {
  receivedFen: bigint;
  refundingFen: bigint;
  refundedFen: bigint;
}

/**
 * Side state of an order whose money goes back; null: it stays as it is. An order that waits for money, and one on
 * account, are not paid by what goes back: that was money too much.
 */
export function refundState(
  { status, payWay }: { status: OrderStatus; payWay: string },
  { receivedFen, refundingFen, refundedFen }: RefundSums,
): 'paid' | 'refunding' | 'refunded' | null {
  if (status === 'to_pay' || payWay === 'account' || receivedFen === 0n) return null;
  if (refundingFen > 0n) return 'refunding';
  return refundedFen >= receivedFen ? 'refunded' : 'paid';
}

/** State of a payment some of which went back. */
export function paymentAfterRefund(amountFen: bigint, { refundingFen, refundedFen }: Omit<RefundSums, 'receivedFen'>) {
  if (refundingFen > 0n) return 'refunding';
  return refundedFen >= amountFen ? 'refunded' : 'paid';
}
