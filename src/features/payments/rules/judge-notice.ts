import type { PaymentStatus } from './payment-status.ts';

/** What a channel says of one payment, its signature checked. */
export interface NoticeFacts {
  result: 'paid' | 'failed';
  amountFen: bigint;
}

export interface PaymentFacts {
  status: PaymentStatus;
  amountFen: bigint;
  /** The order still waits for this money. */
  orderWaits: boolean;
  /** The channel's number stands for another payment already. */
  tradeTaken: boolean;
}

/**
 * - `pay`: the payment is paid and its order goes on;
 * - `refund`: the money came for an order that no longer takes it, and goes back;
 * - `fail`: the payer may try again;
 * - `repeat`: known already, nothing happens;
 * - `wrong_amount`, `wrong_trade`: nothing is believed, somebody has to look.
 */
export type Verdict = 'pay' | 'refund' | 'fail' | 'repeat' | 'wrong_amount' | 'wrong_trade';

/** What a notice means, whatever order notices arrive in. Money that has arrived is never forgotten. */
export function judgeNotice({ result, amountFen }: NoticeFacts, payment: PaymentFacts): Verdict {
  const { status, orderWaits } = payment;
  // What failed moved no money, whatever amount it names.
  if (result === 'failed') return status === 'pending' ? 'fail' : 'repeat';
  if (amountFen !== payment.amountFen) return 'wrong_amount';
  if (payment.tradeTaken) return 'wrong_trade';
  if (status === 'pending') return orderWaits ? 'pay' : 'refund';
  return status === 'failed' || status === 'closed' ? 'refund' : 'repeat';
}
