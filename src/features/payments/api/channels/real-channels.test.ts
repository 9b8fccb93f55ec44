import { createCipheriv, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAlipay } from './alipay.ts';
import { signAlipay, textToSign, verifyAlipay } from './alipay-signature.ts';
import { createWechatPay } from './wechat-pay.ts';
import { openResource, verifyWechat } from './wechat-signature.ts';

/** Both sides of the wire: the shop's pair and the channel's pair. */
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [ours, theirs, strangers] = [pair(), pair(), pair()];
const NOW = new Date('2026-11-21T07:30:00Z');
const PAYMENT = {
  payNo: 'PAY261121000001',
  orderNo: 'SO261121000001',
  amountFen: 12_345n,
  origin: 'https://shop.example',
  expiresAt: new Date('2026-11-21T08:00:00Z'),
};
const API_KEY = '0123456789abcdef0123456789abcdef';

/** Answers of the channel's server, by path. */
const answers = new Map<string, (body: string) => string>();
/** Status of answers that refuse, by path. */
const refusals = new Map<string, number>();
const asked: string[] = [];
let server: Server;
let gateway: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push(`${request.method} ${path} ${request.headers.authorization ?? ''} ${body}`);
      const text = answers.get(path.split('?')[0] ?? '')?.(body);
      if (text === undefined) return response.writeHead(404).end('{}');
      response.writeHead(refusals.get(path) ?? 200, signedHeaders(text)).end(text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

function signedHeaders(text: string, key = theirs.privateKey, at = NOW): Record<string, string> {
  const [timestamp, nonce] = [String(at.getTime() / 1_000), 'nonce'];
  const signature = createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${text}\n`).sign(key, 'base64');
  return { 'wechatpay-timestamp': timestamp, 'wechatpay-nonce': nonce, 'wechatpay-signature': signature };
}

describe('Alipay', () => {
  const alipay = () =>
    createAlipay({
      appId: '2021000000000001',
      gateway: `${gateway}/gateway.do`,
      now: () => NOW,
      privateKey: ours.privateKey,
      publicKey: theirs.publicKey,
    });
  const notice = { notify_id: 'N-20261121-1', app_id: '2021000000000001', out_trade_no: PAYMENT.payNo };
  const paid = { ...notice, trade_no: '2026112122001', trade_status: 'TRADE_SUCCESS', total_amount: '123.45' };
  const sent = (params: Record<string, string>, key = theirs.privateKey) =>
    new URLSearchParams({ ...params, sign_type: 'RSA2', sign: signAlipay(params, key) }).toString();
  const read = (text: string) => alipay().readNotice({ headers: new Headers(), text });

  it('signs names in order, without what is empty', () => {
    expect(textToSign({ b: '2', a: '1', c: '', Z: '中文' })).toBe('Z=中文&a=1&b=2');
  });

  it('sends the payer to a signed address with the amount of the order', () => {
    const url = new URL(alipay().instruct(PAYMENT)?.url ?? '');
    const { sign = '', ...params } = Object.fromEntries(url.searchParams);
    expect(verifyAlipay(textToSign(params), sign, ours.publicKey)).toBe(true);
    expect(JSON.parse(params.biz_content ?? '')).toMatchObject({
      out_trade_no: PAYMENT.payNo,
      total_amount: '123.45',
      time_expire: '2026-11-21 16:00:00',
    });
    expect(params).toMatchObject({ timestamp: '2026-11-21 15:30:00', notify_url: expect.stringContaining('/alipay') });
  });

  it('believes a notice that it signed for this shop', () => {
    expect(read(sent(paid))).toMatchObject({ payNo: PAYMENT.payNo, result: 'paid', amountFen: 12_345n });
    expect(read(sent({ ...paid, trade_status: 'TRADE_CLOSED' }))).toMatchObject({ result: 'failed' });
  });

  it.each<[string, () => string]>([
    ['unsigned', () => new URLSearchParams({ ...paid, sign_type: 'RSA2' }).toString()],
    ['signed by somebody else', () => sent(paid, strangers.privateKey)],
    ['changed after signing', () => sent(paid).replace('123.45', '0.01')],
    ['with a field added', () => `${sent(paid)}&total_fee=1`],
    ['of an older kind of signature', () => sent(paid).replace('sign_type=RSA2', 'sign_type=MD5')],
    ['for another shop', () => sent({ ...paid, app_id: '2021999999999999' })],
    ['about nothing of ours', () => sent({ ...paid, out_trade_no: "PAY' or 1=1" })],
    ['of a payer who still waits', () => sent({ ...paid, trade_status: 'WAIT_BUYER_PAY' })],
    ['that is XML', () => '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ])('refuses a notice %s', (_, text) => expect(() => read(text())).toThrow(/signature|shape|merchant|state/));

  it('is asked, and its answer must be signed', async () => {
    const member = JSON.stringify({
      code: '10000',
      trade_no: 'T1',
      trade_status: 'TRADE_SUCCESS',
      total_amount: '123.45',
    });
    const answer = (key: typeof theirs.privateKey) => {
      const sign = createSign('RSA-SHA256').update(member).sign(key, 'base64');
      return `{"alipay_trade_query_response":${member},"sign":"${sign}"}`;
    };
    answers.set('/gateway.do', () => answer(theirs.privateKey));
    expect(await alipay().ask(PAYMENT.payNo)).toEqual({ result: 'paid', tradeNo: 'T1', amountFen: 12_345n });
    answers.set('/gateway.do', () => answer(strangers.privateKey));
    await expect(alipay().ask(PAYMENT.payNo)).rejects.toThrow('not signed');
  });
});

describe('WeChat Pay', () => {
  const wechat = () =>
    createWechatPay({
      appId: 'wx01',
      mchId: '1900000001',
      serialNo: 'S1',
      publicKeyId: 'PUB_KEY_ID_1',
      apiKey: API_KEY,
      gateway,
      privateKey: ours.privateKey,
      publicKey: theirs.publicKey,
      now: () => NOW,
      drawQr: async (text) => `data:${text}`,
    });
  const trade = {
    appid: 'wx01',
    mchid: '1900000001',
    out_trade_no: PAYMENT.payNo,
    transaction_id: 'W1',
    trade_state: 'SUCCESS',
    amount: { total: 12_345, currency: 'CNY' },
  };
  const sealed = (content: object, key = API_KEY) => {
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), Buffer.from('twelve-bytes'));
    cipher.setAAD(Buffer.from('transaction'));
    const bytes = [cipher.update(JSON.stringify(content), 'utf8'), cipher.final(), cipher.getAuthTag()];
    const resource = { ciphertext: Buffer.concat(bytes).toString('base64'), nonce: 'twelve-bytes' };
    const whole = { ...resource, algorithm: 'AEAD_AES_256_GCM', associated_data: 'transaction' };
    return JSON.stringify({ id: 'EV-2026-0001', event_type: 'TRANSACTION.SUCCESS', resource: whole });
  };
  const read = (text: string, headers: Record<string, string>) =>
    wechat().readNotice({ headers: new Headers(headers), text });

  it('asks for a QR code under the number of the payment, signed', async () => {
    answers.set('/v3/pay/transactions/native', () => JSON.stringify({ code_url: 'weixin://wxpay/x' }));
    expect(wechat().instruct(PAYMENT)).toBeNull();
    expect(await wechat().prepare(PAYMENT)).toMatchObject({ kind: 'qr', image: 'data:weixin://wxpay/x' });
    const call = asked.at(-1) ?? '';
    expect(call).toContain('"out_trade_no":"PAY261121000001"');
    expect(call).toContain('"amount":{"total":12345,"currency":"CNY"}');
    expect(call).toMatch(/WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="[0-9a-f]{32}",signature="[^"]+"/);
  });

  it('believes a notice that it signed for this shop', () => {
    const text = sealed(trade);
    expect(read(text, signedHeaders(text))).toMatchObject({
      noticeId: 'EV-2026-0001',
      result: 'paid',
      amountFen: 12_345n,
    });
  });

  const signed = (content: object, key = API_KEY) => {
    const text = sealed(content, key);
    return { text, headers: signedHeaders(text) };
  };
  it.each<[string, () => { text: string; headers: Record<string, string> }]>([
    ['unsigned', () => ({ text: sealed(trade), headers: {} })],
    [
      'signed by somebody else',
      () => ({ text: sealed(trade), headers: signedHeaders(sealed(trade), strangers.privateKey) }),
    ],
    ['changed after signing', () => ({ ...signed(trade), text: sealed({ ...trade, amount: { total: 1 } }) })],
    ['sealed with another key', () => signed(trade, 'f'.repeat(32))],
    [
      'an hour old',
      () => ({
        text: sealed(trade),
        headers: signedHeaders(sealed(trade), theirs.privateKey, new Date(NOW.getTime() - 3_600_000)),
      }),
    ],
    ['for another merchant', () => signed({ ...trade, mchid: '1900000002' })],
    ['in another currency', () => signed({ ...trade, amount: { total: 12_345, currency: 'USD' } })],
    ['that is XML', () => ({ text: '<xml/>', headers: signedHeaders('<xml/>') })],
  ])('refuses a notice %s', (_, make) => {
    const { text, headers } = make();
    expect(() => read(text, headers)).toThrow(/signature|shape|merchant|currency|too old/);
  });

  it('is asked, knows nothing of what nobody began, and must sign its answer', async () => {
    const path = `/v3/pay/transactions/out-trade-no/${PAYMENT.payNo}`;
    expect(await wechat().ask(PAYMENT.payNo)).toMatchObject({ result: 'pending' });
    answers.set(path, () => JSON.stringify(trade));
    expect(await wechat().ask(PAYMENT.payNo)).toEqual({ result: 'paid', tradeNo: 'W1', amountFen: 12_345n });
  });

  it('refunds through answers that it signed, refusals too', async () => {
    const path = '/v3/refund/domestic/refunds';
    const wish = { payNo: PAYMENT.payNo, refundNo: 'REF261121000001', amountFen: 100n, totalFen: 12_345n, tradeNo: '' };
    answers.set(path, () => JSON.stringify({ status: 'SUCCESS', refund_id: 'W9' }));
    expect(await wechat().refund(wish)).toEqual({ result: 'done', reference: 'W9' });
    answers.set(path, () => JSON.stringify({ code: 'NOT_ENOUGH', message: '余额不足' }));
    refusals.set(path, 403);
    expect(await wechat().refund(wish)).toMatchObject({ result: 'failed' });
    // Somebody on the way says that there is nothing to refund: nobody believes it.
    answers.delete(path);
    await expect(wechat().refund(wish)).rejects.toThrow(/not signed/);
  });

  it('opens a sealed text under its own purpose alone', () => {
    const { ciphertext } = (JSON.parse(sealed(trade)) as { resource: { ciphertext: string } }).resource;
    const resource = { ciphertext, nonce: 'twelve-bytes', associated_data: 'transaction' };
    expect(JSON.parse(openResource(resource, API_KEY))).toEqual(trade);
    expect(() => openResource({ ...resource, associated_data: 'refund' }, API_KEY)).toThrow();
    expect(verifyWechat(new Headers(), '', theirs.publicKey)).toBe(false);
  });
});
