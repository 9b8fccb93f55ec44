import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '#platform/api/platform-tables.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { AuditPage } from '../contract/audit-contract.ts';

let shop: TestShop;
let admin: TestMember;
let narrow: TestMember;
let stranger: TestMember;

const list = async (query: Record<string, string>, as = admin) =>
  (await shop.get(`/enterprise-service/audit/list?${new URLSearchParams(query)}`, { token: as.token })).body
    .data as AuditPage;
const numbers = ({ list: rows }: AuditPage) => rows.map((row) => row.objectId);
const take = (input: object, as = admin) =>
  fetch(`${shop.url}/enterprise-service/audit/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: as.token },
    body: JSON.stringify(input),
  });

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  const firm = await buildFirm(owner);
  admin = await buildMember(owner, { firm });
  narrow = await buildMember(owner, { firm, permissions: ['COMPANY_MANAGEMENT'], dataScope: 'self' });
  stranger = await buildMember(owner);
  const { firmId } = firm;
  const row = (at: number, userId: bigint | null) => ({
    firmId,
    userId,
    action: 'order.noted',
    objectType: 'order',
    objectId: `SO${at}`,
    before: { text: '旧' },
    after: { text: `注 ${at}` },
    createdAt: new Date(Date.UTC(2026, 0, 1 + at)),
  });
  await owner.insert(auditLog).values([1, 2, 3, 4, 5].map((at) => row(at, at === 4 ? narrow.userId : admin.userId)));
  await owner.insert(auditLog).values({ ...row(6, null), action: 'department.moved', objectType: 'department' });
});
afterAll(() => shop.stop());

it('tells who did what, with before and after, newest first', async () => {
  const { list: rows } = await list({});
  expect(rows.map((row) => row.objectId)).toEqual(['SO6', 'SO5', 'SO4', 'SO3', 'SO2', 'SO1']);
  expect(rows[0]).toMatchObject({ person: null, actionName: '移动部门', objectName: '部门' });
  expect(rows[1]).toMatchObject({
    userName: admin.userName,
    changes: [{ field: '内容', before: '旧', after: '注 5' }],
  });
});

it('goes through pages in both directions without losing or repeating a row', async () => {
  const first = await list({ pageSize: '2' });
  expect([numbers(first), first.newerThan]).toEqual([['SO6', 'SO5'], null]);
  const second = await list({ pageSize: '2', olderThan: first.olderThan ?? '' });
  expect(numbers(second)).toEqual(['SO4', 'SO3']);
  const third = await list({ pageSize: '2', olderThan: second.olderThan ?? '' });
  expect([numbers(third), third.olderThan]).toEqual([['SO2', 'SO1'], null]);
  const back = await list({ pageSize: '2', newerThan: third.newerThan ?? '' });
  expect(numbers(back)).toEqual(['SO4', 'SO3']);
  const start = await list({ pageSize: '2', newerThan: back.newerThan ?? '' });
  expect([numbers(start), start.newerThan]).toEqual([['SO6', 'SO5'], null]);
});

it.each([
  [{ objectType: 'department' }, ['SO6']],
  [{ keyword: '注 3' }, ['SO3']],
  [{ keyword: 'SO2' }, ['SO2']],
  [{ keyword: '%' }, []],
  [{ dateFrom: '2026-01-03', dateTo: '2026-01-04' }, ['SO3', 'SO2']],
])('filters by %j', async (query, expected) => {
  expect(numbers(await list(query as Record<string, string>))).toEqual(expected);
});

it('filters by person', async () => {
  expect(numbers(await list({ person: narrow.userName }))).toEqual(['SO4']);
});

it('shows those who see only themselves only what they did, in the list and in the file', async () => {
  expect(numbers(await list({}, narrow))).toEqual(['SO4']);
  expect((await take({}, narrow)).status).toBe(200);
});

it('shows nothing of another firm, not even by its marks', async () => {
  expect((await list({}, stranger)).list).toEqual([]);
  const { olderThan } = await list({ pageSize: '2' });
  expect((await list({ olderThan: olderThan ?? '' }, stranger)).list).toEqual([]);
});

it('needs the permission and refuses an empty file', async () => {
  const buyer = await buildMember(shop.db.owner, { firm: admin, permissions: ['ORDER_MANAGEMENT'] });
  expect((await shop.get('/enterprise-service/audit/list', { token: buyer.token })).status).toBe(403);
  expect(((await (await take({ keyword: '没有这个' })).json()) as { error: string }).error).toBe('AUDIT_EXPORT_EMPTY');
});
