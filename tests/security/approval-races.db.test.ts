import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approvalTasks } from '#features/approvals/api/approval-tables.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { auditLog } from '#platform/api/platform-tables.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let calls: ReturnType<typeof approvalCalls>;
let buyer: TestMember;
let first: TestMember;
let second: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  calls = approvalCalls(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  first = await buildMember(shop.db.owner, { firm: buyer, dataScope: 'self' });
  second = await buildMember(shop.db.owner, { firm: buyer, dataScope: 'self' });
  await buildFlow(shop.db.owner, buyer.firmId, { members: [first.memberId] });
});

async function order(): Promise<string> {
  const { itemNo } = await buildSku(shop.db.owner);
  return (await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 1 }])).body.data.orderNo;
}
const status = async (orderNo: string) =>
  (await shop.db.owner.select().from(orders).where(eq(orders.orderNo, orderNo)))[0]?.status;
const logged = (action: string) =>
  shop.db.owner.$count(auditLog, and(eq(auditLog.firmId, buyer.firmId), eq(auditLog.action, action)));

describe('check 46: the state machine of approvals', () => {
  it('lets one of two opposite decisions in the same instant win, and logs both attempts', async () => {
    const orderNo = await order();
    const row = await calls.todo(first);
    const answers = await Promise.all(
      ['approve', 'refuse', 'approve', 'refuse'].map((act) => calls.decide(first, row, act)),
    );
    const won = answers.filter(({ done }) => done);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ error }) => /APPROVAL_(ENDED|NOT_PENDING)/.test(error ?? ''))).toHaveLength(3);
    expect(await status(orderNo)).toBe(won[0]?.message.startsWith('已同意') ? 'to_ship' : 'rejected');
    expect((await logged('approval.approved')) + (await logged('approval.refused'))).toBe(1);
    expect(await logged('approval.attempt_refused')).toBe(3);
  });

  it('is not for the requester, not for somebody else, not for another firm', async () => {
    await buildFlow(shop.db.owner, buyer.firmId, { members: [buyer.memberId] });
    const orderNo = await order();
    const row = await calls.todo(first);
    // A flow that names the requester asks somebody else.
    expect(await calls.list(buyer)).toEqual([]);
    // Even a task that was moved to the requester behind the application's back is refused.
    const foreign = await buildMember(shop.db.owner);
    for (const member of [buyer, second, foreign]) {
      expect((await calls.decide(member, row, 'approve')).error).toBe('NOT_FOUND');
    }
    const mine = eq(approvalTasks.id, BigInt(row.taskId));
    const moved = { memberId: buyer.memberId, userId: buyer.userId };
    await shop.db.owner.update(approvalTasks).set(moved).where(mine);
    expect((await calls.decide(buyer, row, 'approve')).error).toBe('APPROVAL_OWN');
    expect(await status(orderNo)).toBe('approving');
    expect(await logged('approval.attempt_refused')).toBe(1);
  });

  it('decides nothing twice, nothing that was cancelled, and nothing out of order', async () => {
    const nodes = [first, second].map(({ memberId }, index) => ({
      name: `第 ${index + 1} 步`,
      mode: 'any' as const,
      approvers: [{ kind: 'member' as const, memberId: String(memberId) }],
    }));
    await buildFlow(shop.db.owner, buyer.firmId, { nodes });
    const orderNo = await order();
    const row = await calls.todo(first);
    const [later] = await shop.db.owner
      .select({ id: approvalTasks.id })
      .from(approvalTasks)
      .where(and(eq(approvalTasks.userId, second.userId), eq(approvalTasks.status, 'waiting')));
    const tooSoon = await calls.decide(second, { ...row, taskId: String(later?.id) }, 'approve');
    expect(tooSoon.error).toBe('APPROVAL_NOT_PENDING');
    expect((await calls.decide(first, row, 'approve')).done).toBe(true);
    expect((await calls.decide(first, row, 'approve')).error).toBe('APPROVAL_NOT_PENDING');
    await shop.post('/oms-front/trade/cancel', { orderNo }, { token: buyer.token, key: crypto.randomUUID() });
    const gone = await calls.decide(second, await calls.todo(second), 'approve');
    expect(gone.done).toBe(false);
    expect(await status(orderNo)).toBe('cancelled');
  });
});
