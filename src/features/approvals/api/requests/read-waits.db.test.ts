import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberships } from '#features/access/api/access-tables.ts';
import { afterSubmit, submitPlanOf } from '#features/orders/rules/public.ts';
import { inTransaction } from '#platform/api/database.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls, type Row } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { approvalDelegations } from '../approval-tables.ts';
import { readOrderWaits } from './read-waits.ts';

let shop: TestShop;
let calls: ReturnType<typeof approvalCalls>;
let drill: TestSku;
let buyer: TestMember;
let first: TestMember;
let second: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  calls = approvalCalls(shop);
  drill = await buildSku(shop.db.owner, { salesPrice: '300.00' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const approves = ['ORDER_APPROVE'] as const;
  buyer = await buildMember(shop.db.owner, { permissions: ['ORDER_MANAGEMENT', 'ORDER_ADD'] });
  first = await buildMember(shop.db.owner, { firm: buyer, permissions: approves, dataScope: 'self' });
  second = await buildMember(shop.db.owner, { firm: buyer, permissions: approves, dataScope: 'self' });
});

const order = async (): Promise<string> =>
  (await placeOrder(shop, buyer, [{ skuCode: drill.itemNo, quantity: 2 }])).body.data.orderNo;
const rows = async (): Promise<Map<string, Row>> => {
  const { body } = await shop.post('/oms-front/trade/list', {}, { token: buyer.token });
  return new Map(body.data.list.map((row: Row) => [row.orderNo, row.waiting]));
};
const nextOf = async (orderNo: string): Promise<string> =>
  (await shop.post(`/oms-front/trade/detail/${orderNo}`, {}, { token: buyer.token })).body.data.next.text;
const nameOf = async (member: TestMember) =>
  (await shop.get('/enterprise-service/fronted/approval/people', { token: buyer.token })).body.data.find(
    ({ memberId }: Row) => memberId === String(member.memberId),
  ).name;
const one = (member: TestMember, name: string) => ({
  name,
  mode: 'any' as const,
  approvers: [{ kind: 'member' as const, memberId: String(member.memberId) }],
});

it('says of every order of a page at whom it hangs, and since when', async () => {
  await order();
  await buildFlow(shop.db.owner, buyer.firmId, { nodes: [one(first, '部门'), one(second, '采购')] });
  const [passing, given, asked] = [await order(), await order(), await order()];
  const taskOf = async (orderNo: string) =>
    (await calls.list(first)).find(({ documentNo }: Row) => documentNo === orderNo);
  const begun = Date.now();
  await calls.decide(first, await taskOf(passing), 'approve');
  await calls.decide(first, await taskOf(given), 'return');
  const waits = await rows();
  const [mine, theirs] = [await nameOf(first), await nameOf(second)];
  expect(waits.get(passing)).toMatchObject({ kind: 'approver', names: [theirs] });
  expect(Date.parse(waits.get(passing).since)).toBeGreaterThanOrEqual(begun - 5_000);
  expect(waits.get(given)).toMatchObject({ kind: 'requester' });
  expect(waits.get(asked)).toMatchObject({ kind: 'approver', names: [mine] });
  expect([...waits.values()].filter((wait) => wait === null)).toHaveLength(1);
  expect(await nextOf(asked)).toBe(`等待审批：先由${mine}同意，再由${theirs}同意，之后开始备货`);
  expect(await nextOf(passing)).toBe(`等待审批：${theirs}同意后开始备货`);
});

it('counts what was given back from the moment it was, whatever is said about it later', async () => {
  await buildFlow(shop.db.owner, buyer.firmId, { nodes: [one(first, '部门')] });
  const given = await order();
  await calls.decide(
    first,
    (await calls.list(first)).find(({ documentNo }: Row) => documentNo === given),
    'return',
  );
  const since = (await rows()).get(given).since;
  await shop.db.owner.execute(sql`update approval_requests set updated_at = now() + interval '3 days'
    where document_no = ${given}`);
  expect((await rows()).get(given)).toMatchObject({ kind: 'requester', since });
});

it('says whether one is enough or all have to agree, before the submit and after', async () => {
  const lines = [{ skuCode: drill.itemNo, quantity: 2 }];
  const members = [first.memberId, second.memberId];
  const people = `${await nameOf(first)}、${await nameOf(second)}`;
  await buildFlow(shop.db.owner, buyer.firmId, { members, mode: 'any' });
  const preview = (await shop.post('/oms-front/pre/control', { lines }, { token: buyer.token })).body.data;
  expect(preview.steps).toMatchObject([{ mode: 'any', needed: 1, modeLabel: '任一人同意即可' }]);
  expect(afterSubmit(submitPlanOf(preview), 'account')).toContain(`${people}任一人同意后开始备货`);
  expect(await nextOf(await order())).toBe(`等待审批：${people}任一人同意后开始备货`);
});

