import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { approvalFlows } from '#features/approval-flows/api/approval-flow-tables.ts';
import type { FlowCondition } from '#features/approval-flows/rules/flow-shape.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildAgreement } from '#tests/factories/build-price.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderQuote } from '#tests/factories/order-quote.ts';
import { orderInput } from '#tests/factories/place-order.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

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

// Agreed: 300.00. What a quote asks for it, in yuan → where flows ask about more than 5 % above.
it.each([
  ['300.00', 'to_ship'],
  ['315.00', 'to_ship'],
  ['315.03', 'approving'],
  ['360.00', 'approving'],
])('an order at %s for what is agreed at 300.00 is %s, as was said before', async (unitPrice, status) => {
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  const staff = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_QUOTES'] });
  const admin = await buildMember(shop.db.owner, { firm: buyer });
  const saw = await buildSku(shop.db.owner, { salesPrice: '400.00' });
  await buildAgreement(shop.db.owner, { firmId: buyer.firmId, skuId: saw.skuId, price: '300.00' });
  await ask({ kind: 'over_agreement', byBasisPoints: 500 });
  const post = (path: string, input: object) =>
    shop.post(`/oms-front/${path}`, input, { token: admin.token, key: randomUUID() });
  const { quoteNo } = (await post('quote/create', { lines: [{ skuCode: saw.itemNo, quantity: 2 }] })).body.data;
  const line = { lineNo: 1, offerNo: 1, kind: 'same', itemNo: saw.itemNo, productName: '锯', unit: '个' };
  const desk = quoteDeskOf(shop, staff);
  await desk.act('save', quoteNo, { freight: '0.00', lines: [{ ...line, quantity: 2, taxRateBp: 1_300, unitPrice }] });
  await desk.act('send', quoteNo);
  const wish = { quoteNo, lines: [{ skuCode: saw.itemNo, split: 'Q1-1', quantity: 2 }] };
  const preview = (await post('pre/control', wish)).body.data;
  expect(preview.outcome).toBe(status === 'approving' ? 'ask' : 'free');
  const placed = await orderQuote(shop, admin, quoteNo, [{ lineNo: 1, quantity: 2 }]);
  expect(placed.data.status).toBe(status);
  const asked = await calls.list(approver);
  expect(asked.map(({ documentNo }) => documentNo)).toEqual(status === 'approving' ? [placed.data.orderNo] : []);
  if (status === 'approving') expect(JSON.stringify(preview.reasons)).toContain('协议价');
});
