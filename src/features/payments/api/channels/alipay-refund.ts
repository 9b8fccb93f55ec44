import { z } from 'zod';
import { formatAmount } from '#platform/shared/money.ts';
import type { RefundAnswer, RefundWish } from '../payment-channel.ts';

/** Asks Alipay; what it answers is signed. */
type Call = (method: string, content: object) => Promise<unknown>;

const answerShape = z.object({
  code: z.string(),
  sub_code: z.string().default(''),
  sub_msg: z.string().default(''),
  fund_change: z.string().default('N'),
  trade_no: z.string().default(''),
  refund_status: z.string().default(''),
});

const OK = '10000';
/** Alipay has trouble of its own: asked again, the same refund is not sent twice. */
const AGAIN = ['20000', 'ACQ.SYSTEM_ERROR', 'aop.ACQ.SYSTEM_ERROR'];

/**
 * Sends money back by Alipay. `fund_change` tells that it has moved by this very call; a repeat moves nothing, and so
 * the refund itself is asked for.
 */
export async function refundByAlipay(call: Call, { payNo, refundNo, amountFen }: RefundWish): Promise<RefundAnswer> {
  const asked = await call('alipay.trade.refund', {
    out_trade_no: payNo,
    out_request_no: refundNo,
    refund_amount: formatAmount(amountFen),
    refund_reason: '订单取消',
  });
  const { code, sub_code: sub, sub_msg: why, fund_change: moved, trade_no: reference } = answerShape.parse(asked);
  if (AGAIN.includes(code) || AGAIN.includes(sub)) throw new Error(`Alipay could not refund: ${code} ${sub}`);
  if (code !== OK) return { result: 'failed', why: `支付宝未受理退款：${why || sub || code}` };
  if (moved === 'Y') return { result: 'done', reference };
  const known = await call('alipay.trade.fastpay.refund.query', { out_trade_no: payNo, out_request_no: refundNo });
  const state = answerShape.parse(known);
  if (state.code !== OK) throw new Error(`Alipay does not say how far a refund is: ${state.code} ${state.sub_code}`);
  return state.refund_status === 'REFUND_SUCCESS' ? { result: 'done', reference } : { result: 'pending' };
}
