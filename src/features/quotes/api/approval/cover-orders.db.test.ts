import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderQuote, type QuotedWish } from '#tests/factories/order-quote.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/** Two processes on one database: what one has spent of an approval counts in the other. */
let shop: TestShop;
let second: TestShop;
let staff: TestMember;
let buyer: TestMember;
let approver: TestMember;
let drill: TestSku;
let chisel: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  second = await startTestShop({ limiter: UNCOUNTED, beside: shop });
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES'] });
});
afterAll(async () => {
  await second.stop();
  await shop.stop();
});
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  approver = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'] });
  drill = await buildSku(shop.db.owner, { salesPrice: '120.00', stock: 5_000 });
  chisel = await buildSku(shop.db.owner, { salesPrice: '180.00', stock: 5_000 });
  await flow('quote');
});

const flow = (documentType: 'quote' | 'order') =>
  buildFlow(shop.db.owner, buyer.firmId, { documentType, members: [approver.memberId] });
const post = (path: string, input: unknown, member = buyer) =>
  shop.post(`/oms-front/${path}`, input, { token: member.token, key: randomUUID() });
const setting = (on: boolean) =>
  shop.db.owner.execute(sql`update firms set settings = settings || ${JSON.stringify({ quoteApprovalCovers: on })}::jsonb
    where id = ${buyer.firmId}`);

/** Ten drills at 100.00, or ten chisels at 150.00 instead, freight 20.00: approved as 1,020.00. Answers number and request. */
async function approved() {
  const { quoteNo } = (await post('quote/create', { lines: [{ skuCode: drill.itemNo, quantity: 10 }] })).body.data;
  const line = { lineNo: 1, productName: '钻', quantity: 10, taxRateBp: 1_300, unit: '个' };
  const lines = [
    { ...line, offerNo: 1, kind: 'same', itemNo: drill.itemNo, unitPrice: '100.00' },
    { ...line, offerNo: 2, kind: 'substitute', itemNo: chisel.itemNo, unitPrice: '150.00' },
  ];
  const desk = quoteDeskOf(shop, staff);
  await desk.act('save', quoteNo, { freight: '20.00', lines });
  await desk.act('send', quoteNo);
  const { requestNo } = (await post(`quote/startFlow/${quoteNo}/firm`, {})).body.data;
  const approvals = approvalCalls(shop);
  await approvals.decide(approver, await approvals.todo(approver), 'approve');
  return { quoteNo, requestNo };
}

const preview = async (quoteNo: string, { lineNo, offerNo = 1, quantity }: QuotedWish) => {
  const skuCode = offerNo === 1 ? drill.itemNo : chisel.itemNo;
  const input = { quoteNo, lines: [{ skuCode, split: `Q${lineNo}-${offerNo}`, quantity }] };
  return (await post('pre/control', input)).body;
};
const eventsOf = async (orderNo: string) => {
  const { rows } = await shop.db.owner.execute<{ kind: string; detail: string }>(sql`select e.kind, e.detail
    from order_events e join orders o on o.firm_id = e.firm_id and o.id = e.order_id where o.order_no = ${orderNo}`);
  return rows;
};

const all = { lineNo: 1, quantity: 10 };
const instead = { lineNo: 1, offerNo: 2, quantity: 10 };

it.each([
  {
    name: 'what was approved needs no second approval',
    on: true,
    flows: true,
    wish: all,
    says: 'free',
    status: 'to_ship',
  },
  { name: 'it does where the firm wants it', on: false, flows: true, wish: all, says: 'ask', status: 'approving' },
  {
    name: 'beyond the amount flows for orders decide',
    on: true,
    flows: true,
    wish: instead,
    says: 'ask',
    status: 'approving',
  },
  {
    name: 'beyond it with nobody to ask it is refused',
    on: true,
    flows: false,
    wish: instead,
    says: 'denied',
    status: null,
  },
  {
    name: 'a firm without flows for orders is not asked',
    on: true,
    flows: false,
    wish: all,
    says: 'free',
    status: 'to_ship',
  },
])('$name, as was said before', async ({ on, flows, wish, says, status }) => {
  if (flows) await flow('order');
  await setting(on);
  const { quoteNo, requestNo } = await approved();
  const covered = says === 'free';
  expect((await preview(quoteNo, wish)).data).toMatchObject({ outcome: says, coveredBy: covered ? requestNo : null });
  const ordered = await orderQuote(shop, buyer, quoteNo, [wish]);
  expect(ordered.data?.status ?? null).toBe(status);
  if (!ordered.data) return expect(ordered.message).toContain('批准的金额 ¥1,020.00');
  const log = { kind: 'approval_covered', detail: expect.stringContaining(requestNo) };
  const events = await eventsOf(ordered.data.orderNo);
  expect(events.filter(({ kind }) => kind === 'approval_covered')).toEqual(covered ? [log] : []);
});

it('covers parts until the amount is used up, freight counted once', async () => {
  await flow('order');
  const { quoteNo } = await approved();
  const statuses: string[] = [];
  // 600.00 + 20.00, then 450.00 of the dearer alternative: 1,070.00 in all; one drill less fits.
  for (const wish of [
    { ...all, quantity: 6 },
    { ...instead, quantity: 3 },
    { ...all, quantity: 1 },
  ]) {
    statuses.push((await orderQuote(shop, buyer, quoteNo, [wish])).data.status);
  }
  expect(statuses).toEqual(['to_ship', 'approving', 'approving']);
});

it('orders at catalogue prices are asked about as ever', async () => {
  await flow('order');
  await approved();
  const lines = [{ skuCode: drill.itemNo, quantity: 1 }];
  expect((await post('pre/control', { lines })).body.data).toMatchObject({ outcome: 'ask', coveredBy: null });
});

it('never spends more than was approved without asking, however many order at once', async () => {
  await flow('order');
  const { quoteNo } = await approved();
  // Freight goes with the first, so that the others are asked for what they were shown.
  const first = (await orderQuote(shop, buyer, quoteNo, [{ ...all, quantity: 1 }])).data;
  const wishes = [2, 2, 1, 2, 1, 1].map((quantity, index) => ({ lineNo: 1, offerNo: (index % 2) + 1, quantity }));
  const answers = await Promise.all(
    wishes.map((wish, index) => orderQuote(index % 2 ? shop : second, buyer, quoteNo, [wish])),
  );
  const placed = [first, ...answers.flatMap(({ data }) => (data?.orderNo ? [data] : []))];
  expect(placed).toHaveLength(1 + wishes.length);
  const fenOf = (orders: { totalAmount: string }[]) =>
    orders.reduce((sum, { totalAmount }) => sum + Math.round(Number(totalAmount) * 100), 0);
  // Five drills and five chisels and freight: 1,270.00, of which 1,020.00 were agreed to.
  expect(fenOf(placed)).toBe(127_000);
  const covered = placed.filter(({ status }) => status !== 'approving');
  expect(fenOf(covered)).toBeLessThanOrEqual(102_000);
  expect(covered.length).toBeGreaterThan(0);
  const logs = await Promise.all(placed.map(({ orderNo }) => eventsOf(orderNo)));
  expect(logs.filter((log) => log.some(({ kind }) => kind === 'approval_covered'))).toHaveLength(covered.length);
});
