import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPayments } from '#app/api/open-payments.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { simulatedNotice } from './channels/simulator.ts';
import { askChannels } from './payment-jobs.ts';
import { readGivenUp } from './payment-repo.ts';
import { creditAccounts, creditEntries, paymentNotices, payments } from './payment-tables.ts';
import { paymentEffects } from './settle-cancelled.ts';

let shop: TestShop;
let buyer: TestMember;
let desk: TestMember;
let sku: TestSku;
let tools: Awaited<ReturnType<typeof openPayments>>;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  tools = await openPayments(testEnv, await readPepper(testEnv), {});
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  desk = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_PAYMENTS'] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  sku = await buildSku(shop.db.owner, { salesPrice: '300.00' });
});

const call = (path: string, input: object, member = buyer) =>
  shop.post(`/universal-pay/${path}`, input, { token: member.token, key: randomUUID() });
const state = async (orderNo: string) => (await call('orderPay/queryOrder', { orderNo })).body.data;
const order = async (payWay: string, quantity = 1) =>
  (await placeOrder(shop, buyer, [{ skuCode: sku.itemNo, quantity }], { replace: { payWay } })).body.data
    ?.orderNo as string;
const cancel = (orderNo: string) =>
  shop.post('/oms-front/trade/cancel', { orderNo }, { token: buyer.token, key: randomUUID() });
const settle = () => deliverEffects(shop.db.app, paymentEffects(shop.db.app));

async function begin(channel = 'simulator') {
  const orderNo = await order('online');
  const { body } = await call('orderPay/cratePay', { orderNo, channel });
  return { orderNo, payNo: body.data.payment.payNo as string, amount: '30000', tradeNo: randomUUID() };
}

const key = () => tools.simulator?.key ?? Buffer.alloc(0);
function notify(text: string, signature: string) {
  const headers = { 'content-type': 'application/json', 'x-simulator-signature': signature };
  return fetch(`${shop.url}/universal-pay/notice/simulator`, { method: 'POST', headers, body: text });
}
type Facts = Parameters<typeof simulatedNotice>[0];
async function tell({ payNo, tradeNo, amount }: Omit<Facts, 'result'>, result: Facts['result'] = 'paid') {
  const { text, signature } = simulatedNotice({ payNo, tradeNo, amount, result }, key());
  return (await notify(text, signature)).status;
}
const ledger = async () => {
  const [account] = await shop.db.owner.select().from(creditAccounts).where(eq(creditAccounts.firmId, buyer.firmId));
  const [entries] = await shop.db.owner
    .select({ open: sql<string>`coalesce(sum(case kind when 'use' then amount_fen else -amount_fen end), 0)` })
    .from(creditEntries)
    .where(eq(creditEntries.firmId, buyer.firmId));
  expect(String(account?.usedFen)).toBe(entries?.open);
  return account?.usedFen;
};
const limit = (limitFen: bigint) =>
  shop.db.owner.update(creditAccounts).set({ limitFen }).where(eq(creditAccounts.firmId, buyer.firmId));

