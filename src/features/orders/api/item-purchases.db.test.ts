import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

const CALL = '/oms-front/trade/itemPurchases';

let shop: TestShop;
let buyer: TestMember;
let colleague: TestMember;
let itemCode: string;

beforeAll(async () => {
  shop = await startTestShop();
  ({ itemNo: itemCode } = await buildSku(shop.db.owner, { salesPrice: '12.5000', orderUnit: '盒' }));
  buyer = await buildMember(shop.db.owner);
  colleague = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_MANAGEMENT'] });
});
afterAll(() => shop.stop());

const purchases = async (member: TestMember, code = itemCode) =>
  (await shop.post(CALL, { itemCode: code }, { token: member.token })).body;

it('tells everybody of the firm who bought how many, when and at which price', async () => {
  for (const quantity of [3, 7]) await placeOrder(shop, buyer, [{ skuCode: itemCode, quantity }]);
  const { data } = await purchases(colleague);
  expect(data.total).toBe(2);
  expect(data.list).toMatchObject([
    { quantity: 7, orderUnit: '盒', salesPrice: '12.50', buyerName: expect.stringMatching(/^测试人/) },
    { quantity: 3 },
  ]);
});

it('leaves out what was called off', async () => {
  const { body } = await placeOrder(shop, buyer, [{ skuCode: itemCode, quantity: 40 }]);
  await shop.post('/oms-front/trade/cancel', { orderNo: body.data.orderNo }, { token: buyer.token });
  const { data } = await purchases(buyer);
  expect(data.list.map((row: { quantity: number }) => row.quantity)).toEqual([7, 3]);
});

it('counts an order that is not paid nowhere as purchased', async () => {
  const { itemNo } = await buildSku(shop.db.owner, { salesPrice: '9.0000' });
  const one = await buildMember(shop.db.owner);
  const wishes = [{ skuCode: itemNo, quantity: 2 }];
  const told = async () => {
    const post = async (path: string, input: object = {}) =>
      (await shop.post(path, input, { token: one.token })).body.data;
    return {
      item: (await post(CALL, { itemCode: itemNo })).total,
      list: (await post('/enterprise-service/fronted/purchase/list')).total,
      again: (await post('/enterprise-service/fronted/purchase/recommendPurchased')).length,
    };
  };
  const { body } = await placeOrder(shop, one, wishes, { replace: { payWay: 'online' } });
  expect(body.data).toMatchObject({ status: 'to_pay' });
  expect(await told()).toEqual({ item: 0, list: 0, again: 0 });
  await placeOrder(shop, one, wishes);
  expect(await told()).toEqual({ item: 1, list: 1, again: 1 });
});

it('tells another firm nothing, nor of numbers nobody has', async () => {
  const stranger = await buildMember(shop.db.owner);
  expect((await purchases(stranger)).data).toEqual({ total: 0, list: [] });
  expect((await purchases(buyer, 'NOSUCH')).data).toEqual({ total: 0, list: [] });
});

it('is not for people who do not work with orders', async () => {
  const other = await buildMember(shop.db.owner, { firm: buyer, permissions: [] });
  expect(await purchases(other)).toMatchObject({ error: 'PERMISSION_REFUSED' });
});
