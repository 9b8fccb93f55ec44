import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFirm, buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { buildSearchCatalogue } from '#tests/factories/build-search-catalogue.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { rebuildSearchIndex } from './rebuild-index-repo.ts';
import { searchRedirects } from './search-tables.ts';

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

beforeAll(async () => {
  shop = await startTestShop();
  await buildSearchCatalogue(shop.db.owner);
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

  it('marks what the firm has bought, for its own people alone', async () => {
    const colleague = await buildMember(shop.db.owner, { firm: buyer });
    const bought = async (keyword: string, member?: TestMember) =>
      (await search({ keyword }, member ?? {})).items.map((item: { isPurchased: boolean }) => item.isPurchased);
    expect(await bought('FAS001', buyer)).toEqual([false]);
    // Not paid yet: nothing was bought.
    await placeOrder(shop, buyer, [{ skuCode: 'FAS001', quantity: 1 }], { replace: { payWay: 'online' } });
    expect(await bought('FAS001', colleague)).toEqual([false]);
    const { status } = await placeOrder(shop, buyer, [{ skuCode: 'FAS001', quantity: 1 }]);
    expect(status).toBe(200);
    expect(await bought('FAS001', colleague)).toEqual([true]);
    expect(await bought('FAS002', colleague)).toEqual([false]);
    expect(await bought('FAS001', anyone())).toEqual([false]);
    expect(await bought('FAS001')).toEqual([false]);
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
    ['WRUTH', 'WURTH'],
    ['luoding', '螺钉'],
    ['neiliujiao M8', '内六角 M8'],
  ])('mends %s to %s and shows what that finds', async (keyword, corrected) => {
    const result = await search({ keyword });
    expect([result.keyword, result.corrected]).toEqual([keyword, corrected]);
    expect(result.total).toBeGreaterThan(0);
    expect(numbers(result)).toEqual(numbers(await search({ keyword: corrected })));
  });

  it('keeps the thread of a size that is not made, and names the sizes beside it', async () => {
    const result = await search({ keyword: 'M8*33 内六角' });
    expect([result.relaxed, result.corrected]).toEqual([{ dropped: ['M8×33'] }, null]);
    expect(numbers(result)).toEqual(['FAS002', 'FAS001', 'FAS005']);
    expect(result.corrections).toEqual(['M8X30 内六角']);
  });

  it('mends a slip beside a size that is not made, and says what it sets aside', async () => {
    const result = await search({ keyword: 'neiliujiao M8*33' });
    expect([result.corrected, result.relaxed, numbers(result)]).toEqual([
      '内六角 M8*33',
      { dropped: ['M8×33'] },
      ['FAS002', 'FAS001', 'FAS005'],
    ]);
    expect(result.corrections).toEqual(['内六角 M8X30']);
  });

  it('names categories like a query that finds nothing', async () => {
    const result = await search({ keyword: '螺钉螺旋桨', brandCodes: ['WR'], categoryCodes: ['FAS-01-01'] });
    expect(result.total).toBe(0);
    expect(result.similarCategories).toContainEqual({ code: 'FAS-01', name: '螺钉' });
  });

  it.each(['', '   ', '%%%', "'; drop table skus; --' | & ! :*", '<script>', '\\', 'a'.repeat(60)])(
    'survives %j',
    async (keyword) => {
      const { status, body } = await shop.post(`${SEARCH}/product`, { keyword }, anyone());
      expect([status, body.data.total]).toEqual([200, 0]);
    },
  );

  it.each(['product', 'searchType', 'suggestWord', 'searchFeedback'])(
    'refuses 61 characters in words: %s',
    async (call) => {
      const rest =
        { searchFeedback: { searchId: 'S1', content: '找不到' }, searchType: { searchId: 'S1' } }[call] ?? {};
      const ask = (keyword: string) => shop.post(`${SEARCH}/${call}`, { keyword, ...rest }, buyer);
      const { status, body } = await ask('钉'.repeat(61));
      expect([status, body.code, body.message]).toEqual([400, 31002, '搜索词最多 60 个字，请删减后再搜索']);
      // What is cleaned away counts for nothing.
      expect((await ask(`  <b>${'钉'.repeat(60)}</b>  `)).status).toBe(200);
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
    ['luoding', 'category', '内六角圆柱头螺钉'],
    ['螺丝', 'category', '内六角圆柱头螺钉'],
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
