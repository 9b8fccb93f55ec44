import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { approvalEffects } from '#features/approvals/api/public.ts';
import { stockLevels } from '#features/catalog/api/catalog-tables.ts';
import { firmDays } from '#features/organisation/api/department-tables.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { addFullWorkingDays } from '#features/organisation/rules/public.ts';
import { payments } from '#features/payments/api/payment-tables.ts';
import { MAIL_TOPIC, type MailMessage, openMessage } from '#platform/api/messages.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { approvalCalls, type Row } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { carryOutTold } from '#tests/inbox.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { expireOrders, remindOfPayment } from '../expire-orders.ts';
import { orders } from '../order-tables.ts';

const SECRET = randomBytes(32);
const post = { messages: createPost(SECRET), origin: 'https://shop.example' };
let shop: TestShop;
let calls: ReturnType<typeof approvalCalls>;
let buyer: TestMember;
let approver: TestMember;
let drill: TestSku;
let glove: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  calls = approvalCalls(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.db.owner.delete(outbox);
  buyer = await buildMember(shop.db.owner);
  approver = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE', 'ORDER_MANAGEMENT'] });
  await shop.db.owner.execute(sql`update users set email = user_code || '@example.com' where id = ${buyer.userId}`);
  await buildFlow(shop.db.owner, buyer.firmId, { members: [approver.memberId] });
  drill = await buildSku(shop.db.owner, { salesPrice: '300.00' });
  glove = await buildSku(shop.db.owner, { salesPrice: '10.00' });
});

const call = async (path: string, input: object, member = buyer): Promise<Row> =>
  (await shop.post(path, input, { token: member.token, key: randomUUID() })).body;
const payment = async (orderNo: string, member = buyer): Promise<Row> =>
  (await call('/universal-pay/orderPay/queryOrder', { orderNo }, member)).data;
const pay = (orderNo: string, channel = 'simulator') => call('/universal-pay/orderPay/cratePay', { orderNo, channel });
const detail = async (orderNo: string, member = buyer): Promise<Row> =>
  (await call(`/oms-front/trade/detail/${orderNo}`, {}, member)).data;
const home = async (member = buyer): Promise<Row> => (await call('/oms-front/trade/orderHome', {}, member)).data;

async function order(payWay = 'online'): Promise<string> {
  const wishes = [
    { skuCode: drill.itemNo, quantity: 2 },
    { skuCode: glove.itemNo, quantity: 10 },
  ];
  const { body } = await placeOrder(shop, buyer, wishes, { replace: { payWay } });
  expect(body.data.status).toBe('approving');
  return body.data.orderNo;
}
const approve = async (more: object = {}) =>
  expect(await calls.decide(approver, await calls.todo(approver), 'approve', more)).toMatchObject({ done: true });
const holdOf = async (orderNo: string) => {
  const [row] = await shop.db.owner.select().from(orders).where(eq(orders.orderNo, orderNo));
  return row?.holdUntil ?? new Date(0);
};
const endsIn = (orderNo: string, interval: string) =>
  shop.db.owner
    .update(orders)
    .set({ holdUntil: sql`now() + ${interval}::interval` })
    .where(eq(orders.orderNo, orderNo));
const free = async () => {
  const [row] = await shop.db.owner
    .select({ free: sql<number>`sum(${stockLevels.onHand} - ${stockLevels.reserved})::int` })
    .from(stockLevels)
    .where(eq(stockLevels.skuId, drill.skuId));
  return row?.free;
};
async function letters(): Promise<MailMessage[]> {
  await deliverEffects(shop.db.app, approvalEffects(shop.db.app, post));
  await carryOutTold(shop.db, SECRET);
  const rows = await shop.db.owner.select().from(outbox).where(eq(outbox.topic, MAIL_TOPIC)).orderBy(asc(outbox.id));
  return rows.map(({ payload }) => openMessage<MailMessage>(payload, SECRET));
}
/** A minute more or less passes while a test runs. */
const near = (date: Date, wanted: Date) => expect(Math.abs(date.getTime() - wanted.getTime())).toBeLessThan(60_000);

