import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { departments } from '#features/organisation/api/department-tables.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { inTransaction } from '#platform/api/database.ts';
import { auditLog } from '#platform/api/platform-tables.ts';
import { buildCenter, type TestCenter } from '#tests/factories/build-budget.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { costRules } from './budget-tables.ts';
import { reserveBudget } from './reserve-budget.ts';
import { placeSpending } from './resolve-cost-centers.ts';
import { releaseBudget } from './settle-budget.ts';

let shop: TestShop;
let admin: TestMember;
let plant: TestCenter;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  admin = await buildMember(shop.db.owner);
  plant = await buildCenter(shop.db.owner, admin.firmId, { limitFen: 100_000n });
});

const PATH = '/enterprise-service/budget';
const post = (name: string, input: object, member = admin) =>
  shop.post(`${PATH}/${name}`, input, { token: member.token, key: randomUUID() });
const get = (name: string, query: Record<string, string> = {}, member = admin) =>
  shop.get(`${PATH}/${name}?${new URLSearchParams(query)}`, { token: member.token });
const detail = async (id: bigint | string) => (await get('center', { id: String(id) })).body.data;

const rule = (facts: object = {}) => ({
  frequency: 'year',
  limit: '1000',
  startsOn: '2020-01-01',
  endsOn: null,
  overPolicy: 'block',
  alertPercents: [80, 100],
  carryOver: false,
  enabled: true,
  ...facts,
});
const fields = (facts: object = {}) => ({
  code: `N${randomUUID().slice(0, 8)}`,
  name: '装配车间',
  parentId: String(plant.costCenterId),
  ownerMemberId: String(admin.memberId),
  departmentId: null,
  note: '',
  rules: [rule()],
  ...facts,
});
const asFirm = <T>(work: Parameters<typeof inTransaction<T>>[3]) => inTransaction(shop.db.app, admin, 'write', work);
const document = (documentNo: string) => ({
  firmId: admin.firmId,
  userId: admin.userId,
  documentType: 'order',
  documentNo,
});
const reserve = (documentNo: string, { costCenterId }: { costCenterId: bigint }, amountFen: bigint) =>
  asFirm((db) => reserveBudget(db, { ...document(documentNo), charges: [{ costCenterId, amountFen }] }));
/** What the page holds of a centre, ready to be sent back. */
const asInput = ({ id, version, code, name, note, parentId, rules }: Awaited<ReturnType<typeof detail>>) => ({
  id,
  version,
  code,
  name,
  note,
  parentId,
  ownerMemberId: null,
  departmentId: null,
  rules: rules.map(
    ({ unlimited, status, statusLabel: _label, inUse: _use, limit, ...facts }: Record<string, unknown>) => ({
      ...facts,
      limit: unlimited ? '-1' : limit,
      enabled: status !== 0,
    }),
  ),
});

