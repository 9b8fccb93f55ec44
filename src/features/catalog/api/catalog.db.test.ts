import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFirm, buildMember } from '#tests/factories/build-member.ts';
import { buildBrand, buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { series } from './catalog-tables.ts';

const ITEM = '/product-provider-v2/site/item';

let shop: TestShop;
let leaf: bigint;
let token: string;
let screws: string[];

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  const top = await buildCategory(owner, { code: 'FAS', name: '紧固件', level: 1 });
  const middle = await buildCategory(owner, { code: 'FAS01', name: '螺钉', level: 2, parentId: top });
  leaf = await buildCategory(owner, { code: 'FAS0101', name: '内六角圆柱头螺钉', level: 3, parentId: middle });
  await buildCategory(owner, { code: 'TOO', name: '手动工具', level: 1, sort: 1 });
  ({ token } = await buildMember(owner, { firm: await buildFirm(owner, { levelCode: 'enterprise' }) }));
  screws = await buildScrews(leaf);
});
afterAll(() => shop.stop());

/** Three lengths of one screw; the last cannot be bought because nobody has set a price. */
async function buildScrews(categoryId: bigint): Promise<string[]> {
  const { owner } = shop.db;
  const brandId = await buildBrand(owner, { code: 'DM', name: '东明' });
  const [spu] = await owner
    .insert(series)
    .values({ code: 'DIN912', name: '内六角圆柱头螺钉 DIN 912', brandId, categoryId })
    .returning({ id: series.id });
  const made: string[] = [];
  for (const [length, salesPrice] of [
    ['30', '86.50'],
    ['8', '74.30'],
    ['100', '0.00'],
  ] as const) {
    const { itemNo } = await buildSku(owner, {
      categoryId,
      brandId,
      seriesId: spu?.id,
      salesPrice,
      listPrice: salesPrice === '0.00' ? '0.00' : '96.00',
      name: `M8×${length}`,
      orderUnit: '盒',
      packQuantity: 100,
      moq: 10,
      step: 5,
      stock: 40,
      attributes: [
        { name: '螺纹', value: 'M8' },
        { name: '长度', value: length, unit: 'mm' },
      ],
    });
    made.push(itemNo);
  }
  return made;
}

describe('detail', () => {
  it('shows a buyer the price of the firm, tax, stock, rule and path', async () => {
    const { status, body } = await shop.get(`${ITEM}/detail?itemCode=${screws[0]}`, { token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      itemCode: screws[0],
      item_no: screws[0],
      salesPrice: '86.50',
      listPrice: '96.00',
      priceBadge: '企业价',
      taxFreePrice: '76.5487',
      unitTax: '9.95',
      taxRate: '13%',
      basePrice: '0.865',
      available: 40,
      moqSales: 10,
      moqIncrement: 5,
      deliveryText: '当天发货',
      returnText: '签收后 7 天内未拆封可退换；质量问题 30 天内退换',
      obstacle: null,
      brandCode: 'DM',
      productCode: 'DIN912',
    });
    const path = body.data.crumbs.map((crumb: { categoryName: string }) => crumb.categoryName);
    expect(path).toEqual(['紧固件', '螺钉', '内六角圆柱头螺钉']);
    expect(body.data.pictures).toHaveLength(4);
  });

  it('shows a visitor the list price and no badge', async () => {
    const { body } = await shop.get(`${ITEM}/detail?itemCode=${screws[0]}`);
    expect(body.data).toMatchObject({ salesPrice: '96.00', priceBadge: null });
  });

  it('says that an item without a price cannot be bought', async () => {
    const { body } = await shop.get(`${ITEM}/detail?itemCode=${screws[2]}`, { token });
    expect(body.data).toMatchObject({ salesPrice: null, taxFreePrice: null, unitTax: null, basePrice: null });
    expect(body.data.obstacle).toBe('暂无价格，请联系客服询价');
  });

  it.each(['detail', 'simpleDetail'])('%s of an unknown item is 404', async (call) => {
    const { status, body } = await shop.get(`${ITEM}/${call}?itemCode=NO-SUCH`);
    expect([status, body.message]).toEqual([404, '商品不存在或已被删除']);
  });
});

describe('cards', () => {
  it('answers in the order asked and leaves out what does not exist', async () => {
    const itemCodes = [screws[1], 'NO-SUCH', screws[0], screws[1]];
    const { body } = await shop.post(`${ITEM}/cards`, { itemCodes }, { token });
    expect(body.data.map((card: { itemCode: string }) => card.itemCode)).toEqual([screws[1], screws[0]]);
  });

  it('refuses more than a hundred', async () => {
    const { status } = await shop.post(`${ITEM}/cards`, { itemCodes: Array.from({ length: 101 }, (_, n) => `A${n}`) });
    expect(status).toBe(400);
  });
});

