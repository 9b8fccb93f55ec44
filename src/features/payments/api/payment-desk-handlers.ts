import type { OrderStatus } from '#features/orders/rules/public.ts';
import { orderStatusLabel } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import { paymentDeskContract } from '../contract/payment-desk-contract.ts';
import type { DeskPayment, RefundAccount } from '../contract/payment-schemas.ts';
import { matchTransfers } from '../rules/match-transfer.ts';
import { type PaymentStatus, paymentStates, paymentStatusLabel } from '../rules/payment-status.ts';
import { confirmRefund, confirmTransfer } from './book-received-money.ts';
import { channelLabel } from './channel-label.ts';
import { type DeskPaymentRow, findDeskPayment, readDeskPage, readExpectedTransfers } from './desk-payment-repo.ts';
import { type PaymentSettings, type RefundAccounts, TRANSFER } from './payment-settings.ts';
import { retryRefund } from './retry-refund.ts';

const desk = implementFeature(paymentDeskContract);

/** The best guesses are enough to look through. */
const MOST_MATCHES = 20;

/** A transfer that is awaited is confirmed by hand; so is money that people send back. */
function actOf({ channel, openRefund }: DeskPaymentRow, status: PaymentStatus): DeskPayment['act'] {
  if (channel === TRANSFER && paymentStates.allows('confirm', status)) return 'confirm';
  return openRefund?.byDesk ? 'refund' : null;
}

/** Rows hold only what the guards of the tables let in. */
function presentRow(
  row: DeskPaymentRow,
  { channels }: PaymentSettings,
  accounts: readonly RefundAccount[],
): DeskPayment {
  const status = row.status as PaymentStatus;
  const { payNo, orderNo, poNumber, firmName, channel, channelTradeNo, openRefund } = row;
  return {
    payNo,
    orderNo,
    poNumber,
    firmName,
    channel,
    channelTradeNo,
    status,
    channelLabel: channelLabel(channel, channels),
    statusLabel: paymentStatusLabel(status),
    amount: formatAmount(row.amountFen),
    orderStatusLabel: orderStatusLabel(row.orderStatus as OrderStatus),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    refund: openRefund && {
      amount: formatAmount(BigInt(openRefund.amount)),
      by: openRefund.byDesk ? 'desk' : 'channel',
      failure: openRefund.failure,
      accounts: openRefund.byDesk ? [...accounts] : [],
    },
    act: actOf(row, status),
  };
}

export function createPaymentDeskHandlers(settings: PaymentSettings, accountsOf: RefundAccounts) {
  const presentAll = async (db: Db, rows: readonly DeskPaymentRow[]) => {
    const due = rows.filter(({ openRefund }) => openRefund?.byDesk);
    const accounts = await accountsOf(
      db,
      due.map(({ orderId }) => orderId),
    );
    return rows.map((row) => presentRow(row, settings, accounts.get(row.orderId) ?? []));
  };
  const reread = async (db: Db, payNo: string) => {
    const row = await findDeskPayment(db, payNo);
    const [payment] = row ? await presentAll(db, [row]) : [];
    if (!payment) throw notFound('付款单');
    return payment;
  };
  return {
    list: desk.list.handler(async ({ input: { tab, keyword, pageNo, pageSize }, context: { db } }) => {
      const { rows, total } = await readDeskPage(db, { tab, keyword }, { pageNo, pageSize });
      return { list: await presentAll(db, rows), total, pageNo, pageSize };
    }),
    match: desk.match.handler(async ({ input: { amount, remark }, context: { db } }) => {
      const expected = await readExpectedTransfers(db);
      const found = matchTransfers(expected, { amountFen: parseAmount(amount), remark });
      return found
        .slice(0, MOST_MATCHES)
        .map(({ transfer, grade }) => ({ grade, payment: presentRow(transfer, settings, []) }));
    }),
    confirm: desk.confirm.handler(async ({ input, context: { db, caller } }) => {
      await confirmTransfer(db, caller, input);
      return reread(db, input.payNo);
    }),
    retryRefund: desk.retryRefund.handler(async ({ input: { payNo }, context: { db, caller } }) => {
      await retryRefund(db, caller, payNo);
      return reread(db, payNo);
    }),
    refunded: desk.refunded.handler(async ({ input, context: { db, caller } }) => {
      await confirmRefund(db, caller, input);
      return reread(db, input.payNo);
    }),
  };
}
