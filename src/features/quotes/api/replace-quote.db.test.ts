import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderQuote } from '#tests/factories/order-quote.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { tellIntoList } from '#tests/factories/told-letters.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { quoteEffects } from './quote-jobs.ts';
import { quotes } from './quote-tables.ts';

let shop: TestShop;
let staff: TestMember;
let buyer: TestMember;
let drill: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES'] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  await shop.db.owner.execute(
    sql`update users set email = ${`b${buyer.userId}@firm.example`} where id = ${buyer.userId}`,
  );
  drill = await buildSku(shop.db.owner, { salesPrice: '120.00', stock: 5_000, cost: '70.00' });
});

const call = (path: string, input: unknown = {}, member = buyer) =>
  shop.post(`/oms-front/${path}`, input, { token: member.token, key: randomUUID() });
const detail = async (quoteNo: string) => (await call(`quote/detail/enterprise/${quoteNo}`)).body.data;
const desk = () => quoteDeskOf(shop, staff);
const all = [{ lineNo: 1, quantity: 10 }];

async function offered(): Promise<string> {
  const { quoteNo } = (await call('quote/create', { lines: [{ skuCode: drill.itemNo, quantity: 10 }] })).body.data;
  await desk().send(quoteNo, { prices: ['100.00'], freight: '12.00' });
  return quoteNo;
}
const replace = async (quoteNo: string): Promise<string> => (await desk().act('replace', quoteNo)).body.data.quoteNo;

it('begins with what was sent, costs too, and leaves the old one as it is until the new one is sent', async () => {
  const old = await offered();
  const next = await replace(old);
  expect(next).not.toBe(old);
  expect(await replace(old)).toBe(next);
  const { draft, replaces } = await desk().read(next);
  expect(replaces).toBe(old);
  expect(draft).toMatchObject({ versionNo: 1, freightAmount: '12.00', totalAmount: '1012.00' });
  expect(draft.lines).toMatchObject([{ itemNo: drill.itemNo, quantity: 10, unitPrice: '100.00', cost: '70.00' }]);
  expect(await detail(old)).toMatchObject({ status: 'offered', canTransfer: true, replacedBy: null });
  expect((await orderQuote(shop, buyer, next, all)).code).toBeGreaterThan(400);
});

it('moves the old one to superseded, with links both ways, a letter, and nothing more to be done with it', async () => {
  const old = await offered();
  const next = await replace(old);
  await desk().send(next, { prices: ['90.00'] });
  expect(await detail(old)).toMatchObject({
    status: 'superseded',
    statusLabel: '已被替代',
    replacedBy: next,
    replaces: null,
    canTransfer: false,
    canCancel: false,
    canNegotiate: false,
  });
  expect(await detail(next)).toMatchObject({ status: 'offered', replaces: old, replacedBy: null });
  expect(await desk().read(old)).toMatchObject({ status: 'superseded', replacedBy: next });
  const refused = await orderQuote(shop, buyer, old, all);
  expect(refused.message).toContain('已被新的报价替代');
  for (const [path, input] of [
    ['cancel', {}],
    ['negotiate', { versionNo: 1, note: '再便宜点' }],
  ] as const)
    expect((await call(`quote/${path}`, { quoteNo: old, ...input })).status).toBe(409);
  const { messages, letters } = tellIntoList();
  const post = { messages, origin: 'https://shop.example' };
  while (await deliverEffects(shop.db.app, quoteEffects(shop.db.app, post)));
  expect(letters.find(({ subject }) => subject.includes(next))?.text).toContain(`本报价替代 ${old}`);
  expect((await orderQuote(shop, buyer, next, all)).data).toMatchObject({ totalAmount: '900.00' });
});

it('asks nobody any more who was asked to agree to the old one', async () => {
  const approver = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'] });
  await buildFlow(shop.db.owner, buyer.firmId, { documentType: 'quote', members: [approver.memberId] });
  const old = await offered();
  await call(`quote/startFlow/${old}/firm`);
  const approvals = approvalCalls(shop);
  const task = await approvals.todo(approver);
  const next = await replace(old);
  await desk().send(next, { prices: ['90.00'] });
  expect(await detail(old)).toMatchObject({ status: 'superseded', approvalStatus: 'none' });
  expect(await approvals.todo(approver)).toBeUndefined();
  expect(await approvals.decide(approver, task, 'approve')).not.toMatchObject({ done: true });
  expect(await detail(next)).toMatchObject({ status: 'offered', needsApproval: true });
});

it('replaces what is being negotiated, and lets what ended meanwhile rest', async () => {
  const talked = await offered();
  await call('quote/negotiate', { quoteNo: talked, versionNo: 1, note: '再便宜点' });
  await desk().send(await replace(talked), { prices: ['90.00'] });
  expect((await detail(talked)).status).toBe('superseded');
  const ended = await offered();
  const next = await replace(ended);
  await call('quote/cancel', { quoteNo: ended });
  await desk().send(next, { prices: ['90.00'] });
  expect([(await detail(ended)).status, (await detail(next)).status]).toEqual(['cancelled', 'offered']);
});

it('never takes the place of one that was ordered from meanwhile', async () => {
  const old = await offered();
  const next = await replace(old);
  await orderQuote(shop, buyer, old, [{ lineNo: 1, quantity: 4 }]);
  const sent = await desk().act('send', next);
  expect([sent.status, sent.body.message]).toEqual([409, expect.stringContaining('部分转单')]);
  expect([(await detail(old)).status, (await detail(next)).status]).toEqual(['partly_converted', 'quoting']);
  expect((await desk().act('replace', old)).status).toBe(409);
});

it('begins anew where the one that was begun came to nothing', async () => {
  const old = await offered();
  const first = await replace(old);
  await desk().act('close', first, { reason: '报错了' });
  const second = await replace(old);
  expect(second).not.toBe(first);
  await desk().send(second, { prices: ['90.00'] });
  const [row] = await shop.db.owner.select().from(quotes).where(eq(quotes.quoteNo, old));
  const [next] = await shop.db.owner.select().from(quotes).where(eq(quotes.quoteNo, second));
  expect(row?.supersededBy).toBe(next?.id);
});

it('is not for what was never sent', async () => {
  const { quoteNo } = (await call('quote/create', { lines: [{ skuCode: drill.itemNo, quantity: 10 }] })).body.data;
  expect((await desk().act('replace', quoteNo)).status).toBe(409);
});
