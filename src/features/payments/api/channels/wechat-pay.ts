import { type KeyObject, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { PAYMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import {
  type ChannelAnswer,
  type ChannelNotice,
  NoticeRefused,
  type PaymentChannel,
  type PaymentFacts,
  type RawNotice,
} from '../payment-channel.ts';
import { type ChannelResponse, fetchChannel } from './fetch-channel.ts';
import { refundByWechat } from './wechat-refund.ts';
import { authorizeWechat, openResource, verifyWechat } from './wechat-signature.ts';

export interface WechatSettings {
  appId: string;
  mchId: string;
  serialNo: string;
  privateKey: KeyObject;
  /** WeChat Pay's own, and the name it goes by. */
  publicKey: KeyObject;
  publicKeyId: string;
  /** 32 characters; opens what notices carry. */
  apiKey: string;
  gateway: string;
  now: () => Date;
  /** Text of a QR code as a picture that a page can show. */
  drawQr: (text: string) => Promise<string>;
}

/** A notice that is older than this is a repeat of somebody else's. */
const FRESH_MS = 300_000;

async function send(settings: WechatSettings, method: 'GET' | 'POST', path: string, content?: object) {
  const body = content ? JSON.stringify(content) : '';
  const timestamp = String(Math.floor(settings.now().getTime() / 1_000));
  const call = { method, path, body, timestamp, nonce: randomUUID().replaceAll('-', '') };
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': 'mro-shop',
    authorization: authorizeWechat(call, settings),
    'wechatpay-serial': settings.publicKeyId,
  };
  return fetchChannel(settings.gateway + path, { method, headers, body: body || undefined });
}

const isSigned = ({ headers, text }: ChannelResponse, { publicKey }: WechatSettings) =>
  verifyWechat(headers, text, publicKey);

/** Null: WeChat Pay knows of no such thing. */
async function callWechat(settings: WechatSettings, method: 'GET' | 'POST', path: string, content?: object) {
  const answer = await send(settings, method, path, content);
  if (answer.status === 404) return null;
  if (answer.status !== 200) throw new Error(`WeChat Pay answered ${answer.status}`);
  if (!isSigned(answer, settings)) throw new Error('answer of WeChat Pay is not signed');
  return JSON.parse(answer.text) as unknown;
}

/** What it answers where a refusal is an answer too: signed in either case. */
async function askToRefund(settings: WechatSettings, content: object): Promise<{ status: number; body: unknown }> {
  const answer = await send(settings, 'POST', '/v3/refund/domestic/refunds', content);
  if (!isSigned(answer, settings)) throw new Error('answer of WeChat Pay is not signed');
  return { status: answer.status, body: JSON.parse(answer.text) };
}

const prepared = z.object({ code_url: z.string().startsWith('weixin://') });

async function prepare(settings: WechatSettings, { payNo, orderNo, amountFen, expiresAt, origin }: PaymentFacts) {
  const answer = await callWechat(settings, 'POST', '/v3/pay/transactions/native', {
    appid: settings.appId,
    mchid: settings.mchId,
    description: `MRO 订单 ${orderNo}`,
    out_trade_no: payNo,
    time_expire: expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
    notify_url: `${origin}/universal-pay/notice/wechat`,
    amount: { total: Number(amountFen), currency: 'CNY' },
  });
  const { code_url: code } = prepared.parse(answer);
  return { kind: 'qr', code, image: await settings.drawQr(code) };
}

const trade = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: numberText(PAYMENT_NUMBER),
  transaction_id: z.string().default(''),
  trade_state: z.string(),
  amount: z.object({ total: z.number().int().positive(), currency: z.string().default('CNY') }).optional(),
});

const ENDED = ['CLOSED', 'REVOKED', 'PAYERROR'];

async function ask(settings: WechatSettings, payNo: string): Promise<ChannelAnswer> {
  const path = `/v3/pay/transactions/out-trade-no/${payNo}?mchid=${settings.mchId}`;
  const answer = await callWechat(settings, 'GET', path);
  if (answer === null) return { result: 'pending', tradeNo: '', amountFen: 0n };
  const { trade_state: state, transaction_id: tradeNo, amount } = trade.parse(answer);
  const result = state === 'SUCCESS' ? 'paid' : ENDED.includes(state) ? 'failed' : 'pending';
  return { result, tradeNo, amountFen: BigInt(amount?.total ?? 0) };
}

const noticeShape = z.object({
  id: z.string().min(8).max(64),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
});

function openNotice(settings: WechatSettings, text: string) {
  try {
    const { id, resource } = noticeShape.parse(JSON.parse(text));
    return { id, ...trade.parse(JSON.parse(openResource(resource, settings.apiKey))) };
  } catch {
    throw new NoticeRefused('shape');
  }
}

function readNotice(settings: WechatSettings, { headers, text }: RawNotice): ChannelNotice {
  if (!verifyWechat(headers, text, settings.publicKey)) throw new NoticeRefused('signature');
  const sent = Number(headers.get('wechatpay-timestamp')) * 1_000;
  if (!(Math.abs(settings.now().getTime() - sent) <= FRESH_MS)) throw new NoticeRefused('too old');
  const notice = openNotice(settings, text);
  const { id, out_trade_no: payNo, transaction_id: tradeNo, trade_state: state, amount } = notice;
  if (notice.appid !== settings.appId || notice.mchid !== settings.mchId) throw new NoticeRefused('merchant');
  if (!amount || amount.currency !== 'CNY') throw new NoticeRefused('currency');
  if (state !== 'SUCCESS' && !ENDED.includes(state)) throw new NoticeRefused('state');
  const result = state === 'SUCCESS' ? 'paid' : 'failed';
  return { noticeId: id, payNo, tradeNo, result, amountFen: BigInt(amount.total), body: notice };
}

/** WeChat Pay on computers: a QR code that the payer scans (Native, API v3). */
export function createWechatPay(settings: WechatSettings): PaymentChannel {
  return {
    code: 'wechat',
    label: '微信支付',
    note: '使用微信扫码支付',
    instruct: () => null,
    prepare: (payment) => prepare(settings, payment),
    ask: (payNo) => ask(settings, payNo),
    refund: (wish) => refundByWechat((content) => askToRefund(settings, content), wish),
    readNotice: (notice) => readNotice(settings, notice),
    reply: (accepted) => ({
      status: accepted ? 200 : 400,
      contentType: 'application/json',
      text: JSON.stringify(accepted ? { code: 'SUCCESS' } : { code: 'FAIL', message: '通知未被接受' }),
    }),
  };
}
