import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { exclusiveSkus, visibilityRules } from '#features/visible-goods/api/visibility-tables.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildCategory, buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { recommendationJobs } from './recommendation-jobs.ts';

const SITE = '/recommend-engine/site/recommend';

let shop: TestShop;
let buyers: TestMember[];
let stranger: TestMember;
const items: Record<'bolt' | 'nut' | 'washer' | 'glove' | 'secret', TestSku> = {} as never;
const categoryIds: bigint[] = [];

async function item(name: string, line: bigint): Promise<TestSku> {
  const { owner } = shop.db;
  const categoryId = await buildCategory(owner, { name, level: 2, parentId: line });
  await owner.execute(sql`update categories set path_ids = array[${line}::bigint, id] where id = ${categoryId}`);
  categoryIds.push(categoryId);
  return buildSku(owner, { categoryId, name, salesPrice: '8.00', listPrice: '10.00' });
}

const order = (member: TestMember, ...goods: TestSku[]) =>
  placeOrder(
    shop,
    member,
    goods.map(({ itemNo }) => ({ skuCode: itemNo, quantity: 2 })),
  );
const count = async () => {
  for (const job of recommendationJobs(shop.db.app)) await job.run();
};
const codes = (data: { itemCode: string }[]) => data.map(({ itemCode }) => itemCode);
const related = async (relation: string, of: TestSku, as: TestMember | null) => {
  const input = { relation, itemCodes: [of.itemNo] };
  return (await shop.post(`${SITE}/items`, input, as ? { token: as.token } : {})).body.data;
};

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  const line = await buildCategory(owner, { code: 'FAS', name: '紧固件' });
  await owner.execute(sql`update categories set path_ids = array[id] where id = ${line}`);
  for (const name of ['bolt', 'nut', 'washer', 'glove', 'secret'] as const) items[name] = await item(name, line);
  const { bolt, nut, washer, glove, secret } = items;
  const firms = [1, 2, 3].map(() => buildFirm(owner, { levelCode: 'enterprise', industry: 'machining' }));
  buyers = await Promise.all(firms.map(async (firm) => buildMember(owner, { firm: await firm })));
  stranger = await buildMember(owner, { firm: await buildFirm(owner, { levelCode: 'YD100', industry: 'food' }) });
  const [first, second, third] = buyers as [TestMember, TestMember, TestMember];
  // Bolt and nut twice, bolt and washer once; the third firm bought only gloves.
  await order(first, bolt, nut);
  await order(second, bolt, nut, washer);
  await order(third, glove);
  const { body } = await order(first, washer, glove);
  await shop.post(`/oms-front/trade/cancel`, { orderNo: body.data.orderNo }, { token: first.token });
  await order(second, washer, glove);
  // Kept for the first firm alone, and always bought with a bolt.
  await owner.update(skus).set({ exclusive: true }).where(eq(skus.id, secret.skuId));
  await owner.insert(exclusiveSkus).values({ firmId: first.firmId, skuId: secret.skuId });
  await order(first, bolt, secret);
  await order(first, bolt, secret);
  await count();
});
afterAll(() => shop.stop());

describe('statistics', () => {
  it('hold pairs of two orders and more, both ways, and of no cancelled order', async () => {
    const { rows } = await shop.db.owner.execute<{ a: string; b: string; orders: number }>(sql`
      select a.name as a, b.name as b, orders from sku_pairs p join skus a on a.id = p.sku_id
        join skus b on b.id = p.other_id order by a.name, b.name`);
    expect(rows).toEqual([
      { a: 'bolt', b: 'nut', orders: 2 },
      { a: 'bolt', b: 'secret', orders: 2 },
      { a: 'nut', b: 'bolt', orders: 2 },
      { a: 'secret', b: 'bolt', orders: 2 },
    ]);
  });

  it('name an industry only where three firms of it ordered', async () => {
    await order(stranger, items.glove);
    await count();
    const { rows } = await shop.db.owner.execute(sql`select distinct industry from monthly_sales order by industry`);
    expect(rows.map(({ industry }) => industry)).toEqual(['all', 'machining']);
  });

  it('write nothing anew when they are counted again', async () => {
    const state = () =>
      shop.db.owner.execute(sql`select 'p' as t, xmin::text, ctid::text from sku_pairs union all
        select 'c', xmin::text, ctid::text from category_pairs union all select 'm', xmin::text, ctid::text from monthly_sales
        order by 1, 2, 3`);
    const before = (await state()).rows;
    await count();
    expect((await state()).rows).toEqual(before);
    expect(before.length).toBeGreaterThan(8);
  });
});

