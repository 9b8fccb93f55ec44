import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDocumentKeepers } from '#app/api/open-approvals.ts';
import { openPayments } from '#app/api/open-payments.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { cartLines } from '#features/cart/api/cart-tables.ts';
import { stockLevels } from '#features/catalog/api/catalog-tables.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { creditAccounts } from '#features/payments/api/payment-tables.ts';
import { paymentEffects } from '#features/payments/api/public.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { approvalCalls, type Row } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { approvalRequests } from './approval-tables.ts';
import { runApprovalClock } from './clock/approval-jobs.ts';
import { approvalOrderEffects } from './orders/order-changes.ts';

let shop: TestShop;
let buyer: TestMember;
let first: TestMember;
let second: TestMember;
let drill: TestSku;
let glove: TestSku;
let calls: ReturnType<typeof approvalCalls>;
let documents: ReturnType<typeof openDocumentKeepers>;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  calls = approvalCalls(shop);
  documents = openDocumentKeepers(await openPayments(testEnv, await readPepper(testEnv), {}));
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner, { permissions: ['ORDER_MANAGEMENT', 'ORDER_ADD', 'ORDER_CANCEL'] });
  first = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'], dataScope: 'self' });
  second = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'], dataScope: 'self' });
  drill = await buildSku(shop.db.owner, { salesPrice: '300.00' });
  glove = await buildSku(shop.db.owner, { salesPrice: '10.00' });
});

const order = async (payWay = 'account') => {
  const wishes = [
    { skuCode: drill.itemNo, quantity: 2 },
    { skuCode: glove.itemNo, quantity: 10 },
  ];
  return (await placeOrder(shop, buyer, wishes, { replace: { payWay } })).body.data;
};
const standing = async (orderNo: string) => {
  const [row] = await shop.db.owner.select().from(orders).where(eq(orders.orderNo, orderNo));
  return row;
};
const requestOf = async (orderNo: string) => {
  const [row] = await shop.db.owner.select().from(approvalRequests).where(eq(approvalRequests.documentNo, orderNo));
  return row;
};
const detail = async (member: TestMember, requestNo: string): Promise<Row> =>
  (await calls.look(member, requestNo)).body.data;
const free = async (sku: TestSku) => {
  const [row] = await shop.db.owner
    .select({ free: sql<number>`sum(${stockLevels.onHand} - ${stockLevels.reserved})::int` })
    .from(stockLevels)
    .where(eq(stockLevels.skuId, sku.skuId));
  return row?.free;
};
const creditUsed = async () => {
  const [row] = await shop.db.owner.select().from(creditAccounts).where(eq(creditAccounts.firmId, buyer.firmId));
  return row?.usedFen;
};
const settleMoney = () => deliverEffects(shop.db.app, paymentEffects(shop.db.app));

