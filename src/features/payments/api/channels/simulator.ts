import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { PAYMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import {
  type ChannelNotice,
  NoticeRefused,
  type PaymentChannel,
  type PaymentFacts,
  type RawNotice,
} from '../payment-channel.ts';
import type { SimulatorBook } from './simulator-book.ts';
import { refundSimulated } from './simulator-refund.ts';

export const SIMULATOR = 'simulator';

/** Who the notices are meant for. */
const MERCHANT = 'mro-shop-demo';

const noticeBody = z.strictObject({
  noticeId: z.string().min(8).max(64),
  merchant: z.string(),
  payNo: numberText(PAYMENT_NUMBER),
  tradeNo: z.string().min(8).max(64),
  result: z.enum(['paid', 'failed']),
  amount: z.string().regex(/^\d{1,15}$/),
  currency: z.string(),
});
export type SimulatorNotice = z.infer<typeof noticeBody>;

export function signSimulated(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

export function isSignedBy(text: string, signature: string | null, key: Buffer): boolean {
  const wanted = Buffer.from(signSimulated(text, key));
  const given = Buffer.from(signature ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** A notice as the pretended channel sends it: body and signature. */
export function simulatedNotice(
  facts: Pick<SimulatorNotice, 'payNo' | 'tradeNo' | 'result' | 'amount'>,
  key: Buffer,
): { text: string; signature: string } {
  const notice: SimulatorNotice = { noticeId: randomUUID(), merchant: MERCHANT, currency: 'CNY', ...facts };
  const text = JSON.stringify(notice);
  return { text, signature: signSimulated(text, key) };
}

function readNotice({ headers, text }: RawNotice, key: Buffer): ChannelNotice {
  if (!isSignedBy(text, headers.get('x-simulator-signature'), key)) throw new NoticeRefused('signature');
  const parsed = noticeBody.safeParse(parseJson(text));
  if (!parsed.success) throw new NoticeRefused('shape');
  const { merchant, currency, amount, ...notice } = parsed.data;
  if (merchant !== MERCHANT) throw new NoticeRefused('merchant');
  if (currency !== 'CNY') throw new NoticeRefused('currency');
  return { ...notice, amountFen: BigInt(amount), body: parsed.data };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new NoticeRefused('not JSON');
  }
}

/** Address of the pretended cashier; its signature keeps everybody else's payments closed. */
export function cashierHref({ payNo, orderNo }: { payNo: string; orderNo: string }, key: Buffer): string {
  return `/dev/cashier?payNo=${payNo}&orderNo=${orderNo}&sign=${signSimulated(payNo, key)}`;
}

/** A channel of nobody's, for shops without one: it pays, fails, is late, repeats itself and loses notices. */
export function createSimulator(book: SimulatorBook, key: Buffer, now: () => number = Date.now): PaymentChannel {
  const instruct = (payment: PaymentFacts) => ({ kind: 'redirect', url: cashierHref(payment, key) });
  return {
    code: SIMULATOR,
    label: '模拟支付',
    note: '演示环境的收银台，不产生真实扣款',
    instruct,
    prepare: async (payment) => instruct(payment),
    async ask(payNo) {
      const known = await book.read(payNo);
      if (!known) return { result: 'pending', tradeNo: '', amountFen: 0n };
      return { result: known.result, tradeNo: known.tradeNo, amountFen: BigInt(known.amount) };
    },
    refund: (wish) => refundSimulated(book, wish, now()),
    readNotice: (notice) => readNotice(notice, key),
    reply: (accepted) => ({
      status: accepted ? 200 : 400,
      contentType: 'text/plain; charset=utf-8',
      text: accepted ? 'success' : 'fail',
    }),
  };
}