describe('credit', () => {
  it('is used with the order, and comes back with its cancellation, once', async () => {
    const orderNo = await order('account', 2);
    expect(await ledger()).toBe(60_000n);
    expect(await state(orderNo)).toMatchObject({ outcome: 'credit', orderStatus: 'to_ship', payment: null });
    await cancel(orderNo);
    await settle();
    await shop.db.owner.execute(sql`update outbox set done_at = null where topic = 'order.cancelled'`);
    await settle();
    expect(await ledger()).toBe(0n);
  });

  it('is never overdrawn by many orders at once, and a refused order leaves nothing', async () => {
    await limit(100_000n);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        placeOrder(shop, buyer, [{ skuCode: sku.itemNo, quantity: 1 }], { replace: { payWay: 'account' } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.body).toMatchObject({ error: 'ORDER_CREDIT_SHORT', data: { creditLeft: '100.00' } });
    expect(await ledger()).toBe(90_000n);
    const written = await shop.db.owner.select().from(orders).where(eq(orders.firmId, buyer.firmId));
    expect(written).toHaveLength(3);
  });

  it('is not offered, nor taken, where none was agreed', async () => {
    await shop.db.owner.delete(creditAccounts).where(eq(creditAccounts.firmId, buyer.firmId));
    const { channels } = (await call('paymentChannel/front/queryChannel', {})).body.data;
    expect(channels.map(({ channel }: { channel: string }) => channel)).toEqual(['transfer', 'simulator']);
    const wishes = [{ skuCode: sku.itemNo, quantity: 1 }];
    const { body } = await placeOrder(shop, buyer, wishes, { replace: { payWay: 'account' } });
    expect(body.error).toBe('ORDER_PAY_WAY_GONE');
  });
});

describe('paying online', () => {
  it('takes the amount from the order and from nobody else', async () => {
    const orderNo = await order('online');
    const { status } = await call('orderPay/cratePay', { orderNo, channel: 'simulator', amount: '0.01' });
    expect(status).toBe(400);
    const { body } = await call('orderPay/cratePay', { orderNo, channel: 'simulator' });
    expect(body.data).toMatchObject({ outcome: 'waiting', amount: '300.00', payment: { amount: '300.00' } });
    expect(body.data.payment.instructions.url).toContain('/dev/cashier?payNo=');
    expect((await call('orderPay/cratePay', { orderNo, channel: 'nosuch' })).body.error).toBe('PAYMENT_CHANNEL_GONE');
  });

  it('opens one payment for two tabs', async () => {
    const orderNo = await order('online');
    const numbers = await Promise.all(
      [1, 2, 3].map(
        async () => (await call('orderPay/cratePay', { orderNo, channel: 'simulator' })).body.data.payment.payNo,
      ),
    );
    expect(new Set(numbers).size).toBe(1);
  });

  it('is paid once, however often the notice comes', async () => {
    const begun = await begin();
    const { payNo, tradeNo, amount } = begun;
    const { text, signature } = simulatedNotice({ payNo, tradeNo, amount, result: 'paid' }, key());
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await notify(text, signature)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await state(begun.orderNo)).toMatchObject({ outcome: 'paid', orderStatus: 'to_ship' });
    const kept = await shop.db.owner.select().from(paymentNotices).where(eq(paymentNotices.payNo, begun.payNo));
    expect(kept.map(({ outcome }) => outcome)).toEqual(['pay']);
    // Another delivery under a number of its own changes nothing either.
    expect(await tell(begun)).toBe(200);
    expect(await tell({ ...begun, tradeNo: randomUUID() }, 'failed')).toBe(200);
    expect(await state(begun.orderNo)).toMatchObject({ outcome: 'paid' });
  });

  it('may fail and be tried again; money that comes for the failed try goes back', async () => {
    const first = await begin();
    await tell(first, 'failed');
    expect(await state(first.orderNo)).toMatchObject({ outcome: 'failed', orderStatus: 'to_pay' });
    const { body } = await call('orderPay/cratePay', { orderNo: first.orderNo, channel: 'simulator' });
    const second = { ...first, payNo: body.data.payment.payNo as string, tradeNo: randomUUID() };
    expect(second.payNo).not.toBe(first.payNo);
    await tell(second);
    await tell(first);
    const rows = await shop.db.owner.select().from(payments).where(eq(payments.firmId, buyer.firmId));
    const statusOf = (payNo: string) => rows.find((row) => row.payNo === payNo)?.status;
    expect([statusOf(first.payNo), statusOf(second.payNo)]).toEqual(['refunding', 'paid']);
  });

  it('is settled by asking when the notice is lost', async () => {
    const begun = await begin();
    await tools.simulator?.book.write(begun.payNo, { result: 'paid', tradeNo: begun.tradeNo, amount: begun.amount });
    expect(await askChannels(shop.db.app, tools.channels, 60)).toBe(0);
    expect(await askChannels(shop.db.app, tools.channels, -1)).toBeGreaterThan(0);
    expect(await state(begun.orderNo)).toMatchObject({ outcome: 'paid' });
    // The late notice finds everything done.
    expect(await tell(begun)).toBe(200);
  });

  it('sends money back that comes after the cancellation', async () => {
    const begun = await begin();
    await cancel(begun.orderNo);
    await settle();
    expect(await state(begun.orderNo)).toMatchObject({ outcome: 'ended', payment: { status: 'closed' } });
    expect(await tell(begun)).toBe(200);
    expect(await state(begun.orderNo)).toMatchObject({ outcome: 'back', payment: { status: 'refunding' } });
    const [row] = await shop.db.owner.select().from(orders).where(eq(orders.orderNo, begun.orderNo));
    expect(row).toMatchObject({ status: 'cancelled', paymentStatus: 'refunding' });
    // Its channel sends it back; people at the desk must not do it a second time.
    const refused = await call('desk/refunded', { payNo: begun.payNo, bankReference: 'R-0001' }, desk);
    expect(refused.body.error).toBe('REFUND_AT_CHANNEL');
  });

  it.each([
    ['cancelled', cancel],
    ['put on account', (orderNo: string) => call('orderPay/cratePay', { orderNo, channel: 'account' })],
  ])('sends money back of an order that was %s while its notice was lost', async (_, giveUp) => {
    const { orderNo, payNo, tradeNo, amount } = await begin();
    await tools.simulator?.book.write(payNo, { result: 'paid', tradeNo, amount });
    await giveUp(orderNo);
    await settle();
    const statusOf = async () =>
      (await shop.db.owner.select().from(payments).where(eq(payments.payNo, payNo)))[0]?.status;
    expect(await statusOf()).toBe('closed');
    const [createdAt, updatedAt] = [sql`now() - interval '3 minutes'`, sql`now() - interval '2 minutes'`];
    await shop.db.owner.update(payments).set({ createdAt, updatedAt }).where(eq(payments.payNo, payNo));
    expect(await askChannels(shop.db.app, tools.channels, 60)).toBeGreaterThan(0);
    expect(await statusOf()).toBe('refunding');
  });

  it('asks about what was given up ever more seldom, and no more a day after its end', async () => {
    const { orderNo, payNo } = await begin();
    await cancel(orderNo);
    await settle();
    const asked = async (createdAgo: string, askedAgo: string, endedAgo: string) => {
      const ago = (time: string) => sql`now() - ${time}::interval`;
      const times = { createdAt: ago(createdAgo), updatedAt: ago(askedAgo), expiresAt: ago(endedAgo) };
      await shop.db.owner.update(payments).set(times).where(eq(payments.payNo, payNo));
      const given = await readGivenUp(shop.db.owner, ['simulator'], 60, 100);
      return given.some((payment) => payment.payNo === payNo);
    };
    expect(await asked('3 minutes', '30 seconds', '-30 minutes')).toBe(false);
    expect(await asked('3 minutes', '2 minutes', '-30 minutes')).toBe(true);
    expect(await asked('3 hours', '30 minutes', '1 hour')).toBe(false);
    expect(await asked('3 hours', '90 minutes', '1 hour')).toBe(true);
    expect(await asked('5 days', '7 hours', '23 hours')).toBe(true);
    expect(await asked('5 days', '7 hours', '25 hours')).toBe(false);
  });

  it('takes no number of the channel for two payments, and no text the books cannot keep', async () => {
    const first = await begin();
    expect(await tell(first)).toBe(200);
    const second = await begin();
    expect(await tell({ ...second, tradeNo: first.tradeNo })).toBe(400);
    expect(await state(second.orderNo)).toMatchObject({ outcome: 'waiting' });
    expect(await tell({ ...second, tradeNo: 'trade\0number' })).toBe(400);
    expect(await tell(second)).toBe(200);
  });

  it('may be changed for credit as long as it waits', async () => {
    const { orderNo, ...begun } = await begin();
    const { body } = await call('orderPay/cratePay', { orderNo, channel: 'account' });
    expect(body.data).toMatchObject({ outcome: 'credit', orderStatus: 'to_ship', payWay: 'account' });
    expect(await ledger()).toBe(30_000n);
    // The payment that was begun before is closed, and takes no more money.
    const [closed] = await shop.db.owner.select().from(payments).where(eq(payments.payNo, begun.payNo));
    expect(closed?.status).toBe('closed');
    expect(await tell({ ...begun })).toBe(200);
    const [row] = await shop.db.owner.select().from(payments).where(eq(payments.payNo, begun.payNo));
    expect(row?.status).toBe('refunding');
  });
});

