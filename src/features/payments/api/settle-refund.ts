import { lockPayableOrder, type PayableOrder } from '#features/orders/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { paymentAfterRefund } from '../rules/plan-refunds.ts';
import { keepOrderRefunds, REFUND_DONE, refundSums } from './open-refunds.ts';
import { lockPayment, movePayment, type Payment } from './payment-repo.ts';
import { markRefunded, type OpenState, type Refund, readRefunds } from './refund-repo.ts';

/** Who says that money is back: the channel, or a person with the number of the bank. */
export interface RefundProof {
  actor: Pick<Caller, 'firmId' | 'userId'>;
  reference: string | null;
}

async function keepPayment(db: Db, order: PayableOrder, payment: Payment): Promise<void> {
  const own = (await readRefunds(db, order)).filter(({ paymentId }) => paymentId === payment.id);
  const status = paymentAfterRefund(payment.amountFen, refundSums(own));
  if (status !== payment.status) await movePayment(db, payment.id, status);
}

/**
 * A refund is done: the one place where money counts as back. The order is locked before its payment, always. False:
 * it was done before.
 */
export async function settleRefund(
  db: Db,
  { refundNo, paymentId, firmId, orderId, amountFen }: Refund,
  { actor, reference }: RefundProof,
): Promise<boolean> {
  const order = await lockPayableOrder(db, { firmId, orderId });
  const payment = await lockPayment(db, paymentId);
  if (!order) throw new Error('refund without an order');
  // What has been left to the channel again people do not send as well.
  const from: OpenState[] = actor.userId === null ? ['asked', 'desk'] : ['desk'];
  if (!(await markRefunded(db, refundNo, reference, from))) return false;
  await keepPayment(db, order, payment);
  await keepOrderRefunds(db, order);
  await enqueueEffect(db, REFUND_DONE, { refundNo });
  await writeAudit(db, actor, {
    action: 'payment.refunded',
    objectType: 'payment',
    objectId: payment.payNo,
    after: { refundNo, amount: formatAmount(amountFen), reference },
  });
  return true;
}