describe('stock and delivery', () => {
  it('checks one unit unless told how many', async () => {
    const items = [{ itemCode: screws[0] }, { itemCode: screws[0], quantity: 45 }];
    const { body } = await shop.post('/product-provider-v2/item/stockCheck', { items }, { token });
    expect(body.data).toMatchObject([
      { quantity: 1, available: 40, inStock: true, statusText: '有货', obstacle: null },
      { quantity: 45, inStock: false, obstacle: '库存不足，当前可售 40 盒' },
    ]);
  });

  it('promises a day of dispatch', async () => {
    const { body } = await shop.post(`${ITEM}/deliveryDay`, { items: [{ itemCode: screws[0] }] });
    expect(body.data[0]).toMatchObject({
      deliveryText: '当天发货',
      shipDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it.each([`${ITEM}/deliveryDay`, '/product-provider-v2/item/stockCheck'])(
    '%s names the unknown item',
    async (path) => {
      const { status, body } = await shop.post(path, { items: [{ itemCode: 'NO-SUCH' }] });
      expect(status).toBe(404);
      expect(body.message).toContain('NO-SUCH');
    },
  );
});

describe('series', () => {
  it.each([
    ['its own code', { productCode: 'DIN912' }],
    ['one of its items', () => ({ itemCode: screws[1] })],
  ])('is one table by %s', async (_, key) => {
    const input = typeof key === 'function' ? key() : key;
    const { body } = await shop.post('/product-provider-v2/search/productItems', input, { token });
    expect(body.data).toMatchObject({ productCode: 'DIN912', columns: ['长度 mm'], shared: ['M8'] });
    const rows = body.data.items.map((row: { values: string[]; basePrice: string }) => [...row.values, row.basePrice]);
    expect(rows).toEqual([
      ['8', '0.743'],
      ['30', '0.865'],
      ['100', null],
    ]);
  });

  it('counts its items', async () => {
    const { body } = await shop.post('/product-provider-v2/site/product/productInfo', { itemCode: screws[0] });
    expect(body.data).toMatchObject({
      productCode: 'DIN912',
      brandName: '东明',
      categoryCode: 'FAS0101',
      itemCount: 3,
    });
  });

  it('is 404 for an item that stands alone, and 400 without any key', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { categoryId: leaf });
    const alone = await shop.post('/product-provider-v2/search/productItems', { itemCode: itemNo });
    const keyless = await shop.post('/product-provider-v2/search/productItems', {});
    expect([alone.status, keyless.status]).toEqual([404, 400]);
  });
});

describe('categories', () => {
  it('come as a tree of three levels', async () => {
    const { body } = await shop.get('/product-provider-v2/site/category/tree');
    const [first, second] = body.data;
    expect(first).toMatchObject({ code: 'FAS', children: [{ code: 'FAS01', children: [{ code: 'FAS0101' }] }] });
    expect(second).toMatchObject({ code: 'TOO', children: [] });
  });

  it.each([
    ['categoryCode=FAS01', ['紧固件', '螺钉']],
    [() => `skuCode=${screws[0]}`, ['紧固件', '螺钉', '内六角圆柱头螺钉']],
  ])('have a path for %s', async (query, names) => {
    const { body } = await shop.get(
      `/product-provider-v2/site/category/crumbs?${typeof query === 'function' ? query() : query}`,
    );
    expect(body.data.map((crumb: { categoryName: string }) => crumb.categoryName)).toEqual(names);
  });

  it('have details with children', async () => {
    const { body } = await shop.post('/product-provider-v2/site/category/detail', { categoryCode: 'FAS' });
    expect(body.data).toMatchObject({ categoryName: '紧固件', children: [{ categoryCode: 'FAS01' }] });
  });

  it('are 404 when unknown', async () => {
    const { status } = await shop.post('/product-provider-v2/site/category/detail', { categoryCode: 'NOPE' });
    expect(status).toBe(404);
  });
});

describe('recommendations', () => {
  it('are what sells best, one item per category, and only what can be bought', async () => {
    const { owner } = shop.db;
    const best = await buildSku(owner, { salesCount: 900 });
    await buildSku(owner, { salesCount: 950, stock: 0 });
    await buildSku(owner, { salesCount: 990, productStatus: 8 });
    const second = await buildSku(owner, { salesCount: 800 });
    const { body } = await shop.post('/recommend-engine/site/recommend/items', { size: 2 }, { token });
    expect(body.data.map((card: { itemCode: string }) => card.itemCode)).toEqual([best.itemNo, second.itemNo]);
  });
});

it('brings the first rows of a series, laid out as the whole table', async () => {
  const call = (most?: number) => shop.post('/product-provider-v2/search/productItems', { itemCode: screws[0], most });
  const [whole, start] = [(await call()).body.data, (await call(1)).body.data];
  expect(whole).toMatchObject({ itemCount: 3, columns: ['长度 mm'] });
  expect(start).toEqual({ ...whole, items: whole.items.slice(0, 1) });
});
