import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { deskErrors } from '../contract/payment-errors.ts';
import { REFUND_RETRIED } from './open-refunds.ts';
import { findPayment } from './payment-repo.ts';
import { TRANSFER } from './payment-settings.ts';
import { askAgain, readRefunds } from './refund-repo.ts';

/**
 * What a channel would not send it is asked for once more, under the same number: the shop's balance there has been filled
 * up, or somebody has spoken with it. Until it answers people do not send the money themselves.
 */
export async function retryRefund(db: Db, caller: Caller, payNo: string): Promise<void> {
  const payment = await findPayment(db, payNo);
  if (!payment) throw notFound('付款单');
  if (payment.channel === TRANSFER) throw refuse(deskErrors, 'REFUND_BY_BANK');
  const left = (await readRefunds(db, payment)).filter(
    ({ paymentId, status }) => paymentId === payment.id && status === 'desk',
  );
  let asked = 0;
  for (const { refundNo, amountFen } of left) {
    // Somebody else may have booked it meanwhile.
    if (!(await askAgain(db, refundNo))) continue;
    asked += 1;
    await enqueueEffect(db, REFUND_RETRIED, { refundNo });
    await writeAudit(db, caller, {
      action: 'refund.asked',
      objectType: 'payment',
      objectId: payNo,
      after: { refundNo, amount: formatAmount(amountFen) },
    });
  }
  if (asked === 0) throw refuse(deskErrors, 'TRANSFER_MOVED');
}