describe('before the approval', () => {
  it.each(['online', 'transfer', 'account'])('nothing is called paid, and nobody is asked to: %s', async (payWay) => {
    const orderNo = await order(payWay);
    const state = await payment(orderNo);
    expect(state).toMatchObject({ outcome: 'approving', holdUntil: null, payment: null });
    expect(state.outcomeLabel).toBe('等待审批，暂不需要付款');
    const { sides, next, pay: due } = await detail(orderNo);
    const side = sides.find(({ key }: Row) => key === 'payment').value;
    expect([side, due]).toEqual([payWay === 'account' ? '账期结算' : '审批后付款', null]);
    expect(next.text).toContain({ online: '再付款', transfer: '再转账', account: '开始备货' }[payWay]);
    expect((await home()).toPay).toEqual([]);
    expect((await pay(orderNo)).error).toBe('PAYMENT_NOT_WAITING');
    const { list } = (await call('/oms-front/trade/list', { payment: 'unpaid' })).data;
    expect(list).toEqual([]);
    // Who cancels now reads nothing of payments that may be on their way.
    const { money } = (await call('/oms-front/trade/foreseeCancel', { orderNo })).data;
    const none = '这张订单还在审批，还没有要求付款，没有款项需要退回。';
    expect(money).toEqual([payWay === 'account' ? expect.stringContaining('账期额度') : none]);
  });
});

describe('after the approval', () => {
  it('there is a working day of the firm to pay in, price and stock held', async () => {
    const before = await free();
    const orderNo = await order();
    await approve();
    near(await holdOf(orderNo), addFullWorkingDays(new Date(), 1, new Map()));
    expect(await free()).toBe((before ?? 0) - 2);
    expect(await payment(orderNo)).toMatchObject({ outcome: 'waiting', amount: '700.00', mayPay: true });
    const { pay: due, next } = await detail(orderNo);
    expect(due).toEqual({ until: (await holdOf(orderNo)).toISOString(), amount: '700.00', payWay: 'online' });
    expect(next.by).toEqual({ label: '付款截止', at: due.until });
    expect((await pay(orderNo)).data.payment.expiresAt).toBe(due.until);
  });

  it('as many as the firm has set, on the days it works', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
    await shop.db.owner.insert(firmDays).values({ firmId: buyer.firmId, day: tomorrow, kind: 'rest' });
    await shop.db.owner
      .update(firms)
      .set({ settings: { payAfterApprovalDays: 3 } })
      .where(eq(firms.id, buyer.firmId));
    const orderNo = await order();
    await approve();
    near(await holdOf(orderNo), addFullWorkingDays(new Date(), 3, new Map([[tomorrow, 'rest']])));
  });

  it('its letter names deadline and link, and so does the reminder', async () => {
    const orderNo = await order();
    await approve();
    const until = displayTime((await holdOf(orderNo)).toISOString());
    const told = (await letters()).find(({ subject }) => subject.includes('已通过审批'));
    expect(told?.subject).toBe(`订单 ${orderNo} 已通过审批，请在 ${until} 前付款`);
    expect(told?.text).toContain(`应付 ¥700.00，请在 ${until} 前付款`);
    expect(told?.text).toContain(`https://shop.example/orderPay.html?orderNo=${orderNo}`);
    expect(told?.text).not.toContain('正在为您安排后续处理');

    await endsIn(orderNo, '5 hours');
    expect(await remindOfPayment(shop.db.app, post)).toBe(0);
    await endsIn(orderNo, '3 hours');
    expect(await remindOfPayment(shop.db.app, post)).toBe(1);
    expect(await remindOfPayment(shop.db.app, post)).toBe(0);
    const reminder = (await letters()).find(({ subject }) => subject.includes('尚未付款'));
    expect(reminder?.text).toContain(displayTime((await holdOf(orderNo)).toISOString()));
    expect(reminder?.text).toContain(`https://shop.example/orderPay.html?orderNo=${orderNo}`);
  });

  it('it ends at that moment, not before, and gives its stock back', async () => {
    const before = await free();
    const orderNo = await order();
    await approve();
    await expireOrders(shop.db.app, post);
    expect((await payment(orderNo)).outcome).toBe('waiting');
    await endsIn(orderNo, '-1 second');
    expect(await payment(orderNo)).toMatchObject({ outcome: 'late' });
    expect((await pay(orderNo)).error).toBe('PAYMENT_TOO_LATE');
    expect([(await detail(orderNo)).pay, (await home()).toPay]).toEqual([null, []]);
    await expireOrders(shop.db.app, post);
    expect(await payment(orderNo)).toMatchObject({ outcome: 'ended', outcomeLabel: '订单已结束，无需付款' });
    expect(await free()).toBe(before);
    const { sides } = await detail(orderNo);
    expect(sides.find(({ key }: Row) => key === 'payment').value).toBe('无需付款');
  });

  it('lines that were refused are not paid for, by whatever way', async () => {
    const orderNo = await order();
    await approve({ refusedLines: [{ lineNo: 2, reason: '库房还有' }] });
    expect((await payment(orderNo)).amount).toBe('600.00');
    const begun = await pay(orderNo);
    expect(begun.data.payment.amount).toBe('600.00');
    expect((await pay(orderNo, 'transfer')).data.payment.amount).toBe('600.00');
    const own = and(eq(payments.firmId, buyer.firmId), sql`amount_fen <> 60000`);
    expect(await shop.db.owner.select().from(payments).where(own)).toEqual([]);
    expect((await pay(orderNo, 'account')).data.outcome).toBe('credit');
    const { rows } = await shop.db.owner.execute(
      sql`select used_fen::int used from credit_accounts where firm_id = ${buyer.firmId}`,
    );
    expect(rows).toEqual([{ used: 60_000 }]);
  });
});

