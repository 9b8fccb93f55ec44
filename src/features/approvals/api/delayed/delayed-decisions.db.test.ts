import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberships, users } from '#features/access/api/access-tables.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls, type Row } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { delayedWorker } from '#tests/factories/delayed-approvals.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { approvalEvents, approvalTasks } from '../approval-tables.ts';
import { approvalDelayedDecisions as delayed } from '../delayed-decision-tables.ts';
import { executeOverdue } from './delayed-effects.ts';

let shop: TestShop;
let worker: Awaited<ReturnType<typeof delayedWorker>>;
let calls: ReturnType<typeof approvalCalls>;
let buyer: TestMember;
let first: TestMember;
let second: TestMember;
let drill: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  calls = approvalCalls(shop);
  worker = await delayedWorker(shop.db);
  drill = await buildSku(shop.db.owner, { salesPrice: '300.00' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  worker.sent.length = 0;
  buyer = await buildMember(shop.db.owner, { permissions: ['ORDER_MANAGEMENT', 'ORDER_ADD', 'ORDER_CANCEL'] });
  first = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'], dataScope: 'self' });
  second = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'], dataScope: 'self' });
  await buildFlow(shop.db.owner, buyer.firmId, { members: [first.memberId, second.memberId] });
  await shop.db.owner
    .update(users)
    .set({ email: mailOf(first) })
    .where(eq(users.id, first.userId));
});

const order = async (quantity = 2): Promise<string> =>
  (await placeOrder(shop, buyer, [{ skuCode: drill.itemNo, quantity }])).body.data.orderNo;
const statusOf = async (orderNo: string) =>
  (await shop.db.owner.select().from(orders).where(eq(orders.orderNo, orderNo)))[0]?.status;
const pressed = (row: Row) =>
  shop.db.owner
    .select({ status: delayed.status, words: delayed.words })
    .from(delayed)
    .where(eq(delayed.taskId, BigInt(row.taskId)))
    .orderBy(delayed.id);
const mailOf = ({ userId }: TestMember) => `person${userId}@example.com`;
const mailTo = (member: TestMember) => worker.sent.filter(({ to }) => to.includes(member.userId));
const settle = async () => {
  await worker.passTime();
  await worker.deliver();
};
const setLimit = (amount: string) =>
  shop.db.owner
    .update(firms)
    .set({ settings: sql`${firms.settings} || ${JSON.stringify({ approvalConfirmAbove: amount })}::jsonb` })
    .where(eq(firms.id, buyer.firmId));

describe('one press', () => {
  it('changes nothing for anybody until it is due, and is carried out by the worker then', async () => {
    const orderNo = await order();
    const row = await calls.todo(first);
    const { body } = await calls.press(first, [row]);
    expect(body.data).toEqual([{ done: true, message: '将于 7 秒后同意', error: null, changes: [], waits: 7 }]);
    await worker.deliver();
    expect(await statusOf(orderNo)).toBe('approving');
    expect((await calls.todo(first)).taskId).toBe(row.taskId);
    expect((await calls.todo(second)).requestNo).toBe(row.requestNo);
    const seen = (await calls.look(buyer, row.requestNo)).body.data;
    expect(JSON.stringify(seen.events)).not.toContain('同意');
    const [waiting] = await calls.delayed(first);
    expect(waiting).toMatchObject({ taskId: row.taskId, status: 'waiting', documentNo: orderNo, amount: row.amount });
    expect(waiting.secondsLeft).toBeGreaterThan(0);
    expect(await calls.delayed(second)).toEqual([]);
    await settle();
    expect(await statusOf(orderNo)).toBe('to_ship');
    expect(await calls.delayed(first)).toMatchObject([{ status: 'done', secondsLeft: expect.any(Number) }]);
    const events = await shop.db.owner.select().from(approvalEvents).where(eq(approvalEvents.kind, 'approved'));
    expect(events.filter(({ taskId }) => String(taskId) === row.taskId)).toMatchObject([{ userId: first.userId }]);
  });

  it('is one however often it is pressed', async () => {
    await order();
    const row = await calls.todo(first);
    const answers = await Promise.all([1, 2, 3, 4].map(() => calls.press(first, [row])));
    for (const { body } of answers) expect(body.data[0]).toMatchObject({ done: true, error: null });
    expect(await pressed(row)).toHaveLength(1);
  });

  it('stands when the worker comes late, even when its effect was lost', async () => {
    const orderNo = await order();
    const row = await calls.todo(first);
    await calls.press(first, [row]);
    await executeOverdue(shop.db.app, worker.documents);
    expect(await statusOf(orderNo)).toBe('approving');
    await shop.db.owner.execute(sql`delete from outbox where topic = 'approval.due'`);
    const longAgo = { dueAt: sql`now() - interval '2 hours'` };
    await shop.db.owner
      .update(delayed)
      .set(longAgo)
      .where(eq(delayed.taskId, BigInt(row.taskId)));
    await executeOverdue(shop.db.app, worker.documents);
    expect(await statusOf(orderNo)).toBe('to_ship');
  });

  it('is taken back as long as it was not carried out, and may be pressed again', async () => {
    const orderNo = await order();
    const row = await calls.todo(first);
    expect((await calls.undo(first, row)).body.error).toBe('APPROVAL_NOT_WAITING');
    await calls.press(first, [row]);
    expect((await calls.undo(second, row)).status).toBe(404);
    expect((await calls.undo(first, row)).status).toBe(200);
    expect((await calls.undo(first, row)).status).toBe(200);
    await settle();
    expect(await statusOf(orderNo)).toBe('approving');
    expect(await calls.delayed(first)).toEqual([]);
    await calls.press(first, [row]);
    await settle();
    expect(await statusOf(orderNo)).toBe('to_ship');
    expect((await calls.undo(first, row)).body.error).toBe('APPROVAL_CARRIED_OUT');
    expect((await pressed(row)).map(({ status }) => status)).toEqual(['undone', 'done']);
  });

  it('gives way to what the person decides otherwise meanwhile', async () => {
    const orderNo = await order();
    const row = await calls.todo(first);
    await calls.press(first, [row]);
    expect(await calls.decide(first, row, 'refuse')).toMatchObject({ done: true });
    await settle();
    expect(await statusOf(orderNo)).toBe('rejected');
    expect(await pressed(row)).toEqual([{ status: 'undone', words: '' }]);
    expect(mailTo(first)).toEqual([]);
  });

  it('carries what goes with it: single lines are left out', async () => {
    const glove = await buildSku(shop.db.owner, { salesPrice: '10.00' });
    const wishes = [drill, glove].map(({ itemNo }) => ({ skuCode: itemNo, quantity: 1 }));
    const { orderNo } = (await placeOrder(shop, buyer, wishes)).body.data;
    const row = await calls.todo(first);
    await calls.press(first, [row], 'approve', { refusedLines: [{ lineNo: 2, reason: '库房还有' }] });
    await settle();
    const [left] = await shop.db.owner.select().from(orders).where(eq(orders.orderNo, orderNo));
    expect(left).toMatchObject({ status: 'to_ship', cancelledFen: 1_000n });
  });
});

