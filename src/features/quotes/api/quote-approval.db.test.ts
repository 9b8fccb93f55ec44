import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_CANCELLED } from '#features/orders/api/public.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderQuote } from '#tests/factories/order-quote.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { quoteOrderEffects } from './return-quantity.ts';

let shop: TestShop;
let staff: TestMember;
let buyer: TestMember;
let approver: TestMember;
let approvals: ReturnType<typeof approvalCalls>;
let drill: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES'] });
  approvals = approvalCalls(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  approver = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'] });
  drill = await buildSku(shop.db.owner, { salesPrice: '120.00', stock: 5_000 });
});

const call = (path: string, input: unknown = {}, member = buyer) =>
  shop.post(`/oms-front/${path}`, input, { token: member.token, key: randomUUID() });
const detail = async (quoteNo: string) => (await call(`quote/detail/enterprise/${quoteNo}`)).body.data;
const startFlow = (quoteNo: string) => call(`quote/startFlow/${quoteNo}/firm`);
const desk = () => quoteDeskOf(shop, staff);
const flow = (from: bigint) =>
  buildFlow(shop.db.owner, buyer.firmId, { documentType: 'quote', members: [approver.memberId], from });

/** Ten drills at 100.00. */
async function offered(): Promise<string> {
  const lines = [{ skuCode: drill.itemNo, quantity: 10 }];
  const { quoteNo } = (await call('quote/create', { lines })).body.data;
  await desk().send(quoteNo, { prices: ['100.00'] });
  return quoteNo;
}

const decide = async (action: 'approve' | 'refuse') => {
  const result = await approvals.decide(approver, await approvals.todo(approver), action);
  expect(result).toMatchObject({ done: true });
};

describe('a firm that approves quotes', () => {
  it('orders nothing before everybody has agreed, and then exactly what was agreed to', async () => {
    await flow(50_000n);
    const quoteNo = await offered();
    expect(await detail(quoteNo)).toMatchObject({ needsApproval: true, canTransfer: false });
    expect((await call('quote/transfer', { quoteNo })).body.message).toContain('通过审批后才能下单');
    const started = (await startFlow(quoteNo)).body.data;
    expect(started).toMatchObject({ status: 'approving', requestNo: expect.stringMatching(/^SP/) });
    expect((await call('quote/transfer', { quoteNo })).body.message).toContain('正在审批');
    expect((await startFlow(quoteNo)).status).toBe(409);
    await decide('approve');
    expect(await detail(quoteNo)).toMatchObject({ status: 'offered', approvalStatus: 'passed', canTransfer: true });
    const ordered = await orderQuote(shop, buyer, quoteNo, [{ lineNo: 1, quantity: 10 }]);
    expect(ordered.data).toMatchObject({ totalAmount: '1000.00' });
  });

  it('asks nobody about a quote no flow concerns, says so, and lets it be ordered', async () => {
    await flow(100_100n);
    const quoteNo = await offered();
    const { status, body } = await startFlow(quoteNo);
    expect([status, body.data.requestNo, body.data.status]).toEqual([200, null, 'offered']);
    expect(body.data.message).toContain('没有针对这张报价的审批流');
    expect((await call('quote/transfer', { quoteNo })).status).toBe(200);
  });

  it('refused it may be negotiated and asked about anew', async () => {
    await flow(0n);
    const quoteNo = await offered();
    await startFlow(quoteNo);
    await decide('refuse');
    expect(await detail(quoteNo)).toMatchObject({ status: 'offered', approvalStatus: 'refused', needsApproval: true });
    expect((await call('quote/transfer', { quoteNo })).status).toBe(409);
    expect((await startFlow(quoteNo)).body.data.status).toBe('approving');
  });

  it('has agreed to one version: a new one voids it', async () => {
    await flow(0n);
    const quoteNo = await offered();
    await startFlow(quoteNo);
    await decide('approve');
    await desk().act('revise', quoteNo);
    await desk().send(quoteNo, { prices: ['99.00'] });
    expect(await detail(quoteNo)).toMatchObject({ approvalStatus: 'none', needsApproval: true, canTransfer: false });
    expect((await call('quote/transfer', { quoteNo })).status).toBe(409);
  });

  it('cancelled takes its request with it', async () => {
    await flow(0n);
    const quoteNo = await offered();
    await startFlow(quoteNo);
    await call('quote/cancel', { quoteNo });
    expect(await approvals.todo(approver)).toBeUndefined();
    expect((await detail(quoteNo)).status).toBe('cancelled');
  });
});

describe('an order that is called off', () => {
  const settle = async () => {
    while (await deliverEffects(shop.db.app, quoteOrderEffects(shop.db.app)));
  };
  const lineOf = async (quoteNo: string) => {
    const { status, convertedAmount, versions } = await detail(quoteNo);
    return { status, convertedAmount, converted: versions[0].lines[0].convertedQuantity };
  };

  it('gives its quantity back, whole or in part, and a repeat changes nothing', async () => {
    const quoteNo = await offered();
    const first = (await orderQuote(shop, buyer, quoteNo, [{ lineNo: 1, quantity: 4 }])).data.orderNo;
    await orderQuote(shop, buyer, quoteNo, [{ lineNo: 1, quantity: 3 }]);
    expect(await lineOf(quoteNo)).toEqual({ status: 'partly_converted', convertedAmount: '700.00', converted: 7 });
    const part = { orderNo: first, lines: [{ lineNo: 1, quantity: 1 }] };
    expect((await call('trade/cancel', part)).status).toBe(200);
    await settle();
    expect(await lineOf(quoteNo)).toEqual({ status: 'partly_converted', convertedAmount: '600.00', converted: 6 });
    const whole = { orderNo: first };
    expect((await call('trade/cancel', whole)).status).toBe(200);
    await settle();
    const after = { status: 'partly_converted', convertedAmount: '300.00', converted: 3 };
    expect(await lineOf(quoteNo)).toEqual(after);
    await shop.db.owner.execute(sql`insert into outbox (topic, payload)
      select topic, payload from outbox where topic = ${ORDER_CANCELLED}`);
    await settle();
    expect(await lineOf(quoteNo)).toEqual(after);
    const rest = await orderQuote(shop, buyer, quoteNo, [{ lineNo: 1, quantity: 7 }]);
    expect(rest.data).toMatchObject({ totalAmount: '700.00' });
  });

  it('makes a wholly ordered quote orderable again', async () => {
    const quoteNo = await offered();
    const { orderNo } = (await orderQuote(shop, buyer, quoteNo, [{ lineNo: 1, quantity: 10 }])).data;
    expect((await lineOf(quoteNo)).status).toBe('converted');
    await call('trade/cancel', { orderNo });
    await settle();
    expect(await lineOf(quoteNo)).toEqual({ status: 'offered', convertedAmount: '0.00', converted: 0 });
    const again = await orderQuote(shop, buyer, quoteNo, [{ lineNo: 1, quantity: 10 }]);
    expect(again.data).toMatchObject({ totalAmount: '1000.00' });
  });
});
