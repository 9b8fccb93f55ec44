import { type SimulatedAnswer, simulateRefund } from '../../rules/simulated-refund.ts';
import type { RefundAnswer, RefundWish } from '../payment-channel.ts';
import type { SimulatorBook } from './simulator-book.ts';

const refused = (why: string): RefundAnswer => ({ result: 'failed', why });

function answerOf(answer: SimulatedAnswer, refundNo: string): RefundAnswer {
  if (answer === 'silent') throw new Error('the pretended channel does not answer');
  if (answer === 'refused') return refused('商户账户余额不足');
  return answer === 'pending' ? { result: 'pending' } : { result: 'done', reference: `SIM-${refundNo}` };
}

/**
 * Sends money of a pretended payment back as a real channel would: at once, later, without being heard, or not. What it
 * never took, and another amount under the same number, it refuses.
 */
export async function refundSimulated(
  book: SimulatorBook,
  { payNo, refundNo, amountFen, totalFen }: RefundWish,
  now: number,
): Promise<RefundAnswer> {
  const payment = await book.read(payNo);
  if (payment?.result !== 'paid' || payment.amount !== String(totalFen)) return refused('渠道没有这笔付款');
  const { tradeNo } = payment;
  const found = await book.readRefund(refundNo);
  const known = found?.tradeNo === tradeNo ? found : null;
  const amount = String(amountFen);
  if (known && known.amount !== amount) return refused('退款单号已用于另一笔退款');
  const refund = { payNo, tradeNo, amount, askedAt: known?.askedAt ?? now, times: (known?.times ?? 0) + 1 };
  await book.refund(refundNo, refund);
  const manner = payment.refunds ?? 'prompt';
  return answerOf(simulateRefund(manner, { times: refund.times, sinceMs: now - refund.askedAt }), refundNo);
}
