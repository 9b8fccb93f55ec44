import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let head: TestMember;
let leader: TestMember;
beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  const firm = await buildFirm(shop.db.owner);
  head = await buildMember(shop.db.owner, { firm });
  leader = await buildMember(shop.db.owner, { firm, dataScope: 'branch' });
});
afterAll(() => shop.stop());

const post = (path: string, input: object, { token }: TestMember) =>
  shop.post(`/enterprise-service/report/${path}`, input, { token });
const filter = { departments: [], costCenters: [], people: [], categories: [], brands: [], range: 'months12' };
const save = (member: TestMember, input: object) => post('saveFilter', { page: 'spend', filter, ...input }, member);

it('the own filters are found, and those that colleagues share; only the own are changed', async () => {
  const { body } = await save(head, { name: '月度例会', shared: true });
  await save(head, { name: '自己看' });
  expect((await save(head, { name: '自己看' })).body.error).toBe('REPORT_FILTER_NAME');
  const seen = await post('savedFilters', { page: 'spend' }, leader);
  expect(seen.body.data.list.map(({ name, own }: { name: string; own: boolean }) => [name, own])).toEqual([
    ['月度例会', false],
  ]);
  expect((await save(leader, { id: body.data.id, name: '改名' })).body.error).toBe('REPORT_FILTER_GONE');
  expect((await post('removeFilter', { id: body.data.id }, leader)).body.error).toBe('REPORT_FILTER_GONE');
  expect((await post('removeFilter', { id: body.data.id }, head)).status).toBe(200);
  expect((await post('savedFilters', {}, leader)).body.data.list).toEqual([]);
});

it('of two pages that save one name, one is told', async () => {
  const answers = await Promise.all([save(head, { name: '同时' }), save(head, { name: '同时' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