const offered = async (orderNo: string, member: TestMember) => {
  const seen: Row = await detail(orderNo, member);
  const { list } = (await call('/oms-front/trade/list', { tab: 'to_pay' }, member)).data;
  const shown = [seen.pay !== null, list.some(({ pay: due }: Row) => due !== null)];
  const { mayPay } = await payment(orderNo, member);
  return [...shown, (await home(member)).toPay.length > 0, mayPay];
};

describe('an order to be paid', () => {
  const NOBODY = [false, false, false, false];

  it('is offered to those who may pay, and to nobody else', async () => {
    const orderNo = await order();
    await approve();
    const administrator = await buildMember(shop.db.owner, { firm: buyer });
    const sales = await buildMember(shop.db.owner, { firm: buyer, participantExtendType: 5, dataScope: 'company' });
    expect(await offered(orderNo, buyer)).toEqual([true, true, true, true]);
    expect(await offered(orderNo, administrator)).toEqual([true, true, true, true]);
    expect(await offered(orderNo, approver)).toEqual(NOBODY);
    expect(await offered(orderNo, sales)).toEqual(NOBODY);
  });

  it('is not offered in a firm that buys through its procurement system', async () => {
    const orderNo = await order();
    await approve();
    await shop.db.owner.update(firms).set({ firmChannel: 1 }).where(eq(firms.id, buyer.firmId));
    expect(await offered(orderNo, buyer)).toEqual(NOBODY);
  });

  it('does not exist for a group account', async () => {
    const orderNo = await order();
    await shop.db.owner.update(firms).set({ firmType: 'group' }).where(eq(firms.id, buyer.firmId));
    const { body } = await shop.post(`/oms-front/trade/detail/${orderNo}`, {}, { token: buyer.token });
    expect(body).toMatchObject({ error: 'IDENTITY_REFUSED' });
  });
});
