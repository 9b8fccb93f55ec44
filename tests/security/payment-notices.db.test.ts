import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPayments } from '#app/api/open-payments.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { paymentNotices } from '#features/payments/api/payment-tables.ts';
import { signSimulated, simulatedNotice } from '#features/payments/api/public.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

/** Security check 51: nothing but a verified notice, or the channel's own answer, makes an order paid. */
let shop: TestShop;
let buyer: TestMember;
let key: Buffer;
let orderNo: string;
let facts: { payNo: string; tradeNo: string; amount: string };

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  const { simulator } = await openPayments(testEnv, await readPepper(testEnv), {});
  key = simulator?.key ?? Buffer.alloc(0);
});
afterAll(() => shop.stop());

const as = (member: TestMember) => ({ token: member.token, key: randomUUID() });

beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  const sku = await buildSku(shop.db.owner, { salesPrice: '300.00' });
  const wishes = [{ skuCode: sku.itemNo, quantity: 1 }];
  orderNo = (await placeOrder(shop, buyer, wishes, { replace: { payWay: 'online' } })).body.data.orderNo;
  const { body } = await shop.post('/universal-pay/orderPay/cratePay', { orderNo, channel: 'simulator' }, as(buyer));
  facts = { payNo: body.data.payment.payNo, tradeNo: randomUUID(), amount: '30000' };
});

async function post(text: string, signature?: string, channel = 'simulator'): Promise<number> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (signature !== undefined) headers['x-simulator-signature'] = signature;
  const response = await fetch(`${shop.url}/universal-pay/notice/${channel}`, { method: 'POST', headers, body: text });
  return response.status;
}
const honest = () => simulatedNotice({ ...facts, result: 'paid' }, key);
const signed = (change: object) => {
  const text = JSON.stringify({ ...(JSON.parse(honest().text) as object), ...change });
  return { text, signature: signSimulated(text, key) };
};
const isPaid = async () => {
  const [row] = await shop.db.owner.select().from(orders).where(eq(orders.orderNo, orderNo));
  return row?.paymentStatus === 'paid';
};

it('sees an honest notice: the detector of the cases below can fail', async () => {
  const { text, signature } = honest();
  expect([await post(text, signature), await isPaid()]).toEqual([200, true]);
});

describe('a notice is refused', () => {
  type Sent = { text: string; signature?: string; channel?: string };
  it.each<[string, () => Sent]>([
    ['without a signature', () => ({ text: honest().text })],
    ['with an empty signature', () => ({ text: honest().text, signature: '' })],
    ['with a signature of another text', () => ({ text: honest().text, signature: signSimulated('{}', key) })],
    [
      'signed with another key',
      () => ({ text: honest().text, signature: signSimulated(honest().text, Buffer.alloc(32)) }),
    ],
    ['with its amount changed after signing', () => ({ ...honest(), text: honest().text.replace('30000', '1') })],
    ['over another amount', () => signed({ amount: '1' })],
    ['over more than was asked', () => signed({ amount: '30001' })],
    ['over a negative amount', () => signed({ amount: '-30000' })],
    ['in another currency', () => signed({ currency: 'USD' })],
    ['for another merchant', () => signed({ merchant: 'somebody-else' })],
    ['about a number nobody knows', () => signed({ payNo: 'PAY991231999999' })],
    ['with a field nobody declared', () => signed({ status: 'paid' })],
    [
      'that is XML with a DOCTYPE',
      () => {
        const text = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';
        return { text, signature: signSimulated(text, key) };
      },
    ],
    ['for a channel nobody configured', () => ({ ...honest(), channel: 'alipay' })],
  ])('%s', async (_, make) => {
    const { text, signature, channel } = make();
    expect(await post(text, signature, channel)).toBeGreaterThanOrEqual(400);
    expect(await isPaid()).toBe(false);
  });
});

it('pays once for a hundred deliveries, and keeps the notice once, as it came', async () => {
  const { text, signature } = honest();
  const statuses = new Set<number>();
  for (let batch = 0; batch < 10; batch += 1) {
    const sent = await Promise.all(Array.from({ length: 10 }, () => post(text, signature)));
    for (const status of sent) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
  const kept = await shop.db.owner.select().from(paymentNotices).where(eq(paymentNotices.payNo, facts.payNo));
  expect(kept).toMatchObject([{ outcome: 'pay', body: { amount: '30000', tradeNo: facts.tradeNo } }]);
  const { rows } = await shop.db.owner.execute<{ n: number }>(
    `select count(*)::int as n from order_events where kind = 'paid' and order_id = (select id from orders where order_no = '${orderNo}')`,
  );
  expect(rows).toEqual([{ n: 1 }]);
});

it('keeps a refused notice for somebody to look at', async () => {
  const { text, signature } = signed({ amount: '1' });
  await post(text, signature);
  const kept = await shop.db.owner.select().from(paymentNotices).where(eq(paymentNotices.payNo, facts.payNo));
  expect(kept).toMatchObject([{ outcome: 'wrong_amount' }]);
});

it('no call of a buyer makes an order paid', async () => {
  for (const field of ['status', 'amount', 'paid', 'tradeNo', 'payNo', 'totalAmount']) {
    const input = { orderNo, channel: 'simulator', [field]: field === 'amount' ? '0.01' : 'paid' };
    expect((await shop.post('/universal-pay/orderPay/cratePay', input, as(buyer))).status).toBe(400);
  }
  const stranger = await buildMember(shop.db.owner);
  for (const path of ['cratePay', 'queryOrder']) {
    const input = { orderNo, ...(path === 'cratePay' && { channel: 'simulator' }) };
    expect((await shop.post(`/universal-pay/orderPay/${path}`, input, as(stranger))).status).toBe(404);
  }
  expect(await isPaid()).toBe(false);
});

// Last: the connection of what was too large is closed under whoever would use it next.
it('a notice of a megabyte is refused', async () => {
  const text = JSON.stringify({ padding: 'x'.repeat(1024 * 1024) });
  expect(await post(text, signSimulated(text, key))).toBe(413);
});
