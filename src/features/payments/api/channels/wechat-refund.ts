import { z } from 'zod';
import type { RefundAnswer, RefundWish } from '../payment-channel.ts';

/** Asks WeChat Pay for a refund; what it answers is signed. */
type Ask = (content: object) => Promise<{ status: number; body: unknown }>;

const refundShape = z.object({ refund_id: z.string().default(''), status: z.string() });
const refusalShape = z.object({ code: z.string().default(''), message: z.string().default('') });

/** Wrong amounts, too little money in the account, a payment it does not know: asking again changes nothing. */
const FINAL = [400, 403, 404];
/** WeChat Pay is busy, or keeps the same call from running twice at once. */
const BUSY = ['FREQUENCY_LIMITED', 'RATELIMIT_EXCEEDED', 'SYSTEM_ERROR'];

/** Sends money back by WeChat Pay; the same number asked for again answers how far that refund is. */
export async function refundByWechat(ask: Ask, wish: RefundWish): Promise<RefundAnswer> {
  const { status, body } = await ask({
    out_trade_no: wish.payNo,
    out_refund_no: wish.refundNo,
    reason: '订单取消',
    amount: { refund: Number(wish.amountFen), total: Number(wish.totalFen), currency: 'CNY' },
  });
  if (status !== 200) {
    const { code, message } = refusalShape.parse(body);
    if (!FINAL.includes(status) || BUSY.includes(code)) throw new Error(`WeChat Pay answered ${status} ${code}`);
    return { result: 'failed', why: `微信支付未受理退款：${message || code}` };
  }
  const refund = refundShape.parse(body);
  if (refund.status === 'SUCCESS') return { result: 'done', reference: refund.refund_id };
  if (refund.status === 'PROCESSING') return { result: 'pending' };
  return { result: 'failed', why: '微信支付退款异常，请核对后人工退款' };
}