describe('items', () => {
  it('are what was bought with the given one, most often first', async () => {
    expect(codes(await related('together', items.nut, null))).toEqual([items.bolt.itemNo]);
    expect(codes(await related('together', items.washer, null))).toEqual([]);
  });

  it('never name goods that do not exist for the caller', async () => {
    const [first, second] = buyers as [TestMember, TestMember];
    expect(codes(await related('together', items.bolt, first))).toContain(items.secret.itemNo);
    for (const other of [second, stranger, null]) {
      expect(codes(await related('together', items.bolt, other))).toEqual([items.nut.itemNo]);
    }
    const hide = { firmId: second.firmId, effect: 'hide', kind: 'sku', targetId: items.nut.skuId };
    const [rule] = await shop.db.owner.insert(visibilityRules).values(hide).returning({ id: visibilityRules.id });
    expect(codes(await related('together', items.bolt, second))).toEqual([]);
    // And what is hidden tells nothing of what goes with it.
    expect(codes(await related('together', items.nut, second))).toEqual([]);
    await shop.db.owner.delete(visibilityRules).where(eq(visibilityRules.id, rule?.id ?? 0n));
  });

  it('carry the price of the caller', async () => {
    const priceFor = async (as: TestMember | null) => (await related('together', items.nut, as))[0].salesPrice;
    expect([await priceFor(null), await priceFor(buyers[0] ?? null), await priceFor(stranger)]).toEqual([
      '10.00',
      '8.00',
      '9.70',
    ]);
  });

  it('leave out what cannot be bought now', async () => {
    await shop.db.owner.update(skus).set({ productStatus: 8 }).where(eq(skus.id, items.nut.skuId));
    expect(codes(await related('together', items.bolt, null))).toEqual([]);
    await shop.db.owner.update(skus).set({ productStatus: 5 }).where(eq(skus.id, items.nut.skuId));
  });

  it('are similar when their attributes come near, from the neighbouring categories where the own has none', async () => {
    const { owner } = shop.db;
    const size = (value: string) => [{ name: '规格', value }];
    await owner
      .update(skus)
      .set({ attributes: size('M8') })
      .where(eq(skus.id, items.bolt.skuId));
    await owner
      .update(skus)
      .set({ attributes: size('M8') })
      .where(eq(skus.id, items.washer.skuId));
    await owner
      .update(skus)
      .set({ attributes: size('M6') })
      .where(eq(skus.id, items.nut.skuId));
    const similar = codes(await related('similar', items.bolt, null));
    expect(similar[0]).toBe(items.washer.itemNo);
    expect(similar).toContain(items.nut.itemNo);
    expect(similar).not.toContain(items.secret.itemNo);
    expect(similar).not.toContain(items.bolt.itemNo);
  });

  it('are refused when only one of item and relation is given', async () => {
    const { status } = await shop.post(`${SITE}/items`, { itemCodes: [items.bolt.itemNo] });
    expect(status).toBe(400);
  });
});

describe('by month and industry', () => {
  it('shows what the own industry bought, and everybody else what all did', async () => {
    const month = async (as: TestMember) =>
      (await shop.post(`${SITE}/recommendByMonth`, {}, { token: as.token })).body.data;
    const own = await month(buyers[2] as TestMember);
    expect([own.industryName, own.months.length]).toEqual(['机械加工', 1]);
    expect(codes(own.items)).toContain(items.glove.itemNo);
    expect((await month(stranger)).industryName).toBeNull();
  });

  it('knows nothing of a month that was not counted', async () => {
    const { body } = await shop.post(`${SITE}/recommendByMonth`, { month: '2020-01' });
    expect(body.data.items).toEqual([]);
  });

  it('gives categories with their items, and what is bought with a category', async () => {
    const shelves = (await shop.post(`${SITE}/categoriesAndProducts`, { size: 2 })).body.data;
    expect(shelves).toHaveLength(2);
    expect(shelves[0].items.length).toBeGreaterThan(0);
    const names = (await shop.post(`${SITE}/categories`, {})).body.data.map(
      ({ categoryName }: { categoryName: string }) => categoryName,
    );
    expect(names).toContain('bolt');
    expect(names).not.toContain('secret');
    const coupled = (await shop.post(`${SITE}/categoryCouple`, { itemCode: items.bolt.itemNo })).body.data;
    expect(coupled.map(({ categoryName }: { categoryName: string }) => categoryName)).toEqual(['nut']);
  });
});

