import { randomBytes, randomUUID } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { openPayments } from '#app/api/open-payments.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { MAIL_TOPIC, type MailMessage, openMessage } from '#platform/api/messages.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { carryOutTold } from '#tests/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { askRefunds } from './ask-refund.ts';
import { simulatedNotice } from './channels/simulator.ts';
import { REFUND_BEGUN, REFUND_STUCK } from './open-refunds.ts';
import type { PaymentChannel, RefundAnswer, RefundWish } from './payment-channel.ts';
import { paymentRefunds, payments } from './payment-tables.ts';
import { refundEffects } from './refund-effects.ts';
import { paymentEffects } from './settle-cancelled.ts';

const SECRET = randomBytes(32);
const post = { messages: createPost(SECRET), origin: 'https://shop.example' };
let shop: TestShop;
let buyer: TestMember;
let desk: TestMember;
let sku: TestSku;
let key: Buffer;
/** What the channel has sent back, by number: the same number is one refund. */
const sent = new Map<string, bigint>();
let channels: Map<string, PaymentChannel>;
/** How the channel answers; it has done what it was asked for by then. */
let answer: (wish: RefundWish) => Promise<RefundAnswer>;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  const tools = await openPayments(testEnv, await readPepper(testEnv), {});
  key = tools.simulator?.key ?? Buffer.alloc(0);
  const simulator = tools.channels.get('simulator');
  if (!simulator) throw new Error('no simulator');
  const refund = (wish: RefundWish) => {
    sent.set(wish.refundNo, wish.amountFen);
    return answer(wish);
  };
  channels = new Map([['simulator', { ...simulator, refund }]]);
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  desk = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_PAYMENTS'] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  sent.clear();
  answer = async ({ refundNo }) => ({ result: 'done', reference: refundNo });
  await shop.db.owner.delete(outbox);
  buyer = await buildMember(shop.db.owner);
  await shop.db.owner.execute(sql`update users set email = user_code || '@example.com' where id = ${buyer.userId}`);
  sku = await buildSku(shop.db.owner, { salesPrice: '300.00' });
});

const call = (path: string, input: object, member = buyer) =>
  shop.post(path, input, { token: member.token, key: randomUUID() });
const settle = async () => {
  await deliverEffects(shop.db.app, paymentEffects(shop.db.app));
  await deliverEffects(shop.db.app, refundEffects(shop.db.app, channels, post));
  // What was done is told in a second round.
  await deliverEffects(shop.db.app, refundEffects(shop.db.app, channels, post));
};
const again = (topic: string) =>
  shop.db.owner.update(outbox).set({ doneAt: null, nextAttemptAt: sql`now()` }).where(eq(outbox.topic, topic));

async function placed(payWay: string, quantity = 3): Promise<string> {
  const { body } = await placeOrder(shop, buyer, [{ skuCode: sku.itemNo, quantity }], { replace: { payWay } });
  return body.data.orderNo;
}

/** An order of three pieces, paid online. */
async function paid() {
  const orderNo = await placed('online');
  const begun = await call('/universal-pay/orderPay/cratePay', { orderNo, channel: 'simulator' });
  const { payNo, amount } = begun.body.data.payment as { payNo: string; amount: string };
  const facts = { payNo, tradeNo: randomUUID(), result: 'paid', amount: amount.replace('.', '') } as const;
  const { text, signature } = simulatedNotice(facts, key);
  const headers = { 'content-type': 'application/json', 'x-simulator-signature': signature };
  await fetch(`${shop.url}/universal-pay/notice/simulator`, { method: 'POST', headers, body: text });
  return { orderNo, payNo };
}
const cancel = (orderNo: string, quantity?: number) =>
  call('/oms-front/trade/cancel', { orderNo, ...(quantity && { lines: [{ lineNo: 1, quantity }] }) });

