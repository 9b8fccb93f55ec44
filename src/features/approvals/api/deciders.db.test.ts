import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDocumentKeepers } from '#app/api/open-approvals.ts';
import { openPayments } from '#app/api/open-payments.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { approvalCalls, type Row } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { approvalDelegations, approvalEvents, approvalTasks } from './approval-tables.ts';
import { runApprovalClock } from './clock/approval-jobs.ts';

let shop: TestShop;
let calls: ReturnType<typeof approvalCalls>;
let buyer: TestMember;
let first: TestMember;
let second: TestMember;
let drill: TestSku;
let documents: ReturnType<typeof openDocumentKeepers>;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  calls = approvalCalls(shop);
  drill = await buildSku(shop.db.owner, { salesPrice: '300.00' });
  documents = openDocumentKeepers(await openPayments(testEnv, await readPepper(testEnv), {}));
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner, { permissions: ['ORDER_MANAGEMENT', 'ORDER_ADD'] });
  first = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'], dataScope: 'self' });
  second = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'], dataScope: 'self' });
});

const order = async () => (await placeOrder(shop, buyer, [{ skuCode: drill.itemNo, quantity: 2 }])).body.data;
const standing = async (orderNo: string) => {
  const [row] = await shop.db.owner.select().from(orders).where(eq(orders.orderNo, orderNo));
  return row;
};

describe('who decides', () => {
  it('is the delegate while somebody is away', async () => {
    await buildFlow(shop.db.owner, buyer.firmId, { members: [first.memberId] });
    const soon = { startsAt: sql`now() - interval '1 hour'`, endsAt: sql`now() + interval '1 day'` } as const;
    await shop.db.owner
      .insert(approvalDelegations)
      .values({ firmId: buyer.firmId, memberId: first.memberId, delegateMemberId: second.memberId, ...soon } as never);
    await order();
    expect(await calls.list(first)).toEqual([]);
    const row = await calls.todo(second);
    expect(row.note).toContain('代');
    expect(await calls.decide(second, row, 'approve')).toMatchObject({ done: true });
  });

  it('is who was away again once the delegation is ended', async () => {
    await buildFlow(shop.db.owner, buyer.firmId, { members: [first.memberId] });
    const soon = { startsAt: sql`now() - interval '1 hour'`, endsAt: sql`now() + interval '1 day'` } as const;
    const [given] = await shop.db.owner
      .insert(approvalDelegations)
      .values({ firmId: buyer.firmId, memberId: first.memberId, delegateMemberId: second.memberId, ...soon } as never)
      .returning();
    const { orderNo } = await order();
    const lent = await calls.todo(second);
    expect((await calls.post(first, 'revokeDelegation', { id: String(given?.id) })).status).toBe(200);
    expect(await calls.list(second)).toEqual([]);
    expect(await calls.decide(second, lent, 'approve')).toMatchObject({ error: 'NOT_FOUND' });
    expect((await standing(orderNo))?.status).toBe('approving');
    expect(await calls.decide(first, await calls.todo(first), 'approve')).toMatchObject({ done: true });
    expect((await standing(orderNo))?.status).toBe('to_ship');
  });

  it('is asked after transfer, before and after somebody else', async () => {
    await buildFlow(shop.db.owner, buyer.firmId, { members: [first.memberId] });
    const { orderNo } = await order();
    const to = { toMemberId: String(second.memberId) };
    await calls.decide(first, await calls.todo(first), 'sign_before', to);
    expect(await calls.list(first)).toEqual([]);
    await calls.decide(second, await calls.todo(second), 'approve');
    await calls.decide(first, await calls.todo(first), 'sign_after', to);
    expect((await standing(orderNo))?.status).toBe('approving');
    await calls.decide(second, await calls.todo(second), 'approve');
    expect((await standing(orderNo))?.status).toBe('to_ship');
    const self = { toMemberId: String(buyer.memberId) };
    await order();
    expect(await calls.decide(first, await calls.todo(first), 'transfer', self)).toMatchObject({
      error: 'APPROVAL_OWN',
    });
  });

  it('is reminded, and then who stands above is asked', async () => {
    const head = await buildMember(shop.db.owner, { firm: buyer });
    await buildFlow(shop.db.owner, buyer.firmId, { members: [first.memberId], hours: 8 });
    await order();
    const { taskId } = await calls.todo(first);
    const mine = and(eq(approvalTasks.firmId, buyer.firmId), eq(approvalTasks.id, BigInt(taskId)));
    await shop.db.owner.update(approvalTasks).set({ dueAt: sql`now() - interval '1 minute'` }).where(mine);
    await runApprovalClock(shop.db.app, documents);
    expect(await calls.list(first)).toEqual([]);
    expect((await calls.todo(head)).documentType).toBe('order');
    const kinds = (
      await shop.db.owner.select().from(approvalEvents).where(eq(approvalEvents.firmId, buyer.firmId))
    ).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['started', 'reminded', 'escalated']));
  });

  it('decides a hundred at once, each with its own result', async () => {
    await buildFlow(shop.db.owner, buyer.firmId, { members: [first.memberId] });
    for (let made = 0; made < 5; made += 1) await order();
    const rows = await calls.list(first);
    const tasks: Row[] = rows.map(({ taskId, snapshotHash }) => ({ taskId, snapshotHash }));
    tasks[2] = { ...tasks[2], snapshotHash: 'f'.repeat(64) };
    const { body } = await calls.decideMany(first, tasks, 'approve');
    expect(body.data.map(({ done }: Row) => done)).toEqual([true, true, false, true, true]);
    expect(await calls.counts(first)).toMatchObject({ todo: 1, done: 4 });
  });
});
