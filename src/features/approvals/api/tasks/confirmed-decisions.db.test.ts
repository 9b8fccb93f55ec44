import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { budgetPeriods, costRules } from '#features/budgets/api/budget-tables.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls, type Row } from '#tests/factories/approval-calls.ts';
import { buildCenter, type TestCenter } from '#tests/factories/build-budget.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { delayedWorker } from '#tests/factories/delayed-approvals.ts';
import { orderInput } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { approvalDelayedDecisions as delayed } from '../delayed-decision-tables.ts';

let shop: TestShop;
let worker: Awaited<ReturnType<typeof delayedWorker>>;
let calls: ReturnType<typeof approvalCalls>;
let buyer: TestMember;
let approver: TestMember;
let drill: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  calls = approvalCalls(shop);
  worker = await delayedWorker(shop.db);
  // Above what orders are sent freely for: the sum is that of the goods.
  drill = await buildSku(shop.db.owner, { salesPrice: '1000.00' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  approver = await buildMember(shop.db.owner, { firm: buyer, dataScope: 'self' });
  await buildFlow(shop.db.owner, buyer.firmId, { members: [approver.memberId] });
  await shop.db.owner
    .update(firms)
    .set({ settings: sql`${firms.settings} || '{"freeShipping": true, "budgetOverReason": false}'::jsonb` })
    .where(eq(firms.id, buyer.firmId));
});

async function order(quantity: number, center?: TestCenter): Promise<Row> {
  const input = await orderInput(shop, buyer, [{ skuCode: drill.itemNo, quantity }]);
  const lines = input.lines.map((line: object) => ({ ...line, costCenter: center?.code }));
  const as = { token: buyer.token, key: crypto.randomUUID() };
  const { orderNo } = (await shop.post('/oms-front/trade/create', { ...input, lines }, as)).body.data;
  return (await calls.list(approver)).find(({ documentNo }) => documentNo === orderNo);
}
const statusOf = async ({ documentNo }: Row) =>
  (await shop.db.owner.select().from(orders).where(eq(orders.orderNo, documentNo)))[0]?.status;
const centre = (limitFen: bigint, parent?: TestCenter) =>
  buildCenter(shop.db.owner, buyer.firmId, {
    limitFen,
    parentId: parent?.costCenterId ?? null,
    rule: { overPolicy: 'warn' },
  });
const confirmed = (amount: string, ...rows: Row[]) => ({
  confirmed: { amount, overBudget: rows.map(({ taskId }) => taskId) },
});
const kept = () => shop.db.owner.$count(delayed, eq(delayed.firmId, buyer.firmId));

describe('one approval', () => {
  it.each([
    [5, 'waits'],
    [6, 'is confirmed'],
  ])('of %i,000 yuan %s where the company has said nothing', async (quantity, what) => {
    const row = await order(quantity);
    const { status, body } = await calls.press(approver, [row]);
    if (what === 'waits') expect(body.data[0]).toMatchObject({ done: true, waits: 7 });
    else {
      expect([status, body.error]).toEqual([409, 'APPROVAL_CONFIRM']);
      expect(body.message).toBe('金额 ¥6,000.00 超过 ¥5,000.00，请确认后再同意');
      expect(body.data).toEqual({
        count: 1,
        amount: '6000.00',
        limit: '5000.00',
        requests: [
          {
            taskId: row.taskId,
            documentNo: row.documentNo,
            title: row.title,
            amount: '6000.00',
            overBudget: false,
            overruns: [],
            reason: '',
          },
        ],
      });
      expect(await kept()).toBe(0);
      const less = await calls.press(approver, [row], 'approve', confirmed('5999.99'));
      expect(less.body.error).toBe('APPROVAL_CONFIRM');
      expect(await statusOf(row)).toBe('approving');
      const { body: answer } = await calls.press(approver, [row], 'approve', confirmed('6000.00'));
      expect(answer.data[0]).toMatchObject({ done: true, waits: null });
      expect(await statusOf(row)).toBe('to_ship');
    }
  });

  it('that signs somebody else after is confirmed like any other, refusing and giving back are not', async () => {
    const row = await order(6);
    const toMemberId = String((await buildMember(shop.db.owner, { firm: buyer })).memberId);
    expect((await calls.press(approver, [row], 'sign_after', { toMemberId })).body.error).toBe('APPROVAL_CONFIRM');
    const back = await calls.press(approver, [row], 'return', { comment: '请补充用途' });
    expect(back.body.data[0]).toMatchObject({ done: true });
  });

  it('follows the amount of its company', async () => {
    const to = (approvalConfirmAbove: string) =>
      shop.db.owner
        .update(firms)
        .set({ settings: sql`${firms.settings} || ${JSON.stringify({ approvalConfirmAbove })}::jsonb` })
        .where(eq(firms.id, buyer.firmId));
    const row = await order(1);
    await to('999.99');
    expect((await calls.press(approver, [row])).body.error).toBe('APPROVAL_CONFIRM');
    await to('1000');
    expect((await calls.press(approver, [row])).body.data[0]).toMatchObject({ waits: 7 });
  });

  it('over budget is confirmed however small, with the overrun and not with the sum alone', async () => {
    const row = await order(1, await centre(99_999n));
    const { body } = await calls.press(approver, [row]);
    expect(body.message).toBe('金额 ¥1,000.00，已超预算，请确认后再同意');
    expect(body.data.requests).toMatchObject([{ taskId: row.taskId, overBudget: true, reason: '' }]);
    expect(body.data.requests[0].overruns).toEqual([expect.stringMatching(/通过后超出 ¥0\.01（已用 101%）$/)]);
    const blind = await calls.press(approver, [row], 'approve', confirmed('1000.00'));
    expect(blind.body.error).toBe('APPROVAL_CONFIRM');
    const read = await calls.press(approver, [row], 'approve', confirmed('1000.00', row));
    expect(read.body.data[0]).toMatchObject({ done: true, waits: null });
  });

  it('that goes over while it waits comes back to its person', async () => {
    const center = await centre(300_000n);
    const row = await order(1, center);
    expect((await calls.press(approver, [row])).body.data[0]).toMatchObject({ waits: 7 });
    await order(3, center);
    await worker.passTime();
    await worker.deliver();
    expect(await statusOf(row)).toBe('approving');
    expect(await calls.delayed(approver)).toMatchObject([
      { taskId: row.taskId, status: 'lapsed', words: '金额 ¥1,000.00，已超预算，请确认后再同意' },
    ]);
  });
});

