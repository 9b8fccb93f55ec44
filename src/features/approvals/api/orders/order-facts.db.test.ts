import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { approvalFlows } from '#features/approvals/api/approval-flow-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderInput } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { FlowCondition } from '../../rules/flow-shape.ts';

let shop: TestShop;
let calls: ReturnType<typeof approvalCalls>;
let drill: TestSku;
let buyer: TestMember;
let approver: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  calls = approvalCalls(shop);
  drill = await buildSku(shop.db.owner, { salesPrice: '300.00' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner, { permissions: ['ORDER_MANAGEMENT', 'ORDER_ADD'] });
  approver = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'], dataScope: 'self' });
});

async function ask(condition: FlowCondition) {
  const approvers = [{ kind: 'member' as const, memberId: String(approver.memberId) }];
  const nodes = [{ name: '审批', mode: 'any' as const, approvers }];
  const flow = { firmId: buyer.firmId, name: '加急', documentType: 'order', conditions: [condition], nodes, status: 1 };
  await shop.db.owner.insert(approvalFlows).values(flow);
}
const dayIn = (days: number) => displayDay(new Date(Date.now() + days * 86_400_000).toISOString());

it.each([
  [1, 'approving'],
  [3, 'approving'],
  [20, 'to_ship'],
])('an order wanted in %i days is %s where urgent ones are asked about, as was said before', async (days, status) => {
  await ask({ kind: 'urgent' });
  const wish = { skuCode: drill.itemNo, quantity: 1 };
  const as = { token: buyer.token };
  const lines = [{ ...wish, expectedOn: dayIn(days) }];
  const preview = await shop.post('/oms-front/pre/control', { lines }, as);
  expect(preview.body.data.outcome).toBe(status === 'approving' ? 'ask' : 'free');
  const input = await orderInput(shop, buyer, [wish]);
  const wanted = input.lines.map((line: object) => ({ ...line, expectedOn: dayIn(days) }));
  const placed = await shop.post(
    '/oms-front/trade/create',
    { ...input, lines: wanted },
    { ...as, key: `urgent-${days}` },
  );
  expect(placed.body.data.status).toBe(status);
  if (status === 'approving') expect(await calls.todo(approver)).toMatchObject({ urgent: true });
});
