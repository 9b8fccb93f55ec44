import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildAgreement } from '#tests/factories/build-price.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let buyer: TestMember;
let itemNo: string;
let orderNo: string;
const post = async (path: string, input: object = {}) =>
  (await shop.post(path, input, { token: buyer.token })).body.data;

/** Dearer in small quantities: 10.00, from 20 on 8.00. The last order took 20. */
beforeAll(async () => {
  shop = await startTestShop();
  buyer = await buildMember(shop.db.owner);
  const sku = await buildSku(shop.db.owner, { salesPrice: '10.00' });
  ({ itemNo } = sku);
  await buildAgreement(shop.db.owner, { ...sku, firmId: buyer.firmId, price: '8.00', minQuantity: 20 });
  ({ orderNo } = (await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 20 }])).body.data);
});
afterAll(() => shop.stop());

it('is that of the quantity, wherever it is bought again, as in the cart', async () => {
  const [plan, often, purchases] = [
    await post('/oms-front/trade/rebuy', { orderNos: [orderNo] }),
    await post('/enterprise-service/fronted/purchase/recommendPurchased'),
    await post('/enterprise-service/fronted/purchase/list'),
  ];
  expect(plan.ready).toMatchObject([{ skuCode: itemNo, quantity: 20, salesPrice: '8.00', priceChange: 'same' }]);
  expect(often).toMatchObject([{ skuCode: itemNo, lastQuantity: 20, salesPrice: '8.00', lastPrice: '8.00' }]);
  expect(purchases.list).toMatchObject([
    {
      skuCode: itemNo,
      offeredQuantity: 20,
      salesPrice: '8.00',
      priceMove: { direction: 'same' },
      // The row goes by these when another quantity is typed.
      tiers: [
        { minQuantity: 1, salesPrice: '10.00' },
        { minQuantity: 20, salesPrice: '8.00' },
      ],
    },
  ]);
});
