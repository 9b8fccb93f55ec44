import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildAgreement } from '#tests/factories/build-price.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

const CART = '/cart-center/cart';

let shop: TestShop;
let buyer: TestMember;
let sku: TestSku;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const { owner } = shop.db;
  const firm = await buildFirm(owner, { levelCode: 'enterprise' });
  buyer = await buildMember(owner, { firm });
  sku = await buildSku(owner, { salesPrice: '10.00', listPrice: '12.00' });
  await buildAgreement(owner, { ...firm, skuId: sku.skuId, price: '9.00' });
  await buildAgreement(owner, { ...firm, skuId: sku.skuId, price: '8.0050', minQuantity: 100 });
});

const add = async (quantity: number) => {
  const lines = [{ skuCode: sku.itemNo, quantity }];
  const answer = await shop.post(`${CART}/add/enterprise`, { lines }, { token: buyer.token, key: randomUUID() });
  return answer.body.data;
};
const modify = async (quantity: number) =>
  (await shop.post(`${CART}/modify/enterprise`, { skuCode: sku.itemNo, quantity }, buyer)).body.data.lines[0];
const line = async () => (await shop.get(`${CART}/list/enterprise`, buyer)).body.data.lines[0];

describe('tiers in the cart', () => {
  it('price the line by its quantity, and say what the others cost', async () => {
    expect(await add(99)).toMatchObject({ addedAmount: '891.00', successInfos: [{ salesPrice: '9.00' }] });
    expect(await line()).toMatchObject({
      salesPrice: '9.00',
      amount: '891.00',
      priceChange: 'same',
      tiers: [
        { minQuantity: 1, salesPrice: '9.00' },
        { minQuantity: 100, salesPrice: '8.005' },
      ],
    });
    // One more reaches the next tier: it costs what each of the hundred costs now.
    expect(await add(1)).toMatchObject({ addedAmount: '8.01', successInfos: [{ salesPrice: '8.005' }] });
    expect(await line()).toMatchObject({ salesPrice: '8.005', amount: '800.50' });
  });

  it('entered by the buyer are no change of price; one made by the shop still is', async () => {
    await add(1);
    expect(await modify(100)).toMatchObject({ salesPrice: '8.005', addedPrice: '8.005', priceChange: 'same' });
    expect(await modify(200)).toMatchObject({ amount: '1601.00', priceChange: 'same' });
    expect(await modify(2)).toMatchObject({ salesPrice: '9.00', addedPrice: '9.00', priceChange: 'same' });
    await shop.db.owner.execute(
      `update agreement_prices set price = 95000 where sku_id = ${sku.skuId} and min_quantity = 1`,
    );
    expect(await modify(3)).toMatchObject({ salesPrice: '9.50', addedPrice: '9.00', priceChange: 'up' });
  });

  it('are the same in the pre-check, the quote and the cart', async () => {
    for (const [quantity, amount] of [
      [99, '891.00'],
      [100, '800.50'],
    ] as const) {
      const lines = [{ skuCode: sku.itemNo, quantity }];
      const checked = await shop.post(`${CART}/preCheck`, { lines }, buyer);
      expect(checked.body.data.successInfos[0].amount).toBe(amount);
      const quoted = await shop.post('/oms-front/pre/calculate', lines, buyer);
      expect(quoted.body.data.goodsAmount).toBe(amount);
    }
  });
});
