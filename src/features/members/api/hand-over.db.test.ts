import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberships } from '#features/access/api/access-tables.ts';
import { costCenters } from '#features/budgets/api/budget-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { memberDeskOf } from '#tests/factories/member-desk.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());

it('hands cost centres and open approvals to the successor in one act, or nothing of them', async () => {
  const { owner } = shop.db;
  const desk = memberDeskOf(shop);
  const calls = approvalCalls(shop);
  const admin = await buildMember(owner);
  const buyer = await buildMember(owner, { firm: admin, permissions: ['ORDER_MANAGEMENT', 'ORDER_ADD'] });
  const leaver = await buildMember(owner, { firm: admin, permissions: ['ORDER_APPROVE'] });
  const successor = await buildMember(owner, { firm: admin, permissions: ['ORDER_APPROVE'] });
  await owner
    .insert(costCenters)
    .values({ firmId: admin.firmId, code: 'CC-7', name: '二号线', ownerMemberId: leaver.memberId });
  await buildFlow(owner, admin.firmId, { members: [leaver.memberId] });
  const { itemNo } = await buildSku(owner, { salesPrice: '300.00' });
  const placed = await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 1 }]);
  expect(placed.body.data.status).toBe('approving');

  const memberId = String(leaver.memberId);
  const { held } = (await desk.read(admin, 'members/duties', { memberId })).body.data;
  expect(held.map(({ label, count }: { label: string; count: number }) => [label, count])).toEqual([
    ['成本中心负责人', 1],
    ['待处理的审批', 1],
  ]);
  // The requester approves nothing of their own: what cannot be handed over whole is not handed over at all.
  const refused = await desk.act(admin, 'members/leave', { memberId, successorId: String(buyer.memberId) });
  expect(refused.body.success).toBe(false);
  const ownerOf = async () => (await owner.select().from(costCenters).where(eq(costCenters.code, 'CC-7')))[0];
  expect((await ownerOf())?.ownerMemberId).toBe(leaver.memberId);

  const done = await desk.act(admin, 'members/leave', { memberId, successorId: String(successor.memberId) });
  expect(done.status).toBe(200);
  expect((await ownerOf())?.ownerMemberId).toBe(successor.memberId);
  const task = await calls.todo(successor);
  expect(task.documentNo).toBe(placed.body.data.orderNo);
  expect(await calls.decide(successor, task, 'approve')).toMatchObject({ done: true });
  const [place] = await owner.select().from(memberships).where(eq(memberships.id, leaver.memberId));
  expect(place).toMatchObject({ status: 0 });
});