describe('an order that somebody has to approve', () => {
  beforeEach(() =>
    buildFlow(shop.db.owner, buyer.firmId, { members: [first.memberId, second.memberId], mode: 'all', from: 50_000n }),
  );

  it('is born waiting, with stock and credit held, and goes to its goods when all have agreed', async () => {
    const before = await free(drill);
    const { orderNo, status } = await order();
    expect(status).toBe('approving');
    expect(await free(drill)).toBe((before ?? 0) - 2);
    expect(await creditUsed()).toBeGreaterThan(0n);
    expect(await calls.decide(first, await calls.todo(first), 'approve')).toMatchObject({ done: true });
    expect(await standing(orderNo)).toMatchObject({ status: 'approving', approvalStatus: 'pending' });
    expect(await calls.decide(second, await calls.todo(second), 'approve')).toMatchObject({
      done: true,
      message: '已同意，审批通过',
    });
    expect(await standing(orderNo)).toMatchObject({ status: 'to_ship', approvalStatus: 'passed', holdUntil: null });
    expect((await calls.list(first, 'done')).map(({ documentNo }: Row) => documentNo)).toEqual([orderNo]);
  });

  it('waits for its money from the last approval on', async () => {
    const { orderNo } = await order('transfer');
    const held = (await standing(orderNo))?.holdUntil;
    await calls.decide(first, await calls.todo(first), 'approve');
    await calls.decide(second, await calls.todo(second), 'approve');
    const after = await standing(orderNo);
    expect(after).toMatchObject({ status: 'to_pay', paymentStatus: 'unpaid' });
    expect(after?.holdUntil?.getTime()).toBeGreaterThan(held?.getTime() ?? 0);
  });

  it('gives everything back when one person refuses', async () => {
    const before = await free(drill);
    const { orderNo } = await order();
    expect(await calls.decide(second, await calls.todo(second), 'refuse', { comment: '' })).toMatchObject({
      error: 'APPROVAL_REASON',
    });
    expect(await calls.decide(second, await calls.todo(second), 'refuse')).toMatchObject({ done: true });
    await settleMoney();
    expect(await standing(orderNo)).toMatchObject({ status: 'rejected', approvalStatus: 'refused' });
    expect(await free(drill)).toBe(before);
    expect(await creditUsed()).toBe(0n);
    expect(await calls.list(first)).toEqual([]);
  });

  it('goes on without the lines that were refused, which lie in the buyer’s cart again', async () => {
    const { orderNo } = await order();
    const row = await calls.todo(first);
    const refusedLines = [{ lineNo: 2, reason: '库房还有' }];
    expect(await calls.decide(first, row, 'approve', { refusedLines })).toMatchObject({ done: true });
    const lying = await shop.db.owner.select().from(cartLines).where(eq(cartLines.userId, buyer.userId));
    expect(lying.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([[glove.skuId, 10]]);
    const seen = await calls.todo(second);
    expect(seen.snapshotHash).not.toBe(row.snapshotHash);
    expect((await detail(second, seen.requestNo)).lines[1]).toMatchObject({ refused: true, refusedReason: '库房还有' });
    // Who saw the order as it was before has to look again.
    const stale = await calls.decide(second, { ...seen, snapshotHash: row.snapshotHash }, 'approve');
    expect(stale).toMatchObject({ done: false, error: 'APPROVAL_CHANGED' });
    await calls.decide(second, seen, 'approve');
    await settleMoney();
    expect(await standing(orderNo)).toMatchObject({ status: 'to_ship', cancelledFen: 10_000n });
    const { freightFen = 0n } = (await standing(orderNo)) ?? {};
    expect(await creditUsed()).toBe(60_000n + freightFen);
  });

  it('is refused as a whole when no line is left', async () => {
    const { orderNo } = await order();
    const refusedLines = [1, 2].map((lineNo) => ({ lineNo, reason: '' }));
    await calls.decide(first, await calls.todo(first), 'approve', { refusedLines });
    expect(await standing(orderNo)).toMatchObject({ status: 'rejected' });
  });

  it('tells who decides that the buyer has called off a line, and goes when nothing is left', async () => {
    const { orderNo } = await order();
    const row = await calls.todo(first);
    const cancel = (lines?: object[]) =>
      shop.post('/oms-front/trade/cancel', { orderNo, lines }, { token: buyer.token, key: randomUUID() });
    expect((await cancel([{ lineNo: 2, quantity: 4 }])).status).toBe(200);
    const changed = await calls.decide(first, row, 'approve');
    expect(changed.error).toBe('APPROVAL_CHANGED');
    expect(changed.changes.join()).toContain('数量 10 → 6');
    await cancel();
    await deliverEffects(shop.db.app, approvalOrderEffects(shop.db.app, documents));
    expect((await requestOf(orderNo))?.status).toBe('void');
    expect(await calls.decide(first, row, 'approve')).toMatchObject({ error: 'APPROVAL_ENDED' });
  });

  it('asks the buyer to answer, and then the same people again', async () => {
    const { orderNo } = await order();
    const row = await calls.todo(first);
    await calls.decide(first, row, 'return');
    expect(await calls.list(second)).toEqual([]);
    expect((await calls.post(buyer, 'answer', { requestNo: row.requestNo, comment: '急用' })).status).toBe(200);
    await calls.decide(first, await calls.todo(first), 'approve');
    await calls.decide(second, await calls.todo(second), 'approve');
    expect((await standing(orderNo))?.status).toBe('to_ship');
  });

  it('is taken back by its buyer until somebody has decided', async () => {
    const { orderNo } = await order();
    const { requestNo } = await calls.todo(first);
    expect((await calls.post(second, 'withdraw', { requestNo })).status).toBe(404);
    expect((await calls.post(buyer, 'withdraw', { requestNo })).status).toBe(200);
    expect((await standing(orderNo))?.status).toBe('cancelled');
    const other = await order();
    await calls.decide(first, await calls.todo(first), 'approve');
    const { body } = await calls.post(buyer, 'withdraw', { requestNo: (await requestOf(other.orderNo))?.requestNo });
    expect(body.error).toBe('APPROVAL_BEGUN');
  });

  it('may be urged once in four hours', async () => {
    await order();
    const { requestNo } = await calls.todo(first);
    expect((await calls.post(buyer, 'urge', { requestNo })).status).toBe(200);
    expect((await calls.post(buyer, 'urge', { requestNo })).body.error).toBe('APPROVAL_URGED');
  });

  it('ends when its hold is over', async () => {
    const { orderNo } = await order();
    await shop.db.owner
      .update(approvalRequests)
      .set({ holdUntil: sql`now() - interval '1 minute'` })
      .where(eq(approvalRequests.documentNo, orderNo));
    await runApprovalClock(shop.db.app, documents);
    expect((await standing(orderNo))?.status).toBe('cancelled');
    expect((await requestOf(orderNo))?.status).toBe('expired');
  });

  it('is seen by those it concerns and by nobody else', async () => {
    await order();
    const { requestNo } = await calls.todo(first);
    const stranger = await buildMember(shop.db.owner, { firm: buyer, permissions: [], dataScope: 'self' });
    const foreign = await buildMember(shop.db.owner);
    const status = async (member: TestMember) => (await calls.look(member, requestNo)).status;
    expect([await status(first), await status(buyer)]).toEqual([200, 200]);
    expect([await status(stranger), await status(foreign)]).toEqual([404, 404]);
    const seen = await detail(buyer, requestNo);
    expect(seen).toMatchObject({ own: true, acts: ['urge', 'withdraw', 'copy', 'comment'] });
    expect((await detail(first, requestNo)).lines).toHaveLength(2);
  });
});
