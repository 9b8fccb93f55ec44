import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockReservations } from '#features/orders/api/order-tables.ts';
import { buildAddress } from '#tests/factories/build-address.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildBrand, buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { stockLevels } from './catalog-tables.ts';
import { regionRules, warehouses, warehouseTransits } from './item-tables.ts';

const DELIVERY = '/product-provider-v2/site/item/deliveryDay';
const STOCK = '/product-provider-v2/item/stockCheck';
const DETAIL = '/product-provider-v2/site/item/detail';
const NOT_HERE = '目前不对您所在的地区进行销售';
const JIANGSU = '320571';
const GUANGDONG = '440305';

let shop: TestShop;
let buyer: TestMember;
let itemNo: string;
let skuId: bigint;

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  await owner.insert(warehouses).values([
    { code: 'SH', name: '上海仓', provinceCode: '31' },
    { code: 'GZ', name: '广州仓', provinceCode: '44' },
  ]);
  await owner.insert(warehouseTransits).values([
    { warehouse: 'SH', provinceCode: '32', days: 1 },
    { warehouse: 'GZ', provinceCode: '32', days: 3 },
    { warehouse: 'SH', provinceCode: '44', days: 3 },
    { warehouse: 'GZ', provinceCode: '44', days: 1 },
  ]);
  ({ itemNo, skuId } = await buildSku(owner, { stock: 60, dayType: 0 }));
  await owner.insert(stockLevels).values({ skuId, warehouse: 'GZ', onHand: 100, reserved: 60 });
  buyer = await buildMember(owner);
  await buildAddress(owner, buyer, { isDefault: true });
});
afterAll(() => shop.stop());

const ask = async (quantity: number, more: object = {}, as: object = {}) =>
  (await shop.post(DELIVERY, { items: [{ itemCode: itemNo, quantity }], ...more }, as)).body.data[0];
const region = (code: string) => ({ headers: { cookie: `region=${code}` } });
const detailOf = async (code: string, as: object) =>
  (await shop.get(`${DETAIL}?itemCode=${encodeURIComponent(code)}`, as)).body.data;

it('promises from the nearest warehouse that has the quantity, of what is free there', async () => {
  const near = await ask(60, { regionCode: JIANGSU });
  expect(near.parts).toMatchObject([{ warehouse: '上海仓', quantity: 60 }]);
  expect(near.regionText).toBe('江苏省 苏州市 苏州工业园区');
  expect((await ask(40, { regionCode: GUANGDONG })).parts).toMatchObject([{ warehouse: '广州仓', quantity: 40 }]);
  // 100 lie there, 60 of them are promised to others.
  expect((await ask(41, { regionCode: GUANGDONG })).parts).toMatchObject([{ warehouse: '上海仓', quantity: 41 }]);
});

it('splits the promise only where no warehouse has all of it', async () => {
  const split = await ask(100, { regionCode: JIANGSU });
  expect(split.parts).toMatchObject([
    { warehouse: '上海仓', quantity: 60 },
    { warehouse: '广州仓', quantity: 40 },
  ]);
  expect(split.promise).toMatch(/下单，60 个 \S*\d+月\d+日\S*送达；40 个 \S*\d+月\d+日\S*送达$/);
  expect((await ask(101, { regionCode: JIANGSU })).promise).toBeNull();
  const { body } = await shop.post(STOCK, { items: [{ itemCode: itemNo, quantity: 101 }], regionCode: JIANGSU });
  expect(body.data[0]).toMatchObject({ inStock: false, available: 100, obstacle: '库存不足，当前可售 100 个' });
});

it('asks for one unless told otherwise, and goes by cookie, then default address, then nowhere', async () => {
  const own = { token: buyer.token };
  const { body } = await shop.post(DELIVERY, { items: [{ itemCode: itemNo }] }, own);
  expect(body.data[0]).toMatchObject({ quantity: 1, regionCode: JIANGSU });
  expect((await ask(1, {}, { ...own, ...region(GUANGDONG) })).regionCode).toBe(GUANGDONG);
  expect((await ask(1, { regionCode: JIANGSU }, region(GUANGDONG))).regionCode).toBe(JIANGSU);
  expect(await ask(1)).toMatchObject({ regionCode: null, arriveDate: null });
  expect((await ask(1, {}, region("1' or 1=1"))).regionCode).toBeNull();
});

it('stands on the page of the item with the smallest order', async () => {
  const detail = await detailOf(itemNo, { token: buyer.token });
  expect(detail.delivery).toMatchObject({ quantity: 1, regionCode: JIANGSU, parts: [{ warehouse: '上海仓' }] });
});

it('bans goods from a province, city or county by item, brand or category', async () => {
  const { owner } = shop.db;
  const top = await buildCategory(owner);
  const categoryId = await buildCategory(owner, { parentId: top, level: 2 });
  await owner.execute(`update categories set path_ids = array[${top}, id] where id = ${categoryId}`);
  const brandId = await buildBrand(owner);
  const [bySku, byBrand, byCategory] = [
    await buildSku(owner),
    await buildSku(owner, { brandId }),
    await buildSku(owner, { categoryId }),
  ];
  await owner.insert(regionRules).values([
    { kind: 'sku', targetId: bySku.skuId, regionPrefix: '44' },
    { kind: 'brand', targetId: brandId, regionPrefix: '4403' },
    { kind: 'category', targetId: top, regionPrefix: GUANGDONG },
  ]);
  for (const item of [bySku, byBrand, byCategory]) {
    expect(await detailOf(item.itemNo, region(GUANGDONG))).toMatchObject({ notCart: true, obstacle: NOT_HERE });
    expect(await detailOf(item.itemNo, region('440604'))).toMatchObject({ notCart: item === bySku });
    expect(await detailOf(item.itemNo, {})).toMatchObject({ notCart: false, obstacle: null });
  }
  const { body } = await shop.post(
    '/cart-center/cart/preCheck',
    { lines: [{ skuCode: bySku.itemNo, quantity: 1 }] },
    { token: buyer.token, ...region(GUANGDONG) },
  );
  expect(body.data.failInfos).toMatchObject([{ skuCode: bySku.itemNo, reason: 'region' }]);
});

it('refuses an order into a banned region whatever the browser says, naming the items', async () => {
  const { owner } = shop.db;
  const item = await buildSku(owner);
  await owner.insert(regionRules).values({ kind: 'sku', targetId: item.skuId, regionPrefix: '44' });
  const addressId = await buildAddress(owner, buyer, { regionCode: GUANGDONG });
  const refused = await placeOrder(shop, buyer, [{ skuCode: item.itemNo, quantity: 1 }], { addressId });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ error: 'ORDER_LINES_REFUSED', message: `${item.itemNo} ${NOT_HERE}` });
  const home = await placeOrder(shop, buyer, [{ skuCode: item.itemNo, quantity: 1 }]);
  expect(home.status).toBe(200);
});

it('reserves where the promise said it would come from', async () => {
  const { owner } = shop.db;
  const item = await buildSku(owner, { stock: 50 });
  await owner.insert(stockLevels).values({ skuId: item.skuId, warehouse: 'GZ', onHand: 500 });
  await placeOrder(shop, buyer, [{ skuCode: item.itemNo, quantity: 20 }]);
  const rows = await owner.select().from(stockReservations);
  expect(rows.filter((row) => row.skuId === item.skuId)).toMatchObject([{ warehouse: 'SH', quantity: 20 }]);
});
