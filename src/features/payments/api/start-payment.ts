import {
  changePayWay,
  findOwnPayable,
  lockPayableOrder,
  markOnAccount,
  type PayableOrder,
} from '#features/orders/api/public.ts';
import { transferDeadline } from '#features/orders/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { payErrors } from '../contract/payment-errors.ts';
import { dueOf } from '../rules/due-of.ts';
import { bankInstructions } from './book-order.ts';
import { buyOnAccount } from './check-credit.ts';
import { closePending } from './close-pending.ts';
import type { Instructions } from './payment-channel.ts';
import { insertPayment, type Payment, readPayments, setInstructions } from './payment-repo.ts';
import { ACCOUNT, type PaymentSettings, TRANSFER } from './payment-settings.ts';
import { factsOf, PREPARE_PAYMENT } from './prepare-payment.ts';

/** The order as its payer may see it; others learn nothing of it. */
export async function findOwnOrder(db: Db, caller: SignedInCaller, orderNo: string): Promise<PayableOrder> {
  const order = await findOwnPayable(db, caller, orderNo);
  if (!order) throw notFound('订单');
  return order;
}

async function payOnAccount(
  db: Db,
  caller: SignedInCaller,
  settings: PaymentSettings,
  order: PayableOrder,
): Promise<void> {
  const answer = await buyOnAccount(db, settings, { ...order, userId: caller.userId, amountFen: dueOf(order) });
  if (answer.is === 'no_account') throw refuse(payErrors, 'PAYMENT_CHANNEL_GONE');
  if (answer.is === 'overdue') throw refuse(payErrors, 'PAYMENT_CREDIT_OVERDUE', { message: answer.words });
  if (answer.is === 'short') throw refuse(payErrors, 'PAYMENT_CREDIT_SHORT', { message: answer.words });
  await closePending(db, order);
  await markOnAccount(db, order, caller);
}

/** A payment of this way that waits already is gone on with: two tabs open one, not two. */
const openOne = (payments: readonly Payment[], channel: string, now: Date) =>
  payments.find((payment) => payment.channel === channel && payment.status === 'pending' && payment.expiresAt > now);

async function expectTransfer(db: Db, settings: PaymentSettings, order: PayableOrder, now: Date): Promise<void> {
  const instructions = bankInstructions(settings, order.orderNo);
  if (!instructions) throw refuse(payErrors, 'PAYMENT_CHANNEL_GONE');
  const { firmId, userId, orderId, payWay, holdUntil } = order;
  // Whoever transfers gets the time that takes, once.
  const until = transferDeadline(settings.hold, now);
  const kept = holdUntil !== null && (payWay === 'transfer' || holdUntil > until);
  const expiresAt = kept ? holdUntil : until;
  await insertPayment(db, {
    firmId,
    userId,
    orderId,
    channel: TRANSFER,
    amountFen: dueOf(order),
    expiresAt,
    instructions,
  });
  await changePayWay(db, order, 'transfer', expiresAt);
}

async function openChannel(db: Db, settings: PaymentSettings, order: PayableOrder, code: string): Promise<void> {
  const channel = settings.channels.get(code);
  if (!channel || !order.holdUntil) throw refuse(payErrors, 'PAYMENT_CHANNEL_GONE');
  const { firmId, userId, orderId, holdUntil } = order;
  const waiting: Instructions = { kind: 'waiting' };
  const payment = await insertPayment(db, {
    firmId,
    userId,
    orderId,
    channel: code,
    amountFen: dueOf(order),
    expiresAt: holdUntil,
    instructions: waiting,
  });
  const instructions = channel.instruct(factsOf(payment, order.orderNo, settings.origin));
  if (instructions) await setInstructions(db, payment.id, instructions);
  // Somebody else's server is asked by the worker, after this transaction.
  else await enqueueEffect(db, PREPARE_PAYMENT, { payNo: payment.payNo });
  await changePayWay(db, order, 'online', holdUntil);
}

/** Begins to pay an order by one of its ways; the amount is the order's. */
export async function startPayment(
  db: Db,
  caller: SignedInCaller,
  settings: PaymentSettings,
  { orderNo, channel }: { orderNo: string; channel: string },
): Promise<PayableOrder> {
  const order = await lockPayableOrder(db, await findOwnOrder(db, caller, orderNo));
  const now = new Date();
  if (order?.status !== 'to_pay') throw refuse(payErrors, 'PAYMENT_NOT_WAITING');
  if (order.holdUntil && order.holdUntil < now) throw refuse(payErrors, 'PAYMENT_TOO_LATE');
  if (channel === ACCOUNT) await payOnAccount(db, caller, settings, order);
  else if (!openOne(await readPayments(db, order), channel, now)) {
    if (channel === TRANSFER) await expectTransfer(db, settings, order, now);
    else await openChannel(db, settings, order, channel);
  }
  return findOwnOrder(db, caller, orderNo);
}
