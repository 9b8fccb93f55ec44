import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENT_CODES } from '#features/approval-flows/contract/document-kinds.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { collectKeepers, type DocumentKeeper, handIn } from './public.ts';

const stateIs = (db: Db, firmId: bigint, no: string, state: string) =>
  db.execute(
    sql`update made_up_changes set state = ${state} where firm_id = ${firmId} and no = ${no} and state = 'waiting'`,
  );
const snapshotOf = (documentNo: string) => ({
  documentNo,
  title: '物料池增加 3 项',
  amount: '0.00',
  facts: [],
  lines: [],
});

/** All that a kind of document costs: this one object, and its line in a manifest. */
const madeUp: DocumentKeeper = {
  code: 'material',
  conditions: ['department', 'requester'],
  handedInBy: 'MATERIAL_EDIT',
  holds: '编号',
  hrefOf: (documentNo) => `/made-up.html?no=${documentNo}`,
  async read(db, { firmId, documentNo }) {
    const { rows } = await db.execute(
      sql`select from made_up_changes where firm_id = ${firmId} and no = ${documentNo} and state = 'waiting'`,
    );
    return rows.length > 0 ? { snapshot: snapshotOf(documentNo), amountFen: 0n } : null;
  },
  async pass(db, { firmId, documentNo }) {
    if (documentNo.endsWith('X')) throw new Error('this one cannot be made');
    await stateIs(db, firmId, documentNo, 'made');
    return null;
  },
  async end(db, { firmId, documentNo }, { kind }) {
    await stateIs(db, firmId, documentNo, kind);
  },
  dropLines: () => Promise.reject(new Error('it has no lines')),
  readPrices: async () => new Map(),
};

let shop: TestShop;
let plain: TestShop;
let calls: ReturnType<typeof approvalCalls>;
let requester: TestMember;
let approver: TestMember;

beforeAll(async () => {
  const limiter = { take: async () => null };
  shop = await startTestShop({ limiter, keepers: [madeUp] });
  plain = await startTestShop({ limiter, beside: shop });
  calls = approvalCalls(shop);
  await shop.db.owner.execute(sql`create table made_up_changes (firm_id bigint, no text, state text)`);
  await shop.db.owner.execute(sql`grant select, insert, update on made_up_changes to shop_app`);
});
afterAll(async () => {
  await plain.stop();
  await shop.stop();
});
beforeEach(async () => {
  requester = await buildMember(shop.db.owner);
  approver = await buildMember(shop.db.owner, { firm: requester, permissions: ['ORDER_APPROVE'] });
});

const askBy = (documentNo: string, permissions = ['MATERIAL_EDIT']) =>
  inTransaction(shop.db.app, requester, 'write', async (db) => {
    await db.execute(sql`insert into made_up_changes values (${requester.firmId}, ${documentNo}, 'waiting')`);
    const caller = { ...requester, departmentId: null, permissions: new Set(permissions) } as unknown as SignedInCaller;
    const document = { amountFen: 0n, urgent: false, lines: [], holdUntil: null, snapshot: snapshotOf(documentNo) };
    return handIn(db, madeUp, caller, document);
  });
const stateOf = async (documentNo: string) => {
  const { rows } = await shop.db.owner.execute(sql`select state from made_up_changes where no = ${documentNo}`);
  return rows[0]?.state;
};
const flow = (documentType: string, conditions: object[] = []) => ({
  name: `规则${nextNumber()}`,
  note: '',
  documentType,
  effect: 'approve',
  departmentId: null,
  conditions,
  nodes: [{ name: '审批', mode: 'any', approvers: [{ kind: 'member', memberId: String(approver.memberId) }] }],
});
const flowCall = (at: TestShop, name: string, input: object) =>
  at.post(`/enterprise-service/approvalFlow/${name}`, input, { token: requester.token, key: randomUUID() });

