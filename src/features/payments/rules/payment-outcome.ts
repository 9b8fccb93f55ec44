import type { OrderStatus } from '#features/orders/rules/public.ts';
import type { PaymentState } from '../contract/payment-schemas.ts';
import type { PaymentStatus } from './payment-status.ts';

export interface OutcomeFacts {
  orderStatus: OrderStatus;
  payWay: PaymentState['payWay'];
  /** Payments of the order, the latest first. */
  payments: readonly PaymentStatus[];
  /** The time to pay is over, whether or not the order has been cancelled yet. */
  late: boolean;
}

const OVER: readonly OrderStatus[] = ['cancelled', 'rejected', 'closed'];

/** What the payer is told: never more than is known, never less. */
export function paymentOutcome({ orderStatus, payWay, payments, late }: OutcomeFacts): PaymentState['outcome'] {
  if (OVER.includes(orderStatus)) {
    return payments.some((status) => status === 'refunding' || status === 'refunded' || status === 'paid')
      ? 'back'
      : 'ended';
  }
  if (orderStatus !== 'to_pay') return payWay === 'account' ? 'credit' : 'paid';
  if (late) return 'ended';
  return payments[0] === 'failed' ? 'failed' : 'waiting';
}
