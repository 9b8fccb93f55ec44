import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { applyForCase } from '#tests/factories/case-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { afterSaleCases } from '../case-tables.ts';

let shop: TestShop;
let buyer: TestMember;
let colleague: TestMember;
/** 角磨机 was returned on the 9th, a moment before midnight; 砂轮 is repaired since the 10th; 滤芯 is a colleague's. */
let known: Record<'grinder' | 'wheel' | 'filter', { caseNo: string; orderNo: string; itemNo: string }>;

async function caseOf(
  by: TestMember,
  { name, mpn, kind, po }: { name: string; mpn: string; kind: string; po: string },
  at: string,
) {
  const { owner } = shop.db;
  const sku = await buildSku(owner, { name, salesPrice: '100.00' });
  await owner.update(skus).set({ mpn }).where(eq(skus.itemNo, sku.itemNo));
  const reason = kind === 'repair' ? 'broken' : 'no_papers';
  const { caseNo, orderNo } = await applyForCase(shop, by, [{ kind, reason, quantity: 2, sku }]);
  await owner
    .update(afterSaleCases)
    .set({ createdAt: new Date(at) })
    .where(eq(afterSaleCases.caseNo, caseNo));
  await owner.update(orders).set({ poNumber: po }).where(eq(orders.orderNo, orderNo));
  return { caseNo, orderNo, itemNo: sku.itemNo };
}

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  buyer = await buildMember(shop.db.owner, { dataScope: 'company' });
  colleague = await buildMember(shop.db.owner, { firm: buyer, dataScope: 'self' });
  known = {
    grinder: await caseOf(
      buyer,
      { name: '角磨机 125', mpn: 'GWS-7', kind: 'return', po: 'PO-1-A' },
      '2026-11-09T15:59:59.999Z',
    ),
    wheel: await caseOf(
      buyer,
      { name: '砂轮 100%', mpn: 'SL-1', kind: 'repair', po: 'PO-2-B' },
      '2026-11-09T16:00:00Z',
    ),
    filter: await caseOf(
      colleague,
      { name: '滤芯', mpn: 'LX-9', kind: 'return', po: 'PO-3-C' },
      '2026-11-11T02:00:00Z',
    ),
  };
});
afterAll(() => shop.stop());

type Name = keyof typeof known;

async function found(input: object, { token }: TestMember = buyer): Promise<string[]> {
  const { body } = await shop.post<{ list: { caseNo: string }[]; total: number }>('/after-sales/list', input, {
    token,
  });
  expect(body.data?.total).toBe(body.data?.list.length);
  const names = Object.entries(known).map(([name, { caseNo }]) => [caseNo, name] as const);
  return (body.data?.list ?? []).map(({ caseNo }) => new Map(names).get(caseNo) ?? caseNo);
}

it.each<[string, Name[]]>([
  ['角磨', ['grinder']],
  ['gws-7', ['grinder']],
  ['00%', ['wheel']],
  ['3-c', ['filter']],
  ['po-', ['filter', 'wheel', 'grinder']],
  ['0_%', []],
  ['没有这种', []],
])('finds by the words %s', async (keyword, names) => expect(await found({ keyword })).toEqual(names));

it('finds by an item, and by whole numbers or their beginning', async () => {
  const { itemNo, caseNo, orderNo } = known.wheel;
  for (const keyword of [itemNo, caseNo, caseNo.toLowerCase(), orderNo])
    expect(await found({ keyword })).toEqual(['wheel']);
  for (const keyword of [caseNo.slice(0, 8), orderNo.slice(0, 8)]) expect(await found({ keyword })).toHaveLength(3);
});

it.each<[object, Name[]]>([
  [{}, ['filter', 'wheel', 'grinder']],
  [{ kind: 'repair' }, ['wheel']],
  [{ dateTo: '2026-11-09' }, ['grinder']],
  [{ dateFrom: '2026-11-10' }, ['filter', 'wheel']],
  [{ dateFrom: '2026-11-10', dateTo: '2026-11-10' }, ['wheel']],
  [{ tab: 'ended' }, []],
  [{ tab: 'reviewing', keyword: '角磨机', kind: 'repair' }, []],
])('narrows by %o', async (input, names) => expect(await found(input)).toEqual(names));

it('shows nobody cases of people outside of his scope, by words neither', async () => {
  expect(await found({}, colleague)).toEqual(['filter']);
  expect(await found({ keyword: 'po-' }, colleague)).toEqual(['filter']);
  expect(await found({ keyword: known.wheel.caseNo }, colleague)).toEqual([]);
});

it('counts the tabs of what the words find, and turns pages', async () => {
  const page = (pageNo: number) =>
    shop.post('/after-sales/list', { keyword: 'po-', pageNo, pageSize: 2 }, { token: buyer.token });
  const [first, second] = [(await page(1)).body.data, (await page(2)).body.data];
  expect([first.total, first.counts.all, first.counts.reviewing, first.counts.ended]).toEqual([3, 3, 3, 0]);
  expect([first.list.length, second.list.length]).toEqual([2, 1]);
});