async function standing(orderNo: string) {
  const [order] = await shop.db.owner.select().from(orders).where(eq(orders.orderNo, orderNo));
  const own = eq(paymentRefunds.orderId, order?.id ?? 0n);
  const refunds = await shop.db.owner.select().from(paymentRefunds).where(own).orderBy(asc(paymentRefunds.id));
  const came = await shop.db.owner
    .select()
    .from(payments)
    .where(eq(payments.orderId, order?.id ?? 0n));
  return {
    payment: came.map(({ status }) => status).join(),
    order: `${order?.status} ${order?.paymentStatus} ${order?.refundingFen} ${order?.refundedFen}`,
    refunds: refunds.map(({ amountFen, status }) => `${amountFen} ${status}`),
  };
}
/** What the desk was told of the refunds of an order. */
async function heardAtDesk(orderNo: string): Promise<string[]> {
  await carryOutTold(shop.db, SECRET);
  const { body } = await call('/news-center/message/list', {}, desk);
  const list = body.data.list as { event: string; text: string; href: string }[];
  const own = list.filter(({ event, text }) => event === 'payment.stuck' && text.includes(orderNo));
  expect(own.every(({ href }) => href === '/desk/payments.html?tab=refunds')).toBe(true);
  return own.map(({ text }) => text.replace(/^.*应退 /, ''));
}
async function letters(): Promise<string[]> {
  await carryOutTold(shop.db, SECRET);
  const rows = await shop.db.owner.select().from(outbox).where(eq(outbox.topic, MAIL_TOPIC)).orderBy(asc(outbox.id));
  return rows.map(({ payload }) => openMessage<MailMessage>(payload, SECRET).subject);
}

describe('money paid online', () => {
  it('goes back whole with the order, once, however often that is heard', async () => {
    const { orderNo } = await paid();
    await cancel(orderNo);
    for (let round = 0; round < 3; round += 1) {
      await settle();
      await again('order.cancelled');
      await again(REFUND_BEGUN);
    }
    expect(await standing(orderNo)).toEqual({
      payment: 'refunded',
      order: 'cancelled refunded 0 90000',
      refunds: ['90000 done'],
    });
    expect([...sent.values()]).toEqual([90_000n]);
    expect(await letters()).toEqual([`订单 ${orderNo} 已退款 ¥900.00`]);
  });

  it('goes back in the parts that were called off, and the order shows how much', async () => {
    const { orderNo } = await paid();
    await cancel(orderNo, 1);
    await settle();
    expect(await standing(orderNo)).toMatchObject({ payment: 'paid', order: 'to_ship paid 0 30000' });
    const { sums } = (await call(`/oms-front/trade/detail/${orderNo}`, {})).body.data;
    expect(sums).toMatchObject({ payableAmount: '600.00', refundingAmount: '0.00', refundedAmount: '300.00' });
    await cancel(orderNo);
    await settle();
    expect(await standing(orderNo)).toEqual({
      payment: 'refunded',
      order: 'cancelled refunded 0 90000',
      refunds: ['30000 done', '60000 done'],
    });
    expect([...sent.values()]).toEqual([30_000n, 60_000n]);
  });

  it('goes back once when the answer is lost or late', async () => {
    const { orderNo } = await paid();
    await cancel(orderNo);
    answer = () => Promise.reject(new Error('no answer'));
    await settle();
    expect(await standing(orderNo)).toMatchObject({ payment: 'refunding', order: 'cancelled refunding 90000 0' });
    answer = async () => ({ result: 'pending' });
    expect(await askRefunds(shop.db.app, channels, 60)).toBe(0);
    expect(await askRefunds(shop.db.app, channels, -1)).toBe(1);
    answer = async ({ refundNo }) => ({ result: 'done', reference: refundNo });
    // The job and the effect come at the same moment.
    await again(REFUND_BEGUN);
    await Promise.all([askRefunds(shop.db.app, channels, -1), askRefunds(shop.db.app, channels, -1), settle()]);
    expect(await standing(orderNo)).toMatchObject({ payment: 'refunded', refunds: ['90000 done'] });
    expect([...sent.values()]).toEqual([90_000n]);
    await settle();
    expect((await letters()).filter((subject) => subject.includes('已退款'))).toHaveLength(1);
  });

  it('is left to the desk when the channel will not', async () => {
    const { orderNo, payNo } = await paid();
    await cancel(orderNo, 2);
    answer = async () => ({ result: 'failed', why: '账户余额不足' });
    await settle();
    const { body } = await call('/universal-pay/desk/list', { tab: 'refunds', keyword: orderNo }, desk);
    expect(body.data.list[0].refund).toEqual({ amount: '600.00', by: 'desk', failure: '账户余额不足', accounts: [] });
    expect(await letters()).toEqual([`订单 ${orderNo} 退款中：¥600.00`]);
    expect(await heardAtDesk(orderNo)).toEqual(['¥600.00。支付渠道没有退回：账户余额不足。']);
    // Left to its channel once more and refused again: that is told again, a repeat of the effect is not.
    await call('/universal-pay/desk/retryRefund', { payNo }, desk);
    await settle();
    await again(REFUND_STUCK);
    await settle();
    expect(await heardAtDesk(orderNo)).toHaveLength(2);
    const done = await call('/universal-pay/desk/refunded', { payNo, bankReference: 'B-1001' }, desk);
    expect(done.body.data).toMatchObject({ status: 'paid', refund: null });
    expect(await standing(orderNo)).toMatchObject({ order: 'to_ship paid 0 60000', refunds: ['60000 done'] });
  });
});

