import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, skus } from '#features/catalog/api/public.ts';
import { buildFirm, buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { buildBrand, buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { rebuildSearchIndex, searchEffects } from './index-catalog.ts';
import { searchClicks, searchFeedback, searchRedirects } from './search-tables.ts';

const SEARCH = '/product-provider-v2/search';
const SEARCH_ID = '0123456789abcdef0123456789abcdef';

let shop: TestShop;
let buyer: TestMember;
let visitor: string;
/** Buyers who pay list prices, taking turns: calls are limited per person. */
let others: TestMember[];
let turn = 0;
const anyone = () => {
  turn += 1;
  return others[turn % others.length];
};

async function buildCatalogue(): Promise<void> {
  const { owner } = shop.db;
  const top = await buildCategory(owner, { code: 'FAS', name: '紧固件', level: 1 });
  const middle = await buildCategory(owner, { code: 'FAS-01', name: '螺钉', level: 2, parentId: top });
  const socket = await buildCategory(owner, {
    code: 'FAS-01-01',
    name: '内六角圆柱头螺钉',
    level: 3,
    parentId: middle,
  });
  const hex = await buildCategory(owner, { code: 'FAS-01-02', name: '外六角螺栓', level: 3, parentId: middle });
  const tools = await buildCategory(owner, { code: 'TOO', name: '手动工具', level: 1, sort: 1 });
  const dongming = await buildBrand(owner, { code: 'DM', name: '东明', nameEn: 'TONG' });
  const wurth = await buildBrand(owner, { code: 'WR', name: '伍尔特', nameEn: 'WURTH', aliases: ['WÜRTH'] });
  const screw = (size: string, length: string, material: string) => ({
    attributes: [
      { name: '规格', value: size },
      { name: '长度', value: length, unit: 'mm' },
      { name: '材质', value: material },
      { name: '标准', value: 'GB/T 70.1' },
    ],
  });
  const add = (itemNo: string, name: string, facts: Parameters<typeof buildSku>[1]) =>
    buildSku(owner, { itemNo, name, ...facts });
  const socketScrew = { categoryId: socket, brandId: dongming };
  await add('FAS001', '东明 内六角圆柱头螺钉 M8×30', {
    ...socketScrew,
    ...screw('M8', '30', '304'),
    mpn: 'DM-912/8.30',
    salesPrice: '80.00',
    listPrice: '100.00',
  });
  await add('FAS002', '东明 内六角圆柱头螺钉 M8×20', {
    ...socketScrew,
    ...screw('M8', '20', '316'),
    salesPrice: '90.00',
    salesCount: 5,
  });
  await add('FAS003', '东明 内六角圆柱头螺钉 M6×20', {
    ...socketScrew,
    ...screw('M6', '20', '304'),
    dayType: 3,
    deliveryDays: 3,
  });
  await add('FAS004', '伍尔特 外六角螺栓 M8×30', {
    categoryId: hex,
    brandId: wurth,
    ...screw('M8', '30', '碳钢'),
    salesCount: 9000,
  });
  await add('FAS005', '东明 内六角圆柱头螺钉 M8×50 停产', {
    ...socketScrew,
    ...screw('M8', '50', '304'),
    productStatus: 8,
  });
  await add('TOO001', '伍尔特 内六角扳手 8mm', {
    categoryId: tools,
    brandId: wurth,
    attributes: [{ name: '规格', value: '8', unit: 'mm' }],
  });
}

beforeAll(async () => {
  shop = await startTestShop();
  await buildCatalogue();
  await rebuildSearchIndex(shop.db.owner);
  buyer = await buildMember(shop.db.owner, { firm: await buildFirm(shop.db.owner, { levelCode: 'enterprise' }) });
  const firm = await buildFirm(shop.db.owner, { levelCode: 'YPR0' });
  others = await Promise.all(Array.from({ length: 6 }, () => buildMember(shop.db.owner, { firm })));
  visitor = await buildSession(shop.db.owner, null);
});
afterAll(() => shop.stop());

const search = async (input: object, as: { token?: string } | undefined = anyone()) =>
  (await shop.post(`${SEARCH}/product`, input, as)).body.data;
const numbers = (result: { items: { itemCode: string }[] }) => result.items.map(({ itemCode }) => itemCode);
const typeOf = async (keyword: string) => {
  const { type, data, url } = (await shop.post(`${SEARCH}/searchType`, { keyword, searchId: SEARCH_ID }, anyone())).body
    .data;
  return [type, data ?? url];
};

describe('search', () => {
  it.each([
    ['M8 内六角', ['FAS002', 'FAS001', 'FAS005']],
    ['内六角M8螺丝', ['FAS002', 'FAS001', 'FAS005']],
    ['m8*30', ['FAS001', 'FAS004']],
    ['DIN 912 M6', ['FAS003']],
    ['TONG 304', ['FAS001', 'FAS003', 'FAS005']],
    ['würth 扳手', ['TOO001']],
    ['dm912830', ['FAS001']],
  ])('%s finds %j', async (keyword, expected) => {
    expect(numbers(await search({ keyword })).toSorted()).toEqual(expected.toSorted());
  });

  it('is open to everybody, at list prices', async () => {
    for (const as of [{}, { token: visitor }]) {
      const { items } = await search({ keyword: 'FAS001' }, as);
      expect(items[0]).toMatchObject({ salesPrice: '100.00', priceBadge: null });
    }
  });

  it('ranks, and puts what cannot be bought last', async () => {
    expect(numbers(await search({ keyword: 'M8 内六角' }))).toEqual(['FAS002', 'FAS001', 'FAS005']);
  });

  it('says how it understood the query and what narrows it', async () => {
    const result = await search({ keyword: 'M8 内六角 304' });
    expect(result.chips.map(({ label }: { label: string }) => label)).toEqual(['螺纹 M8', '内六角', '材质 304']);
    expect(result.facets.categories).toEqual([{ key: 'FAS-01-01', label: '内六角圆柱头螺钉', count: 2 }]);
    expect(result.columns).toContain('长度');
  });

  it('shows the price of the caller and filters by it', async () => {
    const [own] = (await search({ keyword: 'FAS001' }, buyer)).items;
    const [anyone] = (await search({ keyword: 'FAS001' })).items;
    expect([own.salesPrice, own.priceBadge, anyone.salesPrice, anyone.priceBadge]).toEqual([
      '80.00',
      '企业价',
      '100.00',
      null,
    ]);
    const within = { keyword: 'M8 内六角', price: '~85' };
    expect([numbers(await search(within, buyer)), numbers(await search(within))]).toEqual([
      ['FAS001', 'FAS005'],
      ['FAS005'],
    ]);
  });

  it('counts what scope 4 leaves out', async () => {
    const result = await search({ keyword: 'M8 内六角', searchScope: '4' });
    expect([numbers(result), result.total, result.otherTotal]).toEqual([['FAS002', 'FAS001'], 2, 1]);
  });

  it('lists a category with everything below it, and a brand', async () => {
    expect((await search({ inCategory: 'FAS' })).total).toBe(5);
    expect((await search({ inBrand: 'WR', categoryCodes: ['TOO'] })).total).toBe(1);
    expect((await shop.post(`${SEARCH}/product`, { inCategory: 'NONE' })).status).toBe(404);
    expect((await search({ brandCodes: ['NOBODY'], keyword: 'M8' })).total).toBe(0);
  });

  it('gives up the least telling part of a query that finds nothing', async () => {
    const result = await search({ keyword: 'M8 内六角 220V' });
    expect([result.relaxed, numbers(result)]).toEqual([{ dropped: ['220V'] }, ['FAS002', 'FAS001', 'FAS005']]);
  });

  it.each([
    ['内六脚 M8', '内六角 M8'],
    ['WRUTH', '伍尔特'],
    ['luoding', '螺钉'],
  ])('corrects %s to %s', async (keyword, correction) => {
    expect((await search({ keyword })).corrections).toContain(correction);
  });

  it.each(['', '   ', '%%%', "'; drop table skus; --' | & ! :*", '<script>', '\\', 'a'.repeat(1999)])(
    'survives %j',
    async (keyword) => {
      const { status, body } = await shop.post(`${SEARCH}/product`, { keyword }, anyone());
      expect([status, body.data.total]).toEqual([200, 0]);
    },
  );

  it.each([
    [{ keyword: 'M8', pageSize: 33 }, 400],
    [{ keyword: 'M8', pageNo: 0 }, 400],
    [{ keyword: 'M8', sort: 'random' }, 400],
    [{ keyword: 'M8', price: '50~20' }, 31001],
    [{ keyword: 'M8', price: 'cheap' }, 400],
    [{ keyword: 'M8', visible: false }, 400],
    [{ keyword: 'x'.repeat(2001) }, 400],
  ])('refuses %j', async (input, code) => {
    const { status, body } = await shop.post(`${SEARCH}/product`, input, anyone());
    expect([status, body.success]).toEqual([400, false]);
    if (code > 400) expect(body.code).toBe(code);
  });

  it('answers the old addresses with the same data', async () => {
    const input = { keyword: 'M8 内六角' };
    const result = await search(input);
    for (const path of ['/product_provider/product/search', '/product_provider/search/keyword']) {
      expect((await shop.post(path, input, anyone())).body.data).toEqual(result);
    }
    expect((await shop.post('/product_provider/category/filterParams', input, anyone())).body.data).toEqual(
      result.facets,
    );
  });
});

describe('search type', () => {
  it.each([
    ['FAS001', ['u', 'FAS001']],
    ['fas-001', ['u', 'FAS001']],
    ['ＤＭ－９１２／８．３０', ['u', 'FAS001']],
    ['东明', ['b', 'DM']],
    ['würth', ['b', 'WR']],
    ['内六角圆柱头螺钉', ['c', 'FAS-01-01']],
    ['M8 内六角', ['s', null]],
    ['M8X30', ['s', null]],
    ['GB/T 70.1', ['s', null]],
    ['', ['s', null]],
  ])('%j leads to %j', async (keyword, expected) => expect(await typeOf(keyword)).toEqual(expected));

  it('follows configured addresses, and the database takes no others', async () => {
    const { owner } = shop.db;
    await owner.insert(searchRedirects).values({ keyword: '清仓', url: '/promotion/clearance.html' });
    expect(await typeOf(' 清仓 ')).toEqual(['a', '/promotion/clearance.html']);
    await expect(owner.insert(searchRedirects).values({ keyword: 'x', url: 'javascript:alert(1)' })).rejects.toThrow();
  });

  it('does not choose between two items with one number', async () => {
    const { owner } = shop.db;
    const twins = [await buildSku(owner, { mpn: 'TWIN-77' }), await buildSku(owner, { mpn: 'TWIN 77' })];
    await rebuildSearchIndex(owner);
    expect(await typeOf('twin77')).toEqual(['s', null]);
    expect(numbers(await search({ keyword: 'twin77' })).toSorted()).toEqual(
      twins.map(({ itemNo }) => itemNo).toSorted(),
    );
  });
});

describe('suggestions', () => {
  const suggest = async (keyword: string): Promise<{ suggestKeyword: string; kind: string }[]> =>
    (await shop.post(`${SEARCH}/suggestWord`, { keyword }, anyone())).body.data;

  it.each([
    ['内六', 'category', '内六角圆柱头螺钉'],
    ['nlj', 'category', '内六角圆柱头螺钉'],
    ['neiliu', 'category', '内六角圆柱头螺钉'],
    ['圆柱', 'category', '内六角圆柱头螺钉'],
    ['wur', 'brand', '伍尔特'],
    ['wuerte', 'brand', '伍尔特'],
    ['fas-001', 'item', 'FAS001'],
    ['DM-912', 'item', 'FAS001'],
    ['M8 内六', 'keyword', 'M8 内六角圆柱头螺钉'],
  ])('%s offers %s %s', async (typed, kind, suggestKeyword) => {
    expect(await suggest(typed)).toContainEqual(expect.objectContaining({ kind, suggestKeyword }));
  });

  it.each(['', '%', '_', '\\', "'"])('has nothing for %j', async (typed) => expect(await suggest(typed)).toEqual([]));
});

describe('history', () => {
  const history = async (as: { token: string }) => (await shop.get(`${SEARCH}/getSearchHistory`, as)).body.data;
  const remember = (keyword: string, as: { token: string }) =>
    shop.post(`${SEARCH}/searchType`, { keyword, searchId: SEARCH_ID }, as);

  it('remembers what a person searched, newest first and once', async () => {
    for (const keyword of ['轴承', ' M8 ', '轴承']) await remember(keyword, buyer);
    expect(await history(buyer)).toEqual([{ keyword: '轴承' }, { keyword: 'M8' }]);
  });

  it('belongs to the person alone', async () => {
    const colleague = await buildMember(shop.db.owner, { firm: buyer });
    await remember('扳手', colleague);
    expect(await history(colleague)).toEqual([{ keyword: '扳手' }]);
    await shop.post(`${SEARCH}/cleanSearchHistory`, {}, colleague);
    expect([await history(colleague), (await history(buyer)).length]).toEqual([[], 2]);
  });

  it('is kept for nobody who has not signed in', async () => {
    expect((await remember('螺钉', { token: visitor })).status).toBe(200);
    expect((await shop.get(`${SEARCH}/getSearchHistory`, { token: visitor })).status).toBe(401);
    expect((await shop.get(`${SEARCH}/getSearchHistory`)).status).toBe(401);
  });
});

it('keeps clicks and feedback of signed-in people, and takes those of visitors for nothing', async () => {
  const click = { keyword: 'M8', searchId: SEARCH_ID, itemCode: 'FAS001' };
  for (const as of [buyer, { token: visitor }, {}]) {
    expect((await shop.post(`${SEARCH}/searchClickDetails`, click, as)).status).toBe(200);
  }
  const clicks = await shop.db.owner.select().from(searchClicks);
  expect(clicks).toMatchObject([{ firmId: buyer.firmId, userId: buyer.userId, itemNo: 'FAS001' }]);
  const feedback = { keyword: 'M8', searchId: SEARCH_ID, content: '没有 M8×35' };
  expect((await shop.post(`${SEARCH}/searchFeedback`, feedback, buyer)).status).toBe(200);
  expect((await shop.post(`${SEARCH}/searchFeedback`, feedback, { token: visitor })).status).toBe(401);
  expect(await shop.db.owner.select().from(searchFeedback)).toMatchObject([
    { firmId: buyer.firmId, content: '没有 M8×35' },
  ]);
});

it('describes categories and brands', async () => {
  const { body } = await shop.get('/product-provider-v2/site/category/categoryPage?categoryCode=FAS-01&searchScope=1');
  expect(body.data).toEqual({
    category: { code: 'FAS-01', name: '螺钉' },
    crumbs: [
      { categoryCode: 'FAS', categoryName: '紧固件', level: 1 },
      { categoryCode: 'FAS-01', categoryName: '螺钉', level: 2 },
    ],
    children: [
      { code: 'FAS-01-01', name: '内六角圆柱头螺钉' },
      { code: 'FAS-01-02', name: '外六角螺栓' },
    ],
  });
  expect((await shop.get('/product-provider-v2/site/category/categoryPage?categoryCode=NONE')).status).toBe(404);
  const brand = await shop.get('/product-provider-v2/site/brand/brandPage?brandCode=WR');
  expect(brand.body.data.brand).toEqual({ code: 'WR', name: '伍尔特', nameEn: 'WURTH' });
});

describe('catalog.changed', () => {
  const changed = (...itemNos: string[]) => searchEffects(shop.db.app)['catalog.changed']({ itemNos });

  it('makes a change findable, once or twice', async () => {
    const { owner } = shop.db;
    await owner.update(skus).set({ name: '东明 蝶形螺钉 M8×30' }).where(eq(skus.itemNo, 'FAS004'));
    await changed('FAS004');
    await changed('FAS004', 'NOBODY');
    expect(numbers(await search({ keyword: '蝶形螺钉' }))).toEqual(['FAS004']);
  });

  it('offers the words that new items bring', async () => {
    const { owner } = shop.db;
    const brandId = await buildBrand(owner, { code: 'HLK', name: '海利科尔' });
    const { itemNo } = await buildSku(owner, { brandId, name: '海利科尔 螺纹护套 M8' });
    await changed(itemNo);
    const { body } = await shop.post(`${SEARCH}/suggestWord`, { keyword: '海利' });
    expect(body.data[0]).toMatchObject({ kind: 'brand', suggestKeyword: '海利科尔' });
    await owner
      .update(brands)
      .set({ aliases: ['HELI'] })
      .where(eq(brands.id, brandId));
    await changed(itemNo);
    expect(numbers(await search({ keyword: 'heli M8' }))).toEqual([itemNo]);
  });

  it('forgets items that are gone', async () => {
    const { owner } = shop.db;
    const { itemNo } = await buildSku(owner, { name: '一次性商品 Q77', stock: 0 });
    await changed(itemNo);
    expect(numbers(await search({ keyword: '一次性商品' }))).toEqual([itemNo]);
    await owner.delete(skus).where(eq(skus.itemNo, itemNo));
    expect(numbers(await search({ keyword: '一次性商品' }))).not.toContain(itemNo);
  });
});
