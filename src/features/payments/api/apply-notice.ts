import { lockPayableOrder, markOrderPaid } from '#features/orders/api/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import { judgeNotice, type Verdict } from '../rules/judge-notice.ts';
import { closePending } from './close-pending.ts';
import { refundWhole } from './open-refunds.ts';
import type { ChannelNotice } from './payment-channel.ts';
import {
  findPayment,
  isNoticeKnown,
  isTradeTaken,
  keepNotice,
  lockPayment,
  movePayment,
  type Payment,
} from './payment-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

type News = Pick<ChannelNotice, 'tradeNo' | 'result' | 'amountFen'>;
type Actor = Pick<Caller, 'firmId' | 'userId'>;

/**
 * What a payment's news mean for it and its order, and does it: the one place where a payment becomes paid. The order is
 * locked before its payment, always, so that paying, cancelling and expiring come one after the other.
 */
export async function settlePayment(
  db: Db,
  { id, firmId, orderId }: Payment,
  { tradeNo, result, amountFen }: News,
  actor: Actor = { firmId, userId: null },
): Promise<Verdict> {
  const order = await lockPayableOrder(db, { firmId, orderId });
  const payment = await lockPayment(db, id);
  if (!order) throw new Error('payment without an order');
  const { status, amountFen: expected, payNo } = payment;
  const orderWaits = order.status === 'to_pay';
  const tradeTaken = await isTradeTaken(db, payment, tradeNo);
  const verdict = judgeNotice({ result, amountFen }, { status, amountFen: expected, orderWaits, tradeTaken });
  if (verdict === 'fail') await movePayment(db, id, 'failed', { failure: '渠道返回付款失败' });
  if (verdict === 'pay' || (verdict === 'refund' && status === 'pending')) {
    await movePayment(db, id, 'paid', { channelTradeNo: tradeNo });
  }
  if (verdict === 'pay') {
    await markOrderPaid(db, order, { actor, detail: payNo });
    await closePending(db, payment);
  }
  if (verdict === 'refund') {
    await movePayment(db, id, 'refunding', { channelTradeNo: tradeNo });
    await refundWhole(db, order, await lockPayment(db, id));
  }
  return verdict;
}

export type NoticeOutcome = Verdict | 'unknown' | 'known';

const LOOKED_AT: readonly NoticeOutcome[] = ['wrong_amount', 'wrong_trade', 'unknown', 'refund'];

/**
 * Takes a verified notice exactly once: however often and in whatever order notices come, the payment moves once and
 * every first delivery is kept with what became of it.
 */
export async function applyNotice(database: Database, channel: string, notice: ChannelNotice): Promise<NoticeOutcome> {
  const { noticeId, payNo, body } = notice;
  const outcome = await inTransaction(database, WORKER, 'write', async (db): Promise<NoticeOutcome> => {
    if (await isNoticeKnown(db, channel, { noticeId, payNo })) return 'known';
    const payment = await findPayment(db, payNo, channel);
    const verdict = payment ? await settlePayment(db, payment, notice) : 'unknown';
    await keepNotice(db, { channel, noticeId, payNo, body, outcome: verdict });
    return verdict;
  });
  if (LOOKED_AT.includes(outcome)) log.warn({ channel, payNo, noticeId, outcome }, 'payment notice needs a look');
  return outcome;
}
