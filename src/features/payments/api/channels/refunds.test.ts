import { describe, expect, it } from 'vitest';
import { refundByAlipay } from './alipay-refund.ts';
import { refundByWechat } from './wechat-refund.ts';

const WISH = {
  payNo: 'PAY261121000001',
  refundNo: 'REF261121000001',
  tradeNo: 'T1',
  amountFen: 12_345n,
  totalFen: 20_000n,
};

describe('a refund by Alipay', () => {
  /** Calls as they were made, answered by method. */
  const talk = (answers: Record<string, object>) => {
    const calls: [string, object][] = [];
    const call = async (method: string, content: object) => {
      calls.push([method, content]);
      return answers[method];
    };
    return { calls, refund: () => refundByAlipay(call, WISH) };
  };
  const [REFUND, QUERY] = ['alipay.trade.refund', 'alipay.trade.fastpay.refund.query'];

  it('names payment, refund and amount, and believes that money has moved', async () => {
    const { calls, refund } = talk({ [REFUND]: { code: '10000', fund_change: 'Y', trade_no: 'A1' } });
    expect(await refund()).toEqual({ result: 'done', reference: 'A1' });
    const named = { out_trade_no: WISH.payNo, out_request_no: WISH.refundNo, refund_amount: '123.45' };
    expect(calls).toEqual([[REFUND, { ...named, refund_reason: '订单取消' }]]);
  });

  it.each([
    ['REFUND_SUCCESS', 'done'],
    ['', 'pending'],
  ])('asked again it moves nothing, and the refund itself says how far it is: %s', async (state, result) => {
    const repeated = { code: '10000', fund_change: 'N', trade_no: 'A1' };
    const { refund } = talk({ [REFUND]: repeated, [QUERY]: { code: '10000', refund_status: state } });
    expect(await refund()).toMatchObject({ result });
  });

  it('is handed on when it is refused, and asked again when Alipay has trouble', async () => {
    const refused = { code: '40004', sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH', sub_msg: '余额不足' };
    expect(await talk({ [REFUND]: refused }).refund()).toEqual({
      result: 'failed',
      why: '支付宝未受理退款：余额不足',
    });
    const trouble = { code: '40004', sub_code: 'ACQ.SYSTEM_ERROR' };
    await expect(talk({ [REFUND]: trouble }).refund()).rejects.toThrow(/could not refund/);
    const unknown = { [REFUND]: { code: '10000' }, [QUERY]: { code: '20000' } };
    await expect(talk(unknown).refund()).rejects.toThrow(/how far/);
  });
});

describe('a refund by WeChat Pay', () => {
  const refund = (status: number, body: object) => refundByWechat(async () => ({ status, body }), WISH);

  it('names payment, refund, amount and total', async () => {
    const asked: object[] = [];
    await refundByWechat(async (content) => {
      asked.push(content);
      return { status: 200, body: { status: 'SUCCESS' } };
    }, WISH);
    const named = { out_trade_no: WISH.payNo, out_refund_no: WISH.refundNo, reason: '订单取消' };
    expect(asked).toEqual([{ ...named, amount: { refund: 12_345, total: 20_000, currency: 'CNY' } }]);
  });

  it.each([
    [200, { status: 'SUCCESS', refund_id: 'W1' }, { result: 'done', reference: 'W1' }],
    [200, { status: 'PROCESSING' }, { result: 'pending' }],
    [200, { status: 'ABNORMAL' }, { result: 'failed', why: '微信支付退款异常，请核对后人工退款' }],
    [403, { code: 'NOT_ENOUGH', message: '余额不足' }, { result: 'failed', why: '微信支付未受理退款：余额不足' }],
  ])('answers %i %o', async (status, body, answer) => expect(await refund(status, body)).toEqual(answer));

  it.each([
    [500, { code: 'SYSTEM_ERROR' }],
    [429, { code: 'FREQUENCY_LIMITED' }],
    [403, { code: 'RATELIMIT_EXCEEDED' }],
  ])('is asked again after %i %o', async (status, body) => {
    await expect(refund(status, body)).rejects.toThrow(/WeChat Pay answered/);
  });
});
