import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NodeMode } from '#features/approval-flows/rules/flow-shape.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { departments } from '#features/organisation/api/department-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls, type Row } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { memberDeskOf } from '#tests/factories/member-desk.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { approvalDelegations } from '../approval-tables.ts';

let shop: TestShop;
let calls: ReturnType<typeof approvalCalls>;
let desk: ReturnType<typeof memberDeskOf>;
let drill: TestSku;
let admin: TestMember;
let buyer: TestMember;
let first: TestMember;
let second: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  calls = approvalCalls(shop);
  desk = memberDeskOf(shop);
  drill = await buildSku(shop.db.owner, { salesPrice: '300.00' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  admin = await buildMember(shop.db.owner);
  const firm = { firm: admin };
  buyer = await buildMember(shop.db.owner, { ...firm, permissions: ['ORDER_MANAGEMENT', 'ORDER_ADD'] });
  first = await buildMember(shop.db.owner, { ...firm, permissions: ['ORDER_APPROVE'], dataScope: 'self' });
  second = await buildMember(shop.db.owner, { ...firm, permissions: ['ORDER_APPROVE'], dataScope: 'self' });
});

const order = async (): Promise<string> =>
  (await placeOrder(shop, buyer, [{ skuCode: drill.itemNo, quantity: 2 }])).body.data.orderNo;
const freeze = async ({ memberId }: TestMember) => {
  expect((await desk.act(admin, 'members/freeze', { memberId: String(memberId) })).status).toBe(200);
};
const statusOf = async (orderNo: string) =>
  (await shop.db.owner.select().from(orders).where(eq(orders.orderNo, orderNo)))[0]?.status;
const agree = async (member: TestMember) =>
  expect(await calls.decide(member, await calls.todo(member), 'approve')).toMatchObject({ done: true });
const both = (mode: NodeMode) =>
  buildFlow(shop.db.owner, admin.firmId, { members: [first.memberId, second.memberId], mode });

it('goes up when its only approver is frozen, with the reason in its history', async () => {
  await buildFlow(shop.db.owner, admin.firmId, { members: [first.memberId] });
  const orderNo = await order();
  await freeze(first);
  const task = await calls.todo(admin);
  const { events } = (await calls.look(admin, task.requestNo)).body.data;
  expect(events.map(({ detail }: Row) => detail).join()).toContain('审批人已停用，转给');
  await agree(admin);
  expect(await statusOf(orderNo)).toBe('to_ship');
});

it('goes to the head of the department before it goes to an administrator', async () => {
  const head = await buildMember(shop.db.owner, { firm: admin, permissions: ['ORDER_APPROVE'], dataScope: 'self' });
  const departmentId = await desk.buildDepartment(admin, '维修部');
  await shop.db.owner.update(departments).set({ headMemberId: head.memberId }).where(eq(departments.id, departmentId));
  const worker = await buildMember(shop.db.owner, { firm: admin, permissions: ['ORDER_APPROVE'], departmentId });
  await buildFlow(shop.db.owner, admin.firmId, { members: [worker.memberId] });
  await order();
  await freeze(worker);
  expect(await calls.list(admin)).toEqual([]);
  await agree(head);
});

it.each([
  ['any', () => [second]],
  ['all', () => [second, admin]],
  ['sequence', () => [second, admin]],
] as const)('never waits for somebody who is frozen: %s', async (mode, deciding) => {
  await both(mode);
  const orderNo = await order();
  await freeze(first);
  const left = new Set<TestMember>(deciding());
  // In a sequence whoever took the seat comes first.
  for (let round = 0; round < 2; round += 1) {
    for (const member of left) {
      if (!(await calls.todo(member))) continue;
      await agree(member);
      left.delete(member);
    }
  }
  expect([left.size, await statusOf(orderNo)]).toEqual([0, 'to_ship']);
});

it('lets somebody leave whose successor is asked beside them', async () => {
  await both('all');
  const orderNo = await order();
  const input = { memberId: String(first.memberId), successorId: String(second.memberId) };
  expect((await desk.act(admin, 'members/leave', input)).status).toBe(200);
  await agree(second);
  if ((await statusOf(orderNo)) === 'approving') await agree(admin);
  expect(await statusOf(orderNo)).toBe('to_ship');
});

it('asks a delegate who is asked anyway only once', async () => {
  await both('any');
  await shop.db.owner.insert(approvalDelegations).values({
    firmId: admin.firmId,
    memberId: first.memberId,
    delegateMemberId: second.memberId,
    startsAt: new Date(Date.now() - 3_600_000),
    endsAt: new Date(Date.now() + 3_600_000),
  });
  const orderNo = await order();
  expect(await calls.list(second)).toHaveLength(1);
  await agree(second);
  expect(await statusOf(orderNo)).toBe('to_ship');
});

it('does not ask a delegate again who agreed in the step before', async () => {
  const byOne = ({ memberId }: TestMember, name: string) => ({
    name,
    mode: 'any' as const,
    approvers: [{ kind: 'member' as const, memberId: String(memberId) }],
  });
  await buildFlow(shop.db.owner, admin.firmId, { nodes: [byOne(second, '部门'), byOne(first, '采购')] });
  await shop.db.owner.insert(approvalDelegations).values({
    firmId: admin.firmId,
    memberId: first.memberId,
    delegateMemberId: second.memberId,
    startsAt: new Date(Date.now() - 3_600_000),
    endsAt: new Date(Date.now() + 3_600_000),
  });
  const orderNo = await order();
  await agree(second);
  expect(await statusOf(orderNo)).toBe('to_ship');
});
