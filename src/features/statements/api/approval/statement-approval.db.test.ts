import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approvalFlows } from '#features/approval-flows/api/approval-flow-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { billedOrder } from '#tests/factories/build-statement.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let calls: ReturnType<typeof approvalCalls>;
let buyer: TestMember;
let boss: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  calls = approvalCalls(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  boss = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'] });
});

const ask = (from = 0n, members = [boss.memberId]) =>
  buildFlow(shop.db.owner, buyer.firmId, { members, documentType: 'statement', from });
const call = (path: string, input: object, member = buyer) =>
  shop.post(`/statements/${path}`, input, { token: member.token, key: randomUUID() });
const data = async (path: string, input: object, member = buyer) => {
  const { body } = await call(path, input, member);
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data;
};
const detail = (statementNo: string) => data('detail', { statementNo });
const happened = async (statementNo: string): Promise<string[]> =>
  (await detail(statementNo)).events.map(({ label }: { label: string }) => label);

/** Twenty pieces of 10.00 yuan, billed: 200.00 yuan. */
async function billed() {
  const sku = await buildSku(shop.db.owner, { salesPrice: '10.00', stock: 100 });
  const { statementNo } = await billedOrder(shop, buyer, [{ quantity: 20, sku }]);
  return statementNo;
}
const confirm = async (statementNo: string) =>
  data('confirm', { statementNo, version: (await detail(statementNo)).version });

describe('a statement that somebody has to agree to', () => {
  it('is read by the approver as it stands, and confirmed by his yes', async () => {
    await ask();
    const statementNo = await billed();
    const { requestNo } = await confirm(statementNo);
    const task = await calls.todo(boss);
    expect(task).toMatchObject({ requestNo, documentType: 'statement', documentNo: statementNo });
    const { amount, lines, title } = (await calls.look(boss, requestNo)).body.data;
    expect({ amount, title }).toEqual({
      amount: (await detail(statementNo)).due,
      title: expect.stringMatching(/对账单$/),
    });
    expect(lines).toEqual(expect.arrayContaining([expect.objectContaining({ quantity: 20, unitPrice: '10.00' })]));
    await calls.decide(boss, task, 'approve');
    expect(await detail(statementNo)).toMatchObject({
      ...{ status: 'confirmed', approval: { status: 'passed', requestNo } },
      acts: expect.not.arrayContaining(['confirm', 'withdrawApproval']),
    });
    expect(await happened(statementNo)).toEqual(expect.arrayContaining(['提交确认审批', '确认审批通过', '确认明细']));
  });

  it('goes back to who asked when it is refused, with the words, and may be asked for again', async () => {
    await ask();
    const statementNo = await billed();
    const first = await confirm(statementNo);
    await calls.decide(boss, await calls.todo(boss), 'refuse', { comment: '单价不对，先提异议' });
    const back = await detail(statementNo);
    expect(back).toMatchObject({ status: 'to_confirm', approval: { status: 'refused' } });
    expect(JSON.stringify(back.events)).toContain('单价不对，先提异议');
    expect(back.acts).toEqual(expect.arrayContaining(['confirm', 'dispute']));
    expect((await confirm(statementNo)).requestNo).not.toBe(first.requestNo);
  });

  it('is taken back by who asked: the approver is asked no more', async () => {
    await ask();
    const statementNo = await billed();
    await confirm(statementNo);
    const { version } = await detail(statementNo);
    const task = await calls.todo(boss);
    expect(await data('approval/withdraw', { statementNo, version })).toMatchObject({ status: 'to_confirm' });
    expect(await calls.todo(boss)).toBeUndefined();
    await calls.decide(boss, task, 'approve');
    expect(await detail(statementNo)).toMatchObject({ status: 'to_confirm', approval: { status: 'none' } });
    expect((await call('approval/withdraw', { statementNo, version: version + 1 })).status).toBe(409);
  });

  it('can be neither confirmed nor disputed while it waits', async () => {
    await ask();
    const statementNo = await billed();
    await confirm(statementNo);
    const { version, acts } = await detail(statementNo);
    const [line] = (await data('lines', { statementNo })).list;
    expect(acts).toEqual(['withdrawApproval', 'share', 'import']);
    for (const [path, input] of [
      ['confirm', {}],
      ['dispute', { kind: 'duplicate', words: '重复', lines: [{ lineId: line.lineId }] }],
    ] as const) {
      expect((await call(path, { statementNo, version, ...input })).body.error).toBe('STATEMENT_STEP');
    }
  });
});

describe('a flow that changes meanwhile', () => {
  it('leaves what was asked to who was asked; what comes later goes by the new one', async () => {
    await ask();
    const statementNo = await billed();
    await confirm(statementNo);
    const other = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'] });
    await shop.db.owner.update(approvalFlows).set({ status: 0 }).where(eq(approvalFlows.firmId, buyer.firmId));
    await ask(0n, [other.memberId]);
    expect(await calls.todo(other)).toBeUndefined();
    await calls.decide(boss, await calls.todo(boss), 'refuse');
    await confirm(statementNo);
    expect(await calls.todo(boss)).toBeUndefined();
    await calls.decide(other, await calls.todo(other), 'approve');
    expect(await detail(statementNo)).toMatchObject({ status: 'confirmed', approval: { status: 'passed' } });
  });

  it('asks nobody where it has ended, or begins above what the statement comes to', async () => {
    await ask(1_000_000n);
    const cheap = await billed();
    expect(await confirm(cheap)).toMatchObject({ status: 'confirmed', requestNo: null });
    await ask();
    await shop.db.owner.update(approvalFlows).set({ status: 0 }).where(eq(approvalFlows.firmId, buyer.firmId));
    const free = await billed();
    expect(await confirm(free)).toMatchObject({ status: 'confirmed', requestNo: null });
  });
});

it('asks once nothing would wait any more: lines that are confirmed one by one before it are', async () => {
  await ask();
  const sku = await buildSku(shop.db.owner, { salesPrice: '10.00', stock: 100 });
  const { statementNo } = await billedOrder(shop, buyer, [{ quantity: 1, sku }, { quantity: 2 }]);
  const open = (await data('lines', { statementNo, tab: 'open' })).list.map(({ lineId }: { lineId: string }) => lineId);
  const [first, ...rest] = open;
  const { version } = await detail(statementNo);
  const one = await data('confirm', { statementNo, version, lineIds: [first] });
  expect(one).toMatchObject({ confirmed: 1, requestNo: null });
  const last = await data('confirm', { statementNo, version: one.version, lineIds: rest });
  expect(last).toMatchObject({ confirmed: 0, status: 'approving', requestNo: expect.stringMatching(/^SP/) });
});
