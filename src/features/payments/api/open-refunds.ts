import { keepRefunds, type PayableOrder } from '#features/orders/api/public.ts';
import { payableOf } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { sum } from '#platform/shared/money.ts';
import { planRefunds, refundState } from '../rules/plan-refunds.ts';
import { lockPayment, movePayment, type Payment, readPayments } from './payment-repo.ts';
import { TRANSFER } from './payment-settings.ts';
import { insertRefund, type Refund, readRefunds } from './refund-repo.ts';

/** Topic of refunds that begin: their channel is asked, their buyer is told. */
export const REFUND_BEGUN = 'payment.refund';

/** Topic of refunds that their channel refused and is asked for again. */
export const REFUND_RETRIED = 'payment.refund_retried';

/** Topic of refunds that their channel will not send: people do. */
export const REFUND_STUCK = 'payment.refund_stuck';

/** Topic of refunds that are done. */
export const REFUND_DONE = 'payment.refunded';

const HAS_COME: readonly string[] = ['paid', 'refunding', 'refunded'];

/** Money that has come for an order, and what of each payment went back. */
export async function readReceived(db: Db, order: PayableOrder) {
  const refunds = await readRefunds(db, order);
  const came = (await readPayments(db, order)).filter(({ status }) => HAS_COME.includes(status));
  const backOf = (id: bigint) => sum(refunds.filter(({ paymentId }) => paymentId === id).map((one) => one.amountFen));
  return { refunds, received: came.map((payment) => ({ ...payment, backFen: backOf(payment.id) })) };
}

const sumOf = (refunds: readonly Refund[], done: boolean) =>
  sum(refunds.filter(({ status }) => (status === 'done') === done).map(({ amountFen }) => amountFen));

/** What refunds of some payments add up to. */
export const refundSums = (refunds: readonly Refund[]) => ({
  refundingFen: sumOf(refunds, false),
  refundedFen: sumOf(refunds, true),
});

/** Writes into the order what goes back of its money. */
export async function keepOrderRefunds(db: Db, order: PayableOrder): Promise<void> {
  const { refunds, received } = await readReceived(db, order);
  const sums = refundSums(refunds);
  const receivedFen = sum(received.map(({ amountFen }) => amountFen));
  await keepRefunds(db, order, { ...sums, paymentStatus: refundState(order, { ...sums, receivedFen }) });
}

/** Begins to send money of a locked payment back, through the way it came. */
async function openRefund(db: Db, order: PayableOrder, payment: Payment, amountFen: bigint): Promise<void> {
  const { firmId, orderId, id: paymentId, payNo, channel } = payment;
  const status = channel === TRANSFER ? 'desk' : 'asked';
  const { refundNo } = await insertRefund(db, { firmId, orderId, paymentId, amountFen, status });
  if (payment.status !== 'refunding') await movePayment(db, paymentId, 'refunding');
  await enqueueEffect(db, REFUND_BEGUN, { refundNo });
  log.info({ payNo, refundNo, orderNo: order.orderNo }, 'money of an order goes back');
}

/** A payment that came for nothing goes back whole. The order and it are locked. */
export async function refundWhole(db: Db, order: PayableOrder, payment: Payment): Promise<void> {
  await openRefund(db, order, payment, payment.amountFen);
  await keepOrderRefunds(db, order);
}

/** Sends back what a locked order no longer costs; hearing of its cancellation twice sends nothing twice. */
export async function refundSurplus(db: Db, order: PayableOrder): Promise<void> {
  const { received } = await readReceived(db, order);
  const plan = planRefunds(payableOf(order), received);
  for (const { paymentId, amountFen } of plan) await openRefund(db, order, await lockPayment(db, paymentId), amountFen);
  if (plan.length > 0) await keepOrderRefunds(db, order);
}