describe('a cost centre', () => {
  it.each([
    ['-1', null, true],
    ['', '0.00', false],
    ['1234.5', '1234.50', false],
  ])('keeps a limit of “%s”', async (limit, shown, unlimited) => {
    const { body } = await post('create', fields({ rules: [rule({ limit })] }));
    const made = await detail(body.data.id);
    expect(made.rules[0]).toMatchObject({ unlimited, status: 1, statusLabel: '已启用', inUse: false });
    expect(made.budgets[0]).toMatchObject({ limit: shown, reserved: '0.00' });
    expect(made.owner).toMatchObject({ memberId: String(admin.memberId) });
  });

  it('is written down when it changes, before and after', async () => {
    const { body } = await post('create', fields());
    const before = await detail(body.data.id);
    await post('update', { ...asInput(before), name: '总装车间' });
    const [entry] = await shop.db.owner
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.firmId, admin.firmId), eq(auditLog.action, 'costCenter.edited')));
    expect(entry).toMatchObject({ objectId: before.code, before: { name: '装配车间' }, after: { name: '总装车间' } });
  });

  it('is not overwritten by somebody who saw an older version', async () => {
    const seen = asInput(await detail(plant.costCenterId));
    expect((await post('update', { ...seen, note: '一' })).status).toBe(200);
    expect((await post('update', { ...seen, note: '二' })).body).toMatchObject({ error: 'BUDGET_CHANGED' });
    expect((await detail(plant.costCenterId)).note).toBe('一');
  });

  it.each([
    ['a code that is taken', () => ({ code: plant.code }), 'BUDGET_CODE_TAKEN'],
    ['a disposable rule without an end', () => ({ rules: [rule({ frequency: 'disposable' })] }), 'BAD_REQUEST'],
    ['an end before the beginning', () => ({ rules: [rule({ endsOn: '2019-12-31' })] }), 'BAD_REQUEST'],
    ['a limit below zero', () => ({ rules: [rule({ limit: '-2' })] }), 'BAD_REQUEST'],
  ])('is refused with %s', async (_, facts, error) => {
    expect((await post('create', fields(facts()))).body.error).toBe(error);
  });

  it('never hangs below itself', async () => {
    const { body } = await post('create', fields());
    const version = (await detail(plant.costCenterId)).version;
    const move = { id: String(plant.costCenterId), version, parentId: body.data.id };
    expect((await post('move', move)).body.error).toBe('BUDGET_RING');
    const up = await post('move', { id: body.data.id, version: 1, parentId: null });
    expect(up.status).toBe(200);
    expect((await post('move', { ...move, version })).status).toBe(200);
  });

  it('is closed only when nothing is reserved, and removed only when it was never used', async () => {
    const id = String(plant.costCenterId);
    await reserve('A', plant, 1_000n);
    expect((await post('setStatus', { id, version: 1, enabled: false })).body.error).toBe('BUDGET_HELD');
    expect((await post('remove', { id, version: 1 })).body.error).toBe('BUDGET_USED');
    await asFirm((db) => releaseBudget(db, document('A')));
    expect((await post('setStatus', { id, version: 1, enabled: false })).body.data).toMatchObject({ version: 2 });
    await expect(reserve('B', plant, 1n)).rejects.toMatchObject({ code: 'BUDGET_CENTER_UNKNOWN' });
    const fresh = (await post('create', fields({ parentId: null }))).body.data;
    expect((await post('remove', fresh)).status).toBe(200);
    expect((await get('center', { id: fresh.id })).status).toBe(404);
  });

  it('with centres below stays open and stays', async () => {
    await post('create', fields());
    const named = { id: String(plant.costCenterId), version: 1 };
    expect((await post('setStatus', { ...named, enabled: false })).body.error).toBe('BUDGET_CHILDREN_OPEN');
    expect((await post('remove', named)).body.error).toBe('BUDGET_CHILDREN');
  });
});

describe('a rule', () => {
  beforeEach(() => reserve('A', plant, 60_000n));
  const change = async (facts: object) => {
    const seen = asInput(await detail(plant.costCenterId));
    return post('update', { ...seen, rules: [{ ...seen.rules[0], ...facts }] });
  };

  it('takes a new limit into the period of today, though not one below what is taken', async () => {
    expect((await change({ limit: '599.99' })).body.error).toBe('BUDGET_BELOW_SPENT');
    expect((await change({ limit: '600' })).status).toBe(200);
    await expect(reserve('B', plant, 1n)).rejects.toMatchObject({ code: 'BUDGET_SHORT' });
    expect((await change({ limit: '-1' })).status).toBe(200);
    await reserve('B', plant, 1_000_000n);
  });

  it('takes a new policy into the period of today', async () => {
    expect((await change({ overPolicy: 'warn' })).status).toBe(200);
    await reserve('B', plant, 90_000n);
    expect((await change({ overPolicy: 'block' })).body.error).toBe('BUDGET_BELOW_SPENT');
  });

  it('that was counted under keeps its rhythm, and is disabled instead of removed', async () => {
    expect((await change({ frequency: 'quarter' })).body.error).toBe('BUDGET_RULE_FIXED');
    const seen = asInput(await detail(plant.costCenterId));
    expect((await post('update', { ...seen, rules: [] })).body.error).toBe('BUDGET_RULE_USED');
    expect((await change({ enabled: false })).status).toBe(200);
    await reserve('B', plant, 900_000n);
    expect((await post('update', { ...asInput(await detail(plant.costCenterId)), code: 'NEW' })).body.error).toBe(
      'BUDGET_CODE_FIXED',
    );
  });

  it('of another centre is none', async () => {
    const other = await buildCenter(shop.db.owner, admin.firmId, { limitFen: 0n });
    const [foreign] = await shop.db.owner
      .select()
      .from(costRules)
      .where(eq(costRules.costCenterId, other.costCenterId));
    const ruleId = String(foreign?.id);
    expect((await change({ id: ruleId })).status).toBe(404);
    const query = { id: String(plant.costCenterId), ruleId };
    expect((await get('statement', query)).status).toBe(404);
    expect((await post('export', query)).status).toBe(404);
  });
});

