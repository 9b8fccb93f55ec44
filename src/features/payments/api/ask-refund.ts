import { type Database, inTransaction } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { REFUND_STUCK } from './open-refunds.ts';
import type { PaymentChannel, RefundAnswer } from './payment-channel.ts';
import type { Payment } from './payment-repo.ts';
import { findRefund, markRefundManual, type Refund, readSilentRefunds, touchRefund } from './refund-repo.ts';
import { settleRefund } from './settle-refund.ts';

export type Channels = ReadonlyMap<string, PaymentChannel>;

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** Channels usually answer at once; those that work on it are asked again in the next minute. */
const SILENT_SECONDS = 50;
const BATCH = 100;

/** The channel is asked outside of every transaction; the number of the refund makes a repeat harmless. */
async function askChannel(channels: Channels, { refundNo, amountFen }: Refund, payment: AskedPayment) {
  const channel = channels.get(payment.channel);
  if (!channel) return { result: 'failed', why: '支付渠道已停用' } as const;
  const { payNo, amountFen: totalFen, channelTradeNo } = payment;
  return channel.refund({ payNo, refundNo, amountFen, totalFen, tradeNo: channelTradeNo ?? '' });
}

type AskedPayment = Pick<Payment, 'channel' | 'payNo' | 'amountFen' | 'channelTradeNo'>;

async function keepAnswer(database: Database, refund: Refund, answer: RefundAnswer): Promise<void> {
  const { refundNo, firmId } = refund;
  await inTransaction(database, WORKER, 'write', async (db) => {
    if (answer.result === 'done') {
      await settleRefund(db, refund, { actor: { firmId, userId: null }, reference: answer.reference ?? null });
    } else if (answer.result === 'failed') {
      if (await markRefundManual(db, refundNo, answer.why))
        await enqueueEffect(db, REFUND_STUCK, { refundNo, at: Date.now() });
    } else await touchRefund(db, refundNo);
  });
  if (answer.result === 'failed') log.warn({ refundNo, why: answer.why }, 'refund refused by its channel');
}

/** Has a refund sent back by its channel, or hears how far that is. */
export async function askRefund(database: Database, channels: Channels, refundNo: string): Promise<void> {
  const found = await inTransaction(database, WORKER, 'read', (db) => findRefund(db, refundNo));
  if (found?.refund.status !== 'asked') return;
  await keepAnswer(database, found.refund, await askChannel(channels, found.refund, found.payment));
}

/** Asks once more for refunds whose answer was lost or still to come; answers how many were asked for. */
export async function askRefunds(database: Database, channels: Channels, seconds = SILENT_SECONDS): Promise<number> {
  const silent = await inTransaction(database, WORKER, 'read', (db) => readSilentRefunds(db, seconds, BATCH));
  for (const refundNo of silent) {
    try {
      await askRefund(database, channels, refundNo);
    } catch (err) {
      log.warn({ err, refundNo }, 'payment channel did not answer about a refund');
      await inTransaction(database, WORKER, 'write', (db) => touchRefund(db, refundNo));
    }
  }
  return silent.length;
}
