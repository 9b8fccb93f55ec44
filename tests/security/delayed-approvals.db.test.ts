import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approvalEvents } from '#features/approvals/api/approval-tables.ts';
import { approvalDelayedDecisions as delayed } from '#features/approvals/api/delayed-decision-tables.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { type Database, openDatabase } from '#platform/api/database.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls, type Row } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { delayedWorker } from '#tests/factories/delayed-approvals.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let beside: TestShop;
/** The pool of a second worker. */
let other: Database;
let worker: Awaited<ReturnType<typeof delayedWorker>>;
let calls: ReturnType<typeof approvalCalls>;
let callsBeside: ReturnType<typeof approvalCalls>;
let drill: TestSku;
let buyer: TestMember;
let approver: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  beside = await startTestShop({ limiter: UNCOUNTED, beside: shop });
  other = openDatabase(shop.db.appUrl, { max: 4, shortcuts: true });
  [calls, callsBeside] = [approvalCalls(shop), approvalCalls(beside)];
  worker = await delayedWorker(shop.db);
  drill = await buildSku(shop.db.owner, { salesPrice: '10.00' });
});
afterAll(async () => {
  await other.close();
  await beside.stop();
  await shop.stop();
});
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  approver = await buildMember(shop.db.owner, { firm: buyer, dataScope: 'self' });
  await buildFlow(shop.db.owner, buyer.firmId, { members: [approver.memberId] });
});

const order = () => placeOrder(shop, buyer, [{ skuCode: drill.itemNo, quantity: 1 }]);
async function pressMany(count: number): Promise<Row[]> {
  for (let n = 0; n < count; n += 1) await order();
  const rows = await calls.list(approver);
  for (const row of rows) await calls.press(approver, [row]);
  await worker.passTime();
  return rows;
}
const approvals = (rows: readonly Row[]) =>
  shop.db.owner.$count(
    approvalEvents,
    and(
      eq(approvalEvents.kind, 'approved'),
      inArray(
        approvalEvents.taskId,
        rows.map(({ taskId }) => BigInt(taskId)),
      ),
    ),
  );
async function outcomes(rows: readonly Row[]) {
  const found = await shop.db.owner
    .select({ taskId: delayed.taskId, status: delayed.status })
    .from(delayed)
    .where(eq(delayed.firmId, buyer.firmId));
  const placed = await shop.db.owner.select().from(orders).where(eq(orders.firmId, buyer.firmId));
  return rows.map((row) => ({
    delayed: found.filter(({ taskId }) => String(taskId) === row.taskId).map(({ status }) => status),
    order: placed.find(({ orderNo }) => orderNo === row.documentNo)?.status,
  }));
}

describe('check 46: approvals of one press', () => {
  it('are taken back or carried out, one of both, when both come at once in two processes', async () => {
    const rows = await pressMany(16);
    const undone = Promise.all(rows.map((row) => callsBeside.undo(approver, row)));
    await Promise.all([worker.deliver(), worker.deliver(other)]);
    const answers = (await undone).map(({ status, body }) => (status === 200 ? 'undone' : body.error));
    const after = await outcomes(rows);
    for (const [index, answer] of answers.entries()) {
      const won = answer === 'undone';
      expect([answer, after[index]]).toEqual([
        won ? 'undone' : 'APPROVAL_CARRIED_OUT',
        { delayed: [won ? 'undone' : 'done'], order: won ? 'approving' : 'to_ship' },
      ]);
    }
    expect(await approvals(rows)).toBe(answers.filter((answer) => answer !== 'undone').length);
  });

  it('are carried out once by two workers that hear of them again and again', async () => {
    const rows = await pressMany(6);
    await Promise.all([worker.deliver(), worker.deliver(other)]);
    await shop.db.owner.execute(`update outbox set done_at = null where topic = 'approval.due'`);
    await Promise.all([worker.deliver(), worker.deliver(other)]);
    expect(await outcomes(rows)).toEqual(rows.map(() => ({ delayed: ['done'], order: 'to_ship' })));
    expect(await approvals(rows)).toBe(rows.length);
  });

  it('end as one decision when the same person refuses at the very moment', async () => {
    const rows = await pressMany(8);
    const refused = Promise.all(rows.map((row) => callsBeside.decide(approver, row, 'refuse')));
    await Promise.all([worker.deliver(), worker.deliver(other)]);
    const answers = await refused;
    expect(await outcomes(rows)).toEqual(
      answers.map(({ done }) =>
        done ? { delayed: ['undone'], order: 'rejected' } : { delayed: ['done'], order: 'to_ship' },
      ),
    );
  });

  it('are nobody else’s to look at or take back', async () => {
    const [row] = await pressMany(1);
    const colleague = await buildMember(shop.db.owner, { firm: buyer });
    const stranger = await buildMember(shop.db.owner);
    for (const member of [buyer, colleague, stranger]) {
      expect((await calls.undo(member, row)).status).toBe(404);
      expect(await calls.delayed(member)).toEqual([]);
    }
    await worker.deliver();
    expect(await outcomes([row])).toEqual([{ delayed: ['done'], order: 'to_ship' }]);
  });
});
