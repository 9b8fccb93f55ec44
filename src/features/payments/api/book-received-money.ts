import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { parseAmount } from '#platform/shared/money.ts';
import { deskErrors } from '../contract/payment-errors.ts';
import { settlePayment } from './apply-notice.ts';
import { findPayment } from './payment-repo.ts';
import { TRANSFER } from './payment-settings.ts';
import { readRefunds } from './refund-repo.ts';
import { settleRefund } from './settle-refund.ts';

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
  const news = { tradeNo: bankReference, result: 'paid', amountFen: parseAmount(amount) } as const;
  const verdict = await settlePayment(db, payment, news, caller);
  if (verdict === 'wrong_trade') throw refuse(deskErrors, 'TRANSFER_REFERENCE_USED');
  if (verdict === 'wrong_amount') throw refuse(deskErrors, 'TRANSFER_AMOUNT_DIFFERS');
  if (verdict === 'repeat') throw refuse(deskErrors, 'TRANSFER_MOVED');
  await writeAudit(db, caller, {
    action: 'payment.transfer_confirmed',
    objectType: 'payment',
    objectId: payNo,
    after: { amount, bankReference, verdict },
  });
}

/** A person at the desk has sent money back: every refund of the payment that is left to people. */
export async function confirmRefund(
  db: Db,
  caller: Caller,
  { payNo, bankReference }: Omit<ReceivedMoney, 'amount'>,
): Promise<void> {
  const payment = await findPayment(db, payNo);
  if (!payment) throw notFound('付款单');
  const open = (await readRefunds(db, payment)).filter(
    ({ paymentId, status }) => paymentId === payment.id && status !== 'done',
  );
  const byDesk = open.filter(({ status }) => status === 'desk');
  if (open.length > 0 && byDesk.length === 0) throw refuse(deskErrors, 'REFUND_AT_CHANNEL');
  let settled = 0;
  for (const refund of byDesk) {
    if (await settleRefund(db, refund, { actor: caller, reference: bankReference })) settled += 1;
  }
  if (settled === 0) throw refuse(deskErrors, 'TRANSFER_MOVED');
}
