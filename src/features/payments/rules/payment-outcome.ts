import {
  type OrderStatus,
  type PaymentStanding,
  paymentStanding,
  type ReceivedMoney,
} from '#features/orders/rules/public.ts';
import type { PaymentState } from '../contract/payment-schemas.ts';
import type { PaymentStatus } from './payment-status.ts';

export type PaymentOutcome = PaymentState['outcome'];

export interface OutcomeFacts {
  orderStatus: OrderStatus;
  payWay: PaymentState['payWay'];
  /** Payments of the order, the latest first. */
  payments: readonly PaymentStatus[];
  /** The time to pay is over, whether or not the order has been cancelled yet. */
  late: boolean;
}

/** What the payer is told of each standing, before a failed try or a missed end says more. */
const OUTCOMES: Readonly<Record<PaymentStanding, PaymentOutcome>> = {
  after_approval: 'approving',
  account_after_approval: 'approving',
  after_confirmation: 'confirming',
  account_after_confirmation: 'confirming',
  due: 'waiting',
  transfer_due: 'transfer',
  account: 'credit',
  paid: 'paid',
  refunding: 'back',
  refunded: 'refunded',
  missing: 'missing',
  none: 'ended',
};

/** Money of an order by its payments alone: tried, failed and closed ones brought none. */
function receivedBy(payments: readonly PaymentStatus[]): ReceivedMoney {
  // One that is paid stays so, whatever a second one that came too much gives back.
  if (payments.includes('paid')) return 'paid';
  if (payments.includes('refunding')) return 'refunding';
  return payments.includes('refunded') ? 'refunded' : 'none';
}

/** What the payer is told: never more than is known, never less. */
export function paymentOutcome({ orderStatus, payWay, payments, late }: OutcomeFacts): PaymentOutcome {
  const outcome = OUTCOMES[paymentStanding({ status: orderStatus, payWay, received: receivedBy(payments) })];
  if (outcome !== 'waiting' && outcome !== 'transfer') return outcome;
  if (late) return 'late';
  return outcome === 'waiting' && payments[0] === 'failed' ? 'failed' : outcome;
}

/** Money is awaited, and may be paid now. */
export const awaitsMoney = (outcome: PaymentOutcome): outcome is 'waiting' | 'transfer' | 'failed' =>
  outcome === 'waiting' || outcome === 'transfer' || outcome === 'failed';

/** The reader may pay it now; anybody else is only told where it stands. */
export const takesMoney = ({ outcome, mayPay }: Pick<PaymentState, 'outcome' | 'mayPay'>): boolean =>
  mayPay && awaitsMoney(outcome);
