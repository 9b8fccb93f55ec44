import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { approvalFlows } from '#features/approval-flows/api/approval-flow-tables.ts';
import { orderLines } from '#features/orders/api/order-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildCenter, type TestCenter } from '#tests/factories/build-budget.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderQuote } from '#tests/factories/order-quote.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let staff: TestMember;
let buyer: TestMember;
let owner: TestMember;
let drill: TestSku;
let centers: TestCenter[];

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES'] });
  drill = await buildSku(shop.db.owner, { salesPrice: '120.00', stock: 5_000 });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  owner = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'] });
  const own = { ownerMemberId: owner.memberId };
  centers = [await buildCenter(shop.db.owner, buyer.firmId, own), await buildCenter(shop.db.owner, buyer.firmId)];
});

const call = (path: string, input: unknown = {}) =>
  shop.post(`/oms-front/${path}`, input, { token: buyer.token, key: randomUUID() });
const detail = async (quoteNo: string) => (await call(`quote/detail/enterprise/${quoteNo}`)).body.data;
const codeOf = (index: number) => centers[index]?.code ?? '';

/** A quote whose line names a cost centre, sent after the desk has written its lines anew. */
async function offered(costCenter: string): Promise<string> {
  const lines = [{ skuCode: drill.itemNo, quantity: 10, costCenter }];
  const { quoteNo } = (await call('quote/create', { lines })).body.data;
  await quoteDeskOf(shop, staff).send(quoteNo, { prices: ['100.00'] });
  return quoteNo;
}

it.each([
  { named: 'the centre of the condition', index: 0, asks: true },
  { named: 'another centre', index: 1, asks: false },
])('a condition on a cost centre fires where the quote names $named: $asks', async ({ index, asks }) => {
  const nodes = [
    { name: '审批', mode: 'any' as const, approvers: [{ kind: 'member' as const, memberId: `${owner.memberId}` }] },
  ];
  const conditions = [{ kind: 'cost_center' as const, anyOf: [String(centers[0]?.costCenterId)] }];
  const flow = { firmId: buyer.firmId, name: '装配线', documentType: 'quote', conditions, nodes, status: 1 };
  await shop.db.owner.insert(approvalFlows).values(flow);
  const quoteNo = await offered(codeOf(index));
  expect(await detail(quoteNo)).toMatchObject({ needsApproval: asks, canTransfer: !asks });
  const started = (await call(`quote/startFlow/${quoteNo}/firm`)).body.data;
  expect(started.status).toBe(asks ? 'approving' : 'offered');
});

it('the owner of the cost centre is asked, and sees it on the line', async () => {
  const nodes = [{ name: '成本中心', mode: 'any' as const, approvers: [{ kind: 'cost_center_owner' as const }] }];
  await buildFlow(shop.db.owner, buyer.firmId, { documentType: 'quote', nodes });
  const quoteNo = await offered(codeOf(0));
  const { requestNo } = (await call(`quote/startFlow/${quoteNo}/firm`)).body.data;
  const approvals = approvalCalls(shop);
  const seen = (await approvals.look(owner, requestNo)).body.data as { document: { lines: object[] } };
  expect(JSON.stringify(seen)).toContain(codeOf(0));
  await approvals.decide(owner, await approvals.todo(owner), 'approve');
  const { orderNo } = (await orderQuote(shop, buyer, quoteNo, [{ lineNo: 1, quantity: 10 }])).data;
  const rows = await shop.db.owner.select().from(orderLines).where(eq(orderLines.firmId, buyer.firmId));
  expect([orderNo, rows.map((line) => line.costCenter)]).toEqual([expect.stringMatching(/^SO/), [codeOf(0)]]);
});

it('words that name no centre charge nobody, and refuse nothing', async () => {
  await buildFlow(shop.db.owner, buyer.firmId, { documentType: 'quote', members: [owner.memberId] });
  const quoteNo = await offered('三号线大修');
  expect(await detail(quoteNo)).toMatchObject({ needsApproval: true });
  expect((await detail(quoteNo)).versions[0].lines[0].costCenter).toBe('三号线大修');
});
