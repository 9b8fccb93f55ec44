import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, skus } from '#features/catalog/api/catalog-tables.ts';
import { buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { buildSearchCatalogue } from '#tests/factories/build-search-catalogue.ts';
import { buildBrand, buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { searchEffects } from './index-catalog.ts';
import { rebuildSearchIndex } from './rebuild-index-repo.ts';
import { searchClicks, searchFeedback } from './search-tables.ts';

const SEARCH = '/product-provider-v2/search';
const SEARCH_ID = '0123456789abcdef0123456789abcdef';

let shop: TestShop;
let buyer: TestMember;
let visitor: string;

beforeAll(async () => {
  shop = await startTestShop();
  await buildSearchCatalogue(shop.db.owner);
  await rebuildSearchIndex(shop.db.owner);
  buyer = await buildMember(shop.db.owner);
  visitor = await buildSession(shop.db.owner, null);
});
afterAll(() => shop.stop());

const found = async (keyword: string): Promise<string[]> => {
  const { body } = await shop.post(`${SEARCH}/product`, { keyword });
  return body.data.items.map(({ itemCode }: { itemCode: string }) => itemCode);
};

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
    expect(await found('蝶形螺钉')).toEqual(['FAS004']);
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
    expect(await found('heli M8')).toEqual([itemNo]);
  });

  it('forgets items that are gone', async () => {
    const { owner } = shop.db;
    const { itemNo } = await buildSku(owner, { name: '一次性商品 Q77', stock: 0 });
    await changed(itemNo);
    expect(await found('一次性商品')).toEqual([itemNo]);
    await owner.delete(skus).where(eq(skus.itemNo, itemNo));
    expect(await found('一次性商品')).not.toContain(itemNo);
  });
});