describe('the statement', () => {
  it('lists what was charged to a centre and to those below, by kind, person and day', async () => {
    const line = await buildCenter(shop.db.owner, admin.firmId, { parentId: plant.costCenterId });
    await reserve('A', line, 1_000n);
    await reserve('B', plant, 2_000n);
    await asFirm((db) => releaseBudget(db, document('A')));
    const read = async (filter: Record<string, string> = {}) =>
      (await get('statement', { id: String(plant.costCenterId), ...filter })).body.data;
    const all = await read();
    expect(all.list.map((entry: { kind: string; documentNo: string }) => [entry.kind, entry.documentNo])).toEqual([
      ['release', 'A'],
      ['reserve', 'B'],
      ['reserve', 'A'],
    ]);
    expect(all.list[2].center).toEqual({ code: line.code, name: line.name });
    expect(all.list[0]).toMatchObject({ reservedAfter: '20.00', usedAfter: '0.00' });
    expect((await read({ kind: 'reserve' })).total).toBe(2);
    expect((await read({ person: admin.userName })).total).toBe(3);
    expect((await read({ person: 'nobody' })).total).toBe(0);
    expect((await read({ dateTo: '2020-01-01' })).total).toBe(0);
    const file = await post('export', { id: String(plant.costCenterId) });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining('spreadsheet')]);
  });
});

describe('people who may not keep cost centres', () => {
  it('see what is left of those they may charge, and nothing else', async () => {
    const [own, other] = await shop.db.owner
      .insert(departments)
      .values(['维修部', '仓储部'].map((name) => ({ firmId: admin.firmId, name })))
      .returning({ id: departments.id });
    const departmentId = own?.id;
    const repair = await buildCenter(shop.db.owner, admin.firmId, { departmentId, limitFen: 5_000n });
    const store = await buildCenter(shop.db.owner, admin.firmId, { departmentId: other?.id, limitFen: 5_000n });
    const buyer = await buildMember(shop.db.owner, { firm: admin, permissions: ['ORDER_ADD'], departmentId });
    await reserve('A', repair, 1_200n);
    const { body } = await get('choices', {}, buyer);
    expect(body.data.centers).toEqual([
      { code: plant.code, name: plant.name, limit: '1000.00', left: '1000.00', holder: null },
      { code: repair.code, name: repair.name, limit: '50.00', left: '38.00', holder: null },
    ]);
    expect((await get('tree', {}, buyer)).status).toBe(403);
    expect((await get('choices')).body.data.centers).toHaveLength(3);

    const person = { firmId: admin.firmId, departmentId: departmentId ?? null, dataScope: 'self' as const };
    const line = (costCenter: string) => ({ costCenter, amountFen: 1_000n, taxRateBp: 1_300 });
    const place = (...texts: string[]) =>
      asFirm((db) => placeSpending(db, person, { lines: texts.map(line), freightFen: 0n }));
    const charge = (center: TestCenter, amountFen = 1_000n) => ({ costCenterId: center.costCenterId, amountFen });
    // Without the switch, what names no centre of theirs is free text.
    expect(await place(store.code, '随便写', '', repair.name.toUpperCase())).toMatchObject({
      charges: [charge(repair)],
      costCenters: [store.code, '随便写', '', repair.code],
    });
    await shop.db.owner
      .update(firms)
      .set({ settings: sql`settings || '{"costSwitch":true,"budgetWithTax":false}'` })
      .where(eq(firms.id, admin.firmId));
    await expect(place(store.code)).rejects.toMatchObject({ code: 'BUDGET_CENTER_UNKNOWN' });
    await expect(place('随便写')).rejects.toMatchObject({ message: '没有可用的成本中心“随便写”，请从列表中选择' });
    expect(await place('', plant.code.toLowerCase())).toMatchObject({
      charges: [charge(repair, 885n), charge(plant, 885n)],
      costCenters: [repair.code, plant.code],
    });
    await expect(
      asFirm((db) => placeSpending(db, { ...person, departmentId: null }, { lines: [line('')], freightFen: 0n })),
    ).rejects.toMatchObject({ code: 'BUDGET_CENTER_MISSING' });
  });
});
