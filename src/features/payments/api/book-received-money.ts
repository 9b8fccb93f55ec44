import { lockPayableOrder, setPaymentStatus } from '#features/orders/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { parseAmount } from '#platform/shared/money.ts';
import { deskErrors } from '../contract/payment-errors.ts';
import { settlePayment } from './apply-notice.ts';
import { isReferenceUsed } from './desk-payment-repo.ts';
import { findPayment, lockPayment, movePayment } from './payment-repo.ts';
import { TRANSFER } from './payment-settings.ts';

export interface ReceivedMoney {
  payNo: string;
  /** Decimal yuan as it stands in the bank's statement. */
  amount: string;
  bankReference: string;
}

/**
 * A person at the desk says that a transfer has come in. Amounts must agree to the fen and a number of the bank's books
 * stands for one payment; money for an order that is gone goes back.
 */
export async function confirmTransfer(db: Db, caller: Caller, received: ReceivedMoney): Promise<void> {
  const { payNo, amount, bankReference } = received;
  const payment = await findPayment(db, payNo, TRANSFER);
  if (!payment) throw notFound('付款单');
  if (await isReferenceUsed(db, TRANSFER, bankReference)) throw refuse(deskErrors, 'TRANSFER_REFERENCE_USED');
  const news = { tradeNo: bankReference, result: 'paid', amountFen: parseAmount(amount) } as const;
  const verdict = await settlePayment(db, payment, news, caller);
  if (verdict === 'wrong_amount') throw refuse(deskErrors, 'TRANSFER_AMOUNT_DIFFERS');
  if (verdict === 'repeat') throw refuse(deskErrors, 'TRANSFER_MOVED');
  await writeAudit(db, caller, {
    ...{ action: 'payment.transfer_confirmed', objectType: 'payment', objectId: payNo },
    after: { amount, bankReference, verdict },
  });
}

/** Money of an order that came to nothing has been sent back. */
export async function confirmRefund(
  db: Db,
  caller: Caller,
  { payNo, bankReference }: Omit<ReceivedMoney, 'amount'>,
): Promise<void> {
  const found = await findPayment(db, payNo);
  if (!found) throw notFound('付款单');
  const order = await lockPayableOrder(db, found);
  const payment = await lockPayment(db, found.id);
  if (payment.status !== 'refunding') throw refuse(deskErrors, 'TRANSFER_MOVED');
  await movePayment(db, payment.id, 'refunded');
  if (order?.paymentStatus === 'refunding') await setPaymentStatus(db, order, 'refunded');
  await writeAudit(db, caller, {
    ...{ action: 'payment.refunded', objectType: 'payment', objectId: payNo },
    after: { bankReference },
  });
}