describe('a kind that a keeper carries', () => {
  it.each([
    ['approve', 'made'],
    ['refuse', 'refused'],
  ])('is handed in, decided and acted upon: %s', async (action, state) => {
    await flowCall(shop, 'add', { flow: flow('material'), enabled: true });
    const documentNo = `WL${nextNumber()}`;
    const answer = await askBy(documentNo);
    expect([answer.outcome, await stateOf(documentNo)]).toEqual(['ask', 'waiting']);
    const row = await calls.todo(approver);
    expect(row).toMatchObject({ documentType: 'material', documentNo });
    expect(await calls.decide(approver, row, action)).toMatchObject({ done: true });
    expect(await stateOf(documentNo)).toBe(state);
    const { data } = (await calls.look(requester, row.requestNo)).body;
    expect(data).toMatchObject({ documentHref: `/made-up.html?no=${documentNo}`, holds: '编号' });
    expect((await calls.look(approver, row.requestNo)).body.data.documentHref).toBeNull();
  });

  it('is taken back by who handed it in', async () => {
    await buildFlow(shop.db.owner, requester.firmId, { documentType: 'material', members: [approver.memberId] });
    const documentNo = `WL${nextNumber()}`;
    const answer = await askBy(documentNo);
    const requestNo = answer.outcome === 'ask' ? answer.requestNo : '';
    expect((await calls.post(requester, 'withdraw', { requestNo, reason: '填错了' })).status).toBe(200);
    expect(await stateOf(documentNo)).toBe('withdrawn');
  });

  it('waits on when what follows from it fails: both are one transaction', async () => {
    await buildFlow(shop.db.owner, requester.firmId, { documentType: 'material', members: [approver.memberId] });
    const documentNo = `WL${nextNumber()}X`;
    await askBy(documentNo);
    const row = await calls.todo(approver);
    expect(await calls.decide(approver, row, 'approve')).not.toMatchObject({ done: true });
    expect(await stateOf(documentNo)).toBe('waiting');
    expect(await calls.todo(approver)).toMatchObject({ documentNo });
  });

  it('goes on by itself where no flow concerns it, and is handed in by those who may', async () => {
    expect(await askBy(`WL${nextNumber()}`)).toEqual({ outcome: 'free' });
    await expect(askBy(`WL${nextNumber()}`, ['ORDER_ADD'])).rejects.toMatchObject({ code: 'APPROVAL_HAND_IN' });
  });

  it('is offered in its place with what may be asked about it, and asked nothing else', async () => {
    const offered = async (at: TestShop): Promise<{ code: string }[]> =>
      (await at.get('/enterprise-service/approvalFlow/list', { token: requester.token })).body.data.kinds;
    const real = (await offered(plain)).map(({ code }) => code);
    const carried = DOCUMENT_CODES.filter((code) => code === 'material' || real.includes(code));
    const kinds = await offered(shop);
    expect(kinds.map(({ code }) => code)).toEqual(carried);
    expect(kinds).toContainEqual({ code: 'material', conditions: ['department', 'requester'], simulated: false });
    expect((await calls.counts(requester)).kinds).toEqual(carried);
    const dear = flow('material', [{ kind: 'amount', atLeast: '1.00' }]);
    expect((await flowCall(shop, 'add', { flow: dear, enabled: true })).body).toMatchObject({
      error: 'FLOW_INVALID',
      message: '这类单据没有单据金额',
    });
    expect((await flowCall(shop, 'simulate', { flow: flow('material') })).body).toMatchObject({
      message: '这类单据没有可以试算的历史',
    });
  });
});

describe('a kind that nobody carries', () => {
  const closed = { error: 'FLOW_INVALID', message: '“物料池变更”的审批未开通，请选择其他单据类型' };
  const stale = async () => {
    await buildFlow(plain.db.owner, requester.firmId, { documentType: 'material', members: [approver.memberId] });
    const { data } = (await plain.get('/enterprise-service/approvalFlow/list', { token: requester.token })).body;
    return { kinds: data.kinds, flow: data.flows[0] };
  };

  it('is not offered; a rule about it is still read', async () => {
    const { kinds, flow: read } = await stale();
    expect(kinds.map(({ code }: { code: string }) => code)).not.toContain('material');
    expect(read).toMatchObject({ documentType: 'material', status: 1 });
    const detail = await plain.get(`/enterprise-service/approvalFlow/detail?flowId=${read.flowId}`, {
      token: requester.token,
    });
    expect(detail.body.data.flow).toEqual(read);
  });

  it('is taken by no call', async () => {
    const { flow: read } = await stale();
    const seen = { flowId: read.flowId, version: read.version };
    const preview = {
      documentType: 'material',
      requesterId: String(requester.memberId),
      amount: '1.00',
      urgent: false,
    };
    for (const [name, input] of Object.entries({
      add: { flow: flow('material'), enabled: true },
      edit: { ...seen, flow: flow('material') },
      copy: { flowId: read.flowId },
      preview: { ...preview, overBudget: false },
    })) {
      expect([name, (await flowCall(plain, name, input)).body]).toEqual([name, expect.objectContaining(closed)]);
    }
    const [startsAt, endsAt] = [new Date(), new Date(Date.now() + 86_400_000)].map((at) => at.toISOString());
    const delegated = await approvalCalls(plain).post(requester, 'delegate', {
      delegateMemberId: String(approver.memberId),
      startsAt,
      endsAt,
      documentTypes: ['order', 'material'],
    });
    expect(delegated.body).toMatchObject({ message: '“物料池变更”的审批未开通，不能委托' });
  });

  it('can be switched off, not on, given another kind, and removed', async () => {
    const { flow: read } = await stale();
    const { flowId } = read;
    const off = await flowCall(plain, 'setStatus', { flowId, version: read.version, enabled: false });
    const { version } = off.body.data;
    expect((await flowCall(plain, 'setStatus', { flowId, version, enabled: true })).body).toMatchObject(closed);
    const edited = await flowCall(plain, 'edit', { flowId, version, flow: flow('order') });
    expect(edited.status).toBe(200);
    const removed = await flowCall(plain, 'remove', { flowId, version: edited.body.data.version });
    expect(removed.status).toBe(200);
  });
});

it('has one keeper', () => {
  expect(() => collectKeepers([madeUp, { ...madeUp }])).toThrow('two keepers of one kind of document');
});

it('is on the list that database and contract share', async () => {
  const { rows } = await shop.db.owner.execute<{ list: string }>(
    sql`select pg_get_constraintdef(oid) as list from pg_constraint where conname = 'approval_flows_document'`,
  );
  const codes = [...(rows[0]?.list ?? '').matchAll(/'(\w+)'/g)].map(([, code]) => code);
  expect(codes).toEqual([...DOCUMENT_CODES]);
});
