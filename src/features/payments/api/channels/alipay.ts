import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { PAYMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { paidHref } from '#business/paths/rules/public.ts';
import { displaySecond } from '#platform/shared/display-time.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import {
  type ChannelAnswer,
  type ChannelNotice,
  NoticeRefused,
  type PaymentChannel,
  type PaymentFacts,
} from '../payment-channel.ts';
import { refundByAlipay } from './alipay-refund.ts';
import { type AlipayParams, signAlipay, signedMember, textToSign, verifyAlipay } from './alipay-signature.ts';
import { fetchChannel } from './fetch-channel.ts';

export interface AlipaySettings {
  appId: string;
  gateway: string;
  privateKey: KeyObject;
  /** Alipay's own. */
  publicKey: KeyObject;
  now: () => Date;
}

/** 2026-11-21 15:30:00, in China. */
const chinaTime = (moment: Date) => displaySecond(moment.toISOString());

function signedCall(settings: AlipaySettings, method: string, content: object, more: AlipayParams = {}) {
  const { appId, privateKey, now } = settings;
  const params = {
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: chinaTime(now()),
    version: '1.0',
    biz_content: JSON.stringify(content),
    ...more,
  };
  return new URLSearchParams({ ...params, sign: signAlipay(params, privateKey) });
}

/** Address of Alipay's cashier for one payment; the amount in it is signed. */
function cashierUrl(settings: AlipaySettings, { payNo, orderNo, amountFen, expiresAt, origin }: PaymentFacts): string {
  const content = {
    out_trade_no: payNo,
    total_amount: formatAmount(amountFen),
    subject: `MRO 订单 ${orderNo}`,
    product_code: 'FAST_INSTANT_TRADE_PAY',
    time_expire: chinaTime(expiresAt),
  };
  const ways = {
    notify_url: `${origin}/universal-pay/notice/alipay`,
    return_url: `${origin}${paidHref(orderNo)}`,
  };
  return `${settings.gateway}?${signedCall(settings, 'alipay.trade.page.pay', content, ways)}`;
}

const PAID = ['TRADE_SUCCESS', 'TRADE_FINISHED'];

const noticeShape = z.object({
  notify_id: z.string().min(8).max(128),
  app_id: z.string(),
  out_trade_no: numberText(PAYMENT_NUMBER),
  trade_no: z.string().min(8).max(64),
  trade_status: z.string(),
  total_amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
});

function readNotice({ appId, publicKey }: AlipaySettings, text: string): ChannelNotice {
  const given = Object.fromEntries(new URLSearchParams(text));
  const { sign = '', sign_type: type, ...params } = given;
  if (type !== 'RSA2' || !verifyAlipay(textToSign(params), sign, publicKey)) throw new NoticeRefused('signature');
  const parsed = noticeShape.safeParse(params);
  if (!parsed.success) throw new NoticeRefused('shape');
  const { data } = parsed;
  if (data.app_id !== appId) throw new NoticeRefused('merchant');
  if (!PAID.includes(data.trade_status) && data.trade_status !== 'TRADE_CLOSED') throw new NoticeRefused('state');
  return {
    noticeId: data.notify_id,
    payNo: data.out_trade_no,
    tradeNo: data.trade_no,
    result: PAID.includes(data.trade_status) ? 'paid' : 'failed',
    amountFen: parseAmount(data.total_amount),
    body: given,
  };
}

const queryShape = z.object({
  code: z.string(),
  sub_code: z.string().optional(),
  trade_no: z.string().default(''),
  trade_status: z.string().default(''),
  total_amount: z.string().default('0.00'),
});

/** Calls Alipay and answers what it has signed. */
async function callAlipay(settings: AlipaySettings, method: string, content: object): Promise<unknown> {
  const { text } = await fetchChannel(settings.gateway, {
    method: 'POST',
    body: signedCall(settings, method, content),
  });
  const member = signedMember(text, `${method.replaceAll('.', '_')}_response`);
  const { sign = '' } = JSON.parse(text) as { sign?: string };
  if (!member || !verifyAlipay(member, sign, settings.publicKey)) throw new Error('answer of Alipay is not signed');
  return JSON.parse(member);
}

async function ask(settings: AlipaySettings, payNo: string): Promise<ChannelAnswer> {
  const answer = await callAlipay(settings, 'alipay.trade.query', { out_trade_no: payNo });
  const { code, sub_code: why, ...trade } = queryShape.parse(answer);
  const amountFen = parseAmount(trade.total_amount);
  // Nobody has opened the cashier yet.
  if (why === 'ACQ.TRADE_NOT_EXIST') return { result: 'pending', tradeNo: '', amountFen };
  if (code !== '10000') throw new Error(`Alipay refused with ${code} ${why ?? ''}`);
  const known = PAID.includes(trade.trade_status)
    ? 'paid'
    : trade.trade_status === 'TRADE_CLOSED'
      ? 'failed'
      : 'pending';
  return { result: known, tradeNo: trade.trade_no, amountFen };
}

/** Alipay on computers: the payer goes to its cashier and comes back. */
export function createAlipay(settings: AlipaySettings): PaymentChannel {
  const instruct = (payment: PaymentFacts) => ({ kind: 'redirect', url: cashierUrl(settings, payment) });
  return {
    code: 'alipay',
    label: '支付宝',
    note: '跳转到支付宝收银台',
    instruct,
    prepare: async (payment) => instruct(payment),
    ask: (payNo) => ask(settings, payNo),
    refund: (wish) => refundByAlipay((method, content) => callAlipay(settings, method, content), wish),
    readNotice: ({ text }) => readNotice(settings, text),
    reply: (accepted) => ({
      status: 200,
      contentType: 'text/plain; charset=utf-8',
      text: accepted ? 'success' : 'fail',
    }),
  };
}
