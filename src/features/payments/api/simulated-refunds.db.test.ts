import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { openPayments } from '#app/api/open-payments.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { type RefundManner, SLOW_MS } from '../rules/simulated-refund.ts';
import { askRefunds } from './ask-refund.ts';
import { createSimulator, simulatedNotice } from './channels/simulator.ts';
import type { SimulatorBook } from './channels/simulator-book.ts';
import { REFUND_BEGUN } from './open-refunds.ts';
import { paymentRefunds, payments } from './payment-tables.ts';
import { refundEffects } from './refund-effects.ts';
import { paymentEffects } from './settle-cancelled.ts';

let shop: TestShop;
let buyer: TestMember;
let desk: TestMember;
let sku: TestSku;
let key: Buffer;
let book: SimulatorBook;
let channels: Parameters<typeof askRefunds>[1];
/** The pretended channel's own clock. */
let now: number;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  const { simulator } = await openPayments(testEnv, await readPepper(testEnv), {});
  if (!simulator) throw new Error('no simulator');
  ({ key, book } = simulator);
  channels = new Map([['simulator', createSimulator(book, key, () => now)]]);
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  desk = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_PAYMENTS'] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  now = Date.now();
  await shop.db.owner.delete(outbox);
  buyer = await buildMember(shop.db.owner);
  sku = await buildSku(shop.db.owner, { salesPrice: '300.00' });
});

const call = (path: string, input: object, member = buyer) =>
  shop.post(path, input, { token: member.token, key: randomUUID() });
const post = { messages: createPost(Buffer.alloc(32, 1)), origin: 'https://shop.example' };
async function settle() {
  await deliverEffects(shop.db.app, paymentEffects(shop.db.app));
  await deliverEffects(shop.db.app, refundEffects(shop.db.app, channels, post));
}
/** What failed in the outbox is tried again as if its time had come. */
const again = () =>
  shop.db.owner.update(outbox).set({ nextAttemptAt: sql`now()` }).where(eq(outbox.topic, REFUND_BEGUN));

/** An order paid at the pretended cashier and called off: its money is on its way back. */
async function calledOff(refunds: RefundManner): Promise<string> {
  const wishes = [{ skuCode: sku.itemNo, quantity: 1 }];
  const { orderNo } = (await placeOrder(shop, buyer, wishes, { replace: { payWay: 'online' } })).body.data;
  const begun = await call('/universal-pay/orderPay/cratePay', { orderNo, channel: 'simulator' });
  const { payNo, amount } = begun.body.data.payment as { payNo: string; amount: string };
  const facts = { payNo, tradeNo: randomUUID(), result: 'paid', amount: amount.replace('.', '') } as const;
  await book.write(payNo, { ...facts, refunds });
  const { text, signature } = simulatedNotice(facts, key);
  const headers = { 'content-type': 'application/json', 'x-simulator-signature': signature };
  await fetch(`${shop.url}/universal-pay/notice/simulator`, { method: 'POST', headers, body: text });
  await call('/oms-front/trade/cancel', { orderNo });
  await settle();
  return payNo;
}
async function standing(payNo: string) {
  const [row] = await shop.db.owner
    .select({ payment: payments.status, refund: paymentRefunds.status, refundNo: paymentRefunds.refundNo })
    .from(payments)
    .innerJoin(paymentRefunds, eq(paymentRefunds.paymentId, payments.id))
    .where(eq(payments.payNo, payNo));
  const sent = row && (await book.readRefund(row.refundNo));
  return { state: `${row?.payment} ${row?.refund}`, times: sent?.times };
}

it('goes back at once where the channel does so', async () => {
  const payNo = await calledOff('prompt');
  expect(await standing(payNo)).toEqual({ state: 'refunded done', times: 1 });
});

it('is asked about until a slow channel has sent it', async () => {
  const payNo = await calledOff('slow');
  expect(await standing(payNo)).toEqual({ state: 'refunding asked', times: 1 });
  await askRefunds(shop.db.app, channels, -1);
  expect((await standing(payNo)).state).toBe('refunding asked');
  now += SLOW_MS;
  await askRefunds(shop.db.app, channels, -1);
  expect(await standing(payNo)).toEqual({ state: 'refunded done', times: 3 });
});

it('is not sent twice where the first answer was lost', async () => {
  const payNo = await calledOff('lost');
  expect(await standing(payNo)).toEqual({ state: 'refunding asked', times: 1 });
  await again();
  await settle();
  expect(await standing(payNo)).toEqual({ state: 'refunded done', times: 2 });
  await askRefunds(shop.db.app, channels, -1);
  expect((await standing(payNo)).times).toBe(2);
});

it('comes to the desk where the channel refuses, which asks it again', async () => {
  const payNo = await calledOff('refused');
  expect(await standing(payNo)).toEqual({ state: 'refunding desk', times: 1 });
  const { body } = await call('/universal-pay/desk/list', { tab: 'refunds', keyword: payNo }, desk);
  expect(body.data.list[0].refund).toEqual({ amount: '300.00', by: 'desk', failure: '商户账户余额不足', accounts: [] });
  const retry = (member = desk) => call('/universal-pay/desk/retryRefund', { payNo }, member);
  expect((await retry(buyer)).status).toBe(403);
  const answers = await Promise.all([retry(), retry()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  // As long as the channel has it, people do not send it as well.
  const booked = await call('/universal-pay/desk/refunded', { payNo, bankReference: 'B-9001' }, desk);
  expect(booked.body.error).toBe('REFUND_AT_CHANNEL');
  await settle();
  expect(await standing(payNo)).toEqual({ state: 'refunded done', times: 2 });
  expect((await retry()).body.error).toBe('TRANSFER_MOVED');
});

it('is not taken for one of an earlier database with the same number', async () => {
  const [payNo, refundNo] = ['PAY200101000002', 'REF200101000002'];
  const wish = { payNo, refundNo, amountFen: 100n, totalFen: 100n, tradeNo: 'x' };
  const refund = () => channels.get('simulator')?.refund(wish);
  for (const tradeNo of [randomUUID(), randomUUID()]) {
    await book.write(payNo, { result: 'paid', tradeNo, amount: '100', refunds: 'refused' });
    expect([await refund(), await refund()]).toMatchObject([{ result: 'failed' }, { result: 'done' }]);
  }
});

it('refuses what the channel never took', async () => {
  const wish = { refundNo: 'REF261122000001', amountFen: 100n, totalFen: 100n, tradeNo: 'x' };
  const answer = await channels.get('simulator')?.refund({ ...wish, payNo: 'PAY200101000001' });
  expect(answer).toEqual({ result: 'failed', why: '渠道没有这笔付款' });
});