describe('several at once', () => {
  it.each(['approve', 'refuse'])('are confirmed with their number and sum, however small: %s', async (action) => {
    const rows = [await order(1), await order(2)];
    const { status, body } = await calls.press(approver, rows, action, { comment: '说明' });
    expect([status, body.error, body.message]).toEqual([
      ...[409, 'APPROVAL_CONFIRM'],
      '共 2 个申请，合计 ¥3,000.00，请确认后再处理',
    ]);
    expect(body.data).toMatchObject({ count: 2, amount: '3000.00' });
    expect(body.data.requests.map(({ amount }: Row) => amount)).toEqual(['1000.00', '2000.00']);
    expect(await Promise.all(rows.map(statusOf))).toEqual(['approving', 'approving']);
    const { body: done } = await calls.press(approver, rows, action, { comment: '说明', ...confirmed('3000.00') });
    expect(done.data.map(({ done: was }: Row) => was)).toEqual([true, true]);
    expect(await kept()).toBe(0);
  });

  it('do not slip through beside a task that is nobody’s', async () => {
    const row = await order(1);
    const { body } = await calls.press(approver, [row, { taskId: '999999999999', snapshotHash: '0' }]);
    expect(body.error).toBe('APPROVAL_CONFIRM');
    expect(await statusOf(row)).toBe('approving');
  });
});

describe('the mark of a row', () => {
  const mark = async (row: Row): Promise<Row> =>
    (await calls.list(approver)).find(({ taskId }) => taskId === row.taskId).budget;
  const ofDetail = async ({ requestNo }: Row): Promise<boolean> =>
    (await calls.look(approver, requestNo)).body.data.budgets.some(({ periods }: Row) =>
      periods.some(({ over }: Row) => over),
    );

  it.each([
    ['without a budget', async (): Promise<undefined> => undefined, null],
    ['of an unlimited one', () => centre(-1n), null],
    ['within it', () => centre(300_000n), { limit: '3000.00', after: '1000.00', over: false }],
    ['that uses it up', () => centre(200_000n), { limit: '2000.00', after: '0.00', over: false }],
    ['over it by a fen', () => centre(199_999n), { limit: '1999.99', after: '-0.01', over: true }],
    [
      'over that of a centre above',
      async () => centre(-1n, await centre(150_000n)),
      { limit: '1500.00', after: '-500.00', over: true },
    ],
    [
      'over one of two',
      async () => centre(900_000n, await centre(150_000n)),
      { limit: '1500.00', after: '-500.00', over: true },
    ],
  ] as const)('says what the page of the request says: an order %s', async (_, build, budget) => {
    const row = await order(2, await build());
    expect(await mark(row)).toEqual(budget && { name: expect.any(String), ...budget });
    expect(await ofDetail(row)).toBe(budget?.over ?? false);
    if (budget?.over) expect((await calls.press(approver, [row])).body.error).toBe('APPROVAL_CONFIRM');
  });

  it('follows rules that count no more', async () => {
    const center = await centre(100_000n);
    const row = await order(2, center);
    expect(await mark(row)).toMatchObject({ over: true });
    await shop.db.owner.update(costRules).set({ status: 0 }).where(eq(costRules.costCenterId, center.costCenterId));
    expect(await mark(row)).toBeNull();
    expect(await ofDetail(row)).toBe(false);
  });

  it('is gone with the request', async () => {
    const center = await centre(100_000n);
    const row = await order(2, center);
    await calls.decide(approver, row, 'refuse');
    const [done] = await calls.list(approver, 'done');
    expect(done).toMatchObject({ requestNo: row.requestNo, budget: null });
    expect(await shop.db.owner.$count(budgetPeriods, eq(budgetPeriods.costCenterId, center.costCenterId))).toBe(1);
  });
});