describe('customer map', () => {
  it('sets what the industry buys against the own purchases', async () => {
    const token = (buyers[2] as TestMember).token;
    const map = (await shop.get('/recommend-engine/recommend/customerMap/queryCustomerCategory', { token })).body.data;
    const purchased = Object.fromEntries(
      map.map((row: { categoryName: string; purchased: boolean }) => [row.categoryName, row.purchased]),
    );
    expect(purchased).toMatchObject({ bolt: false, nut: false, glove: true });
    const lines = (await shop.get('/recommend-engine/recommend/customerMap/queryCustomerProductLine', { token })).body
      .data;
    expect(lines).toEqual([{ categoryCode: 'FAS', categoryName: '紧固件', categoryCount: 5, purchasedCount: 1 }]);
    const missing = codes((await shop.get(`${SITE}/queryCustomerMapRecommend`, { token })).body.data);
    expect(missing).toContain(items.bolt.itemNo);
    expect(missing).not.toContain(items.glove.itemNo);
    expect(missing).not.toContain(items.secret.itemNo);
  });

  it('is nothing for people without a firm', async () => {
    expect((await shop.get('/recommend-engine/recommend/customerMap/queryCustomerCategory')).status).toBe(401);
  });
});

describe('clicks', () => {
  const clicks = async () =>
    (await shop.db.owner.execute(sql`select firm_id::text, place from recommendation_clicks order by id`)).rows;

  it('are kept for people of a firm, each under the place it came from', async () => {
    const [first] = buyers as [TestMember];
    const as = { token: first.token };
    const firmId = String(first.firmId);
    await shop.post(`${SITE}/click`, { place: 'scene', itemCode: items.bolt.itemNo }, as);
    await shop.post('/recommend-engine/recommend/coupleRecommendClick', { itemCode: items.bolt.itemNo }, as);
    await shop.post('/recommend-engine/recommend/recommendByMonthClick', { itemCode: items.bolt.itemNo }, as);
    await shop.post(`${SITE}/click`, { place: 'items', itemCode: 'NO-SUCH' }, as);
    await shop.post(`${SITE}/click`, { place: 'items', itemCode: items.bolt.itemNo });
    expect(await clicks()).toEqual(['scene', 'couple', 'month'].map((place) => ({ firm_id: firmId, place })));
  });
});

describe('scenes', () => {
  const scene = () => ({ code: 'workshop', name: '车间', itemCodes: [items.bolt.itemNo, items.secret.itemNo] });
  let staff: TestMember;
  beforeAll(async () => {
    const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
    staff = await buildMember(shop.db.owner, { firm, permissions: ['DESK_SCENES'] });
  });

  it('are kept by the desk alone', async () => {
    const refused = await shop.post(`${SITE}/scene/save`, scene(), { token: buyers[0]?.token });
    expect(refused.status).toBe(403);
    const saved = await shop.post(`${SITE}/scene/save`, scene(), { token: staff.token });
    expect(saved.body.data).toEqual({ id: 'workshop', name: '车间', summary: '', industryName: null });
  });

  it('show each caller what exists for him', async () => {
    const shown = async (as?: TestMember) =>
      codes((await shop.get(`${SITE}/scene/workshop`, as ? { token: as.token } : {})).body.data.items);
    expect(await shown(buyers[0])).toEqual([items.bolt.itemNo, items.secret.itemNo]);
    expect(await shown()).toEqual([items.bolt.itemNo]);
    expect((await shop.get(`${SITE}/scene/nowhere`)).status).toBe(404);
  });

  it('are replaced as a whole, and offered to their industry', async () => {
    const changed = { ...scene(), industry: 'machining', itemCodes: [items.nut.itemNo] };
    await shop.post(`${SITE}/scene/save`, changed, { token: staff.token });
    const { body } = await shop.get(`${SITE}/scene/workshop`);
    expect([body.data.industryName, codes(body.data.items)]).toEqual(['机械加工', [items.nut.itemNo]]);
    const offered = async (as: TestMember) => (await shop.get(`${SITE}/scenes`, { token: as.token })).body.data.length;
    expect([await offered(buyers[0] as TestMember), await offered(stranger)]).toEqual([1, 0]);
    expect((await shop.get(`${SITE}/allScenes`)).body.data).toHaveLength(1);
  });

  it('refuse goods and industries nobody knows', async () => {
    const save = (change: object) => shop.post(`${SITE}/scene/save`, { ...scene(), ...change }, { token: staff.token });
    const unknown = await save({ itemCodes: ['NO-SUCH', items.bolt.itemNo] });
    expect([unknown.status, unknown.body.code, unknown.body.data]).toEqual([400, 30280, { itemCodes: ['NO-SUCH'] }]);
    expect((await save({ industry: 'astrology' })).body.code).toBe(30281);
  });
});