it('money sent by transfer is sent back by people, who say so once', async () => {
  const orderNo = await placed('transfer');
  const { payNo } = (await call('/universal-pay/orderPay/queryOrder', { orderNo })).body.data.payment;
  const confirmed = { payNo, amount: '900.00', bankReference: randomUUID() };
  await call('/universal-pay/desk/confirm', confirmed, desk);
  await cancel(orderNo, 1);
  await settle();
  expect(await standing(orderNo)).toMatchObject({ payment: 'refunding', order: 'to_ship refunding 30000 0' });
  expect(sent.size).toBe(0);
  expect(await heardAtDesk(orderNo)).toEqual(['¥300.00。款项由银行转账收到，请转账退回后登记。']);
  const back = () => call('/universal-pay/desk/refunded', { payNo, bankReference: 'B-2001' }, desk);
  const answers = await Promise.all([back(), back(), back()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await settle();
  expect(await standing(orderNo)).toMatchObject({ payment: 'paid', order: 'to_ship paid 0 30000' });
  expect(await letters()).toEqual([`订单 ${orderNo} 退款中：¥300.00`, `订单 ${orderNo} 已退款 ¥300.00`]);
});

describe('before a cancellation', () => {
  const foresee = async (orderNo: string, quantity?: number) =>
    (await call('/oms-front/trade/foreseeCancel', { orderNo, ...(quantity && { lines: [{ lineNo: 1, quantity }] }) }))
      .body;
  const refundsOf = async (orderNo: string) => (await standing(orderNo)).refunds;

  it('it is told what comes back online, and exactly that comes back', async () => {
    const { orderNo } = await paid();
    expect((await foresee(orderNo, 1)).data.money).toEqual([
      '取消后退款 ¥300.00：立即按原支付方式（模拟支付）退回，到账时间以支付渠道为准。',
    ]);
    await cancel(orderNo, 1);
    await settle();
    expect(await refundsOf(orderNo)).toEqual(['30000 done']);
    const rest = (await foresee(orderNo)).data;
    expect(rest).toMatchObject({ releasedAmount: '600.00' });
    expect(rest.money[0]).toContain('退款 ¥600.00');
    expect(await refundsOf(orderNo)).toEqual(['30000 done']);
    await cancel(orderNo);
    await settle();
    expect(await refundsOf(orderNo)).toEqual(['30000 done', '60000 done']);
  });

  it('it is told that people send a transfer back', async () => {
    const orderNo = await placed('transfer');
    expect((await foresee(orderNo)).data.money).toEqual([expect.stringContaining('还没有收到付款')]);
    const { payNo } = (await call('/universal-pay/orderPay/queryOrder', { orderNo })).body.data.payment;
    await call('/universal-pay/desk/confirm', { payNo, amount: '900.00', bankReference: randomUUID() }, desk);
    expect((await foresee(orderNo, 2)).data.money).toEqual([
      '取消后退款 ¥600.00：我们会转账退回原付款账户，通常需要 1–3 个工作日。',
    ]);
  });

  it('it is told what of the credit is free again', async () => {
    const orderNo = await placed('account');
    expect((await foresee(orderNo, 1)).data.money).toEqual(['取消后释放账期额度 ¥300.00，随即可用于新订单。']);
    expect((await foresee(orderNo)).data).toEqual({
      releasedAmount: '900.00',
      money: ['取消后释放账期额度 ¥900.00，随即可用于新订单。'],
    });
  });

  it('it is refused as the cancellation would be', async () => {
    const orderNo = await placed('account');
    expect(await foresee(orderNo, 4)).toMatchObject({ error: 'ORDER_CANCEL_QUANTITY' });
    await cancel(orderNo);
    expect(await foresee(orderNo)).toMatchObject({ error: 'ORDER_NOT_CANCELLABLE' });
    const stranger = await buildMember(shop.db.owner);
    expect((await call('/oms-front/trade/foreseeCancel', { orderNo }, stranger)).body.error).toBe('NOT_FOUND');
  });
});

it('never more goes back than came', async () => {
  const rows = await shop.db.owner.execute(sql`
    select p.pay_no from payments p join payment_refunds r on r.payment_id = p.id
    group by p.pay_no, p.amount_fen having sum(r.amount_fen) > p.amount_fen`);
  expect(rows.rows).toEqual([]);
  const open = await shop.db.owner
    .select()
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.status, ['asked']));
  expect(open).toEqual([]);
});
