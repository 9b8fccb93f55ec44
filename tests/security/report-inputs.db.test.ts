import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let head: TestMember;
let staff: TestMember;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  head = await buildMember(shop.db.owner);
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_OVERVIEW'] });
});
afterAll(() => shop.stop());

const FIGURES = ['approvals', 'budgets', 'categories', 'delivery', 'lines', 'prices', 'quotes', 'savings'];
const CALLS = [
  ...FIGURES.map((name) => [`report/${name}`, {}, () => head] as const),
  ['report/overview', { by: 'person' }, () => head] as const,
  ['report/breakdown', { by: 'person' }, () => head] as const,
  ['report/deliveryLines', { pick: 'due' }, () => head] as const,
  ['report/export', {}, () => head] as const,
  ['report/exportDelivery', { pick: 'due' }, () => head] as const,
  ['desk/overview', {}, () => staff] as const,
  ['desk/overview/firms', {}, () => staff] as const,
  ['desk/overview/orders', { customerCode: 'C1' }, () => staff] as const,
  ['desk/overview/deliveries', { pick: 'due' }, () => staff] as const,
];

/** Days outside of what sums of days can be told in: one of them kept a process busy for ever. */
const DAYS = [
  { from: '9999-11-01', to: '9999-12-31', compare: 'none' },
  { from: '3000-01-01', to: '3000-01-01', compare: 'none' },
  { from: '0000-01-01', to: '0000-02-01', compare: 'none' },
  { from: '0001-01-01', to: '0001-02-01', compare: 'previous' },
  { from: '1000-01-01', to: '1000-02-01', compare: 'lastYear' },
];

describe.each(CALLS)('%s', (path, more, who) => {
  it('takes no days that cannot be summed', async () => {
    const ask = (days: object) =>
      shop.post(`/enterprise-service/${path}`, { ...days, ...more }, { token: who().token });
    for (const { compare, ...days } of DAYS) {
      const whole = path.endsWith('export') || path.endsWith('exportDelivery') ? days : { ...days, compare };
      expect([days, (await ask(whole)).status]).toEqual([days, 400]);
    }
  });
});

it.each(['report/lines', 'report/deliveryLines', 'desk/overview/deliveries'])(
  '%s knows no place behind a day that is none',
  async (path) => {
    const days = { from: '2026-01-01', to: '2026-02-28' };
    const pick = path === 'report/lines' ? {} : { pick: 'due' };
    const token = (path.startsWith('desk') ? staff : head).token;
    for (const after of ['2026-02-30_1', '0000-01-01_1']) {
      const { body } = await shop.post(`/enterprise-service/${path}`, { ...days, ...pick, after }, { token });
      expect(body.error).toBe('REPORT_CURSOR');
    }
  },
);

it('searches without a result are asked for days that exist', async () => {
  const ask = (from: string) =>
    shop.post('/product-provider-v2/desk/search/missDays', { from, to: '2026-01-01' }, { token: staff.token });
  expect([(await ask('0000-01-01')).status, (await ask('2025-01-01')).status]).toEqual([400, 200]);
});

it('a filter that was kept under other rules hides itself, and not the others', async () => {
  const save = (name: string) =>
    shop.post(
      '/enterprise-service/report/saveFilter',
      { page: 'spend', name, shared: true, filter: { range: 'month' } },
      { token: head.token },
    );
  await save('旧的');
  await save('新的');
  await shop.db.owner.execute(sql`update report_filters set filter = '{"from":"0000-01-01","to":"0000-01-02"}'
    where firm_id = ${head.firmId} and name = '旧的'`);
  const { body } = await shop.post('/enterprise-service/report/savedFilters', {}, { token: head.token });
  expect(body.data.list.map(({ name }: { name: string }) => name)).toEqual(['新的']);
});