describe('paying by transfer', () => {
  const confirm = (payNo: string, amount: string, bankReference = randomUUID()) =>
    call('desk/confirm', { payNo, amount, bankReference }, desk);

  it('shows the account, and goes on when the desk has found the money', async () => {
    const orderNo = await order('transfer');
    const waiting = await state(orderNo);
    expect(waiting).toMatchObject({
      outcome: 'transfer',
      payment: { instructions: { kind: 'bank', remark: orderNo } },
    });
    const { payNo } = waiting.payment;
    const { body } = await call('desk/match', { amount: '300', remark: `货款 ${orderNo}` }, desk);
    expect(body.data[0]).toMatchObject({ grade: 'sure', payment: { payNo, amount: '300.00' } });
    expect((await confirm(payNo, '299.99')).body.error).toBe('TRANSFER_AMOUNT_DIFFERS');
    const reference = randomUUID();
    expect((await confirm(payNo, '300.00', reference)).body.data).toMatchObject({ status: 'paid' });
    expect((await confirm(payNo, '300.00')).body.error).toBe('TRANSFER_MOVED');
    expect(await state(orderNo)).toMatchObject({ outcome: 'paid', orderStatus: 'to_ship' });
    const other = (await state(await order('transfer'))).payment.payNo;
    expect((await confirm(other, '300.00', reference)).body.error).toBe('TRANSFER_REFERENCE_USED');
  });

  it('is confirmed by nobody but the desk', async () => {
    const orderNo = await order('transfer');
    const { payNo } = (await state(orderNo)).payment;
    for (const path of ['desk/confirm', 'desk/refunded']) {
      const { status } = await call(path, { payNo, amount: '300.00', bankReference: 'B-0001' });
      expect([400, 403]).toContain(status);
    }
    expect((await call('desk/confirm', { payNo, amount: '300.00', bankReference: 'B-0001' })).status).toBe(403);
    expect(await state(orderNo)).toMatchObject({ outcome: 'transfer' });
  });
});