describe('what was pressed lapses, and its person hears why, when', () => {
  const taskOf = ({ taskId }: Row) => eq(approvalTasks.id, BigInt(taskId));
  const cases: [string, RegExp, (orderNo: string, row: Row) => Promise<unknown>, string][] = [
    ['somebody else has decided', /已经结束/, (_, row) => otherDecides(row, 'approve'), 'to_ship'],
    ['somebody else has refused', /已经结束/, (_, row) => otherDecides(row, 'refuse'), 'rejected'],
    [
      'the requester has taken it back',
      /已经结束/,
      (_, { requestNo }) => calls.post(buyer, 'withdraw', { requestNo }),
      'cancelled',
    ],
    [
      'the document has changed',
      /单据有变动：.*数量 2 → 1/,
      (orderNo) =>
        shop.post(
          '/oms-front/trade/cancel',
          { orderNo, lines: [{ lineNo: 1, quantity: 1 }] },
          { token: buyer.token, key: orderNo },
        ),
      'approving',
    ],
    [
      'the person takes no approvals any more',
      /不能审批/,
      () => shop.db.owner.update(memberships).set({ approves: false }).where(eq(memberships.id, first.memberId)),
      'approving',
    ],
    [
      'the person is frozen',
      /不能审批/,
      () => shop.db.owner.update(memberships).set({ status: 0 }).where(eq(memberships.id, first.memberId)),
      'approving',
    ],
    [
      'the task went to a colleague',
      /已经处理过/,
      (_, row) => shop.db.owner.update(approvalTasks).set({ status: 'transferred' }).where(taskOf(row)),
      'approving',
    ],
    ['the company wants it confirmed by now', /超过 ¥100\.00/, () => setLimit('100'), 'approving'],
  ];
  const otherDecides = async (row: Row, action: string) =>
    calls.decide(
      second,
      (await calls.list(second)).find((one) => one.requestNo === row.requestNo),
      action,
    );

  it.each(cases)('%s', async (_, words, meanwhile, status) => {
    const orderNo = await order();
    const row = await calls.todo(first);
    await calls.press(first, [row]);
    await meanwhile(orderNo, row);
    await settle();
    expect(await statusOf(orderNo)).toBe(status);
    expect(await pressed(row)).toEqual([{ status: 'lapsed', words: expect.stringMatching(words) }]);
    expect(mailTo(first)).toMatchObject([{ subject: expect.stringContaining(`${orderNo}的同意没有执行`) }]);
    expect(mailTo(first)[0]?.text).toMatch(words);
    const told = await shop.db.owner
      .select()
      .from(approvalEvents)
      .where(and(eq(approvalEvents.kind, 'approved'), eq(approvalEvents.userId, first.userId)));
    expect(told).toEqual([]);
    // Nothing is tried again.
    await settle();
    expect(await statusOf(orderNo)).toBe(status);
    expect(mailTo(first)).toHaveLength(1);
  });
});

describe('what could not be decided is not kept either', () => {
  it('refuses at once, and keeps nothing', async () => {
    const orderNo = await order();
    const row = await calls.todo(first);
    const stale = await calls.press(first, [{ ...row, snapshotHash: '0' }]);
    expect(stale.body.data[0]).toMatchObject({ done: false, error: 'APPROVAL_CHANGED', waits: null });
    expect((await calls.press(second, [row])).status).toBe(404);
    await calls.decide(first, row, 'approve');
    expect((await calls.press(first, [row])).body.data[0]).toMatchObject({ done: false, error: 'APPROVAL_ENDED' });
    expect(await pressed(row)).toEqual([]);
    expect(await statusOf(orderNo)).toBe('to_ship');
  });
});