it('says so where whoever is asked can decide no more', async () => {
  await buildFlow(shop.db.owner, buyer.firmId, { members: [first.memberId] });
  const orderNo = await order();
  await shop.db.owner.update(memberships).set({ status: 0 }).where(eq(memberships.id, first.memberId));
  expect((await rows()).get(orderNo)).toMatchObject({ kind: 'nobody', names: [] });
  expect(await nextOf(orderNo)).toContain('没有人可以审批');
});

it('asks once for a page and tells no other firm', async () => {
  await buildFlow(shop.db.owner, buyer.firmId, { members: [first.memberId, second.memberId], mode: 'all' });
  const orderNos = [await order(), await order()];
  const stranger = await buildMember(shop.db.owner);
  const read = (member: TestMember, firmId: bigint) =>
    inTransaction(shop.db.app, member, 'read', (db) => readOrderWaits(db, firmId, orderNos));
  expect([...(await read(buyer, buyer.firmId)).keys()].sort()).toEqual(orderNos.toSorted());
  expect((await read(stranger, buyer.firmId)).size + (await read(stranger, stranger.firmId)).size).toBe(0);
});

describe('while somebody is away', () => {
  const away = { startsAt: sql`now() - interval '1 hour'`, endsAt: sql`now() + interval '1 day'` } as const;
  const standIn = (member: TestMember, delegate: TestMember, rest: object = {}) =>
    shop.db.owner.insert(approvalDelegations).values({
      firmId: buyer.firmId,
      memberId: member.memberId,
      delegateMemberId: delegate.memberId,
      ...away,
      ...rest,
    } as never);
  const previewOf = async () => {
    const lines = [{ skuCode: drill.itemNo, quantity: 2 }];
    return (await shop.post('/oms-front/pre/control', { lines }, { token: buyer.token })).body.data;
  };

  it('names who is asked in his place, before the submit and after, in the first step and in those to come', async () => {
    const third = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'], dataScope: 'self' });
    await buildFlow(shop.db.owner, buyer.firmId, { nodes: [one(third, '部门'), one(first, '采购')] });
    await standIn(first, second);
    const [mine, theirs, named] = [await nameOf(first), await nameOf(second), await nameOf(third)];
    const words = `先由${named}同意，再由${theirs}（代 ${mine}）同意，之后开始备货`;
    expect(afterSubmit(submitPlanOf(await previewOf()), 'account')).toContain(words);
    const orderNo = await order();
    expect(await nextOf(orderNo)).toBe(`等待审批：${words}`);
    const row = (await calls.list(third)).find(({ documentNo }: Row) => documentNo === orderNo);
    await calls.decide(third, row, 'approve');
    expect(await nextOf(orderNo)).toBe(`等待审批：${theirs}（代 ${mine}）同意后开始备货`);
    expect(await calls.list(first)).toEqual([]);
    expect(await calls.todo(second)).toMatchObject({ documentNo: orderNo });
  });

  it('names whom the flow means where nobody may stand in', async () => {
    await buildFlow(shop.db.owner, buyer.firmId, { members: [first.memberId] });
    await standIn(first, second, { capFen: 100n });
    await standIn(second, buyer);
    expect(afterSubmit(submitPlanOf(await previewOf()), 'account')).toContain(`${await nameOf(first)}同意后`);
    expect(await nextOf(await order())).toBe(`等待审批：${await nameOf(first)}同意后开始备货`);
  });

  it('asks who stands in for the next step only once', async () => {
    await buildFlow(shop.db.owner, buyer.firmId, { nodes: [one(second, '部门'), one(first, '采购')] });
    await standIn(first, second);
    const preview = await previewOf();
    expect(preview.steps.map(({ approvers }: Row) => approvers.map(({ name }: Row) => name))).toEqual([
      [await nameOf(second)],
    ]);
  });

  it('is told in the trial of a flow too', async () => {
    const keeper = await buildMember(shop.db.owner, { firm: buyer, permissions: ['APPROVAL_MANAGEMENT'] });
    await buildFlow(shop.db.owner, buyer.firmId, { members: [first.memberId] });
    await standIn(first, second);
    const wish = {
      documentType: 'order',
      requesterId: String(buyer.memberId),
      amount: '600.00',
      urgent: false,
      overBudget: false,
    };
    const { body } = await shop.post('/enterprise-service/approvalFlow/preview', wish, { token: keeper.token });
    expect(body.data.steps[0].approvers).toMatchObject([
      { name: await nameOf(second), onBehalfOf: await nameOf(first), memberId: String(second.memberId) },
    ]);
  });
});
