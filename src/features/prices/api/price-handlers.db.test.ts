import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFirm, buildMember } from '#tests/factories/build-member.ts';
import { buildAgreement, buildPromotion, shanghaiDay } from '#tests/factories/build-price.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let token: string;
let priced: string;
let unpriced: string;

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  ({ token } = await buildMember(owner, { firm: await buildFirm(owner, { levelCode: 'enterprise' }) }));
  ({ itemNo: priced } = await buildSku(owner, { salesPrice: '86.50', listPrice: '96.00' }));
  ({ itemNo: unpriced } = await buildSku(owner, { salesPrice: '0.00' }));
});
afterAll(() => shop.stop());

describe('prices', () => {
  const PRICES = '/price-search/v2/price/queryRealPriceSkuBatch';

  it.each([
    ['enterprise', '86.50', '企业价'],
    ['YD102', '91.20', '会员价'],
    ['YPR0', '96.00', null],
  ])('of level %s', async (levelCode, salesPrice, priceBadge) => {
    const member = await buildMember(shop.db.owner, { firm: await buildFirm(shop.db.owner, { levelCode }) });
    const { body } = await shop.post(PRICES, { skuCodes: [priced] }, { token: member.token });
    expect(body.data).toMatchObject([{ skuCode: priced, salesPrice, listPrice: '96.00', priceBadge }]);
  });

  it('by quantity: at the quantity asked about, else at the smallest order', async () => {
    const { owner } = shop.db;
    const firm = await buildFirm(owner, { levelCode: 'YD102' });
    const member = await buildMember(owner, { firm });
    const sku = await buildSku(owner, { salesPrice: '86.50', listPrice: '100.00', moq: 4, step: 4, taxRateBp: 1300 });
    await buildAgreement(owner, { ...firm, skuId: sku.skuId, price: '80.00', minQuantity: 10, to: 30 });
    const ask = async (quantities?: Record<string, number>) =>
      (await shop.post(PRICES, { skuCodes: [sku.itemNo], quantities }, member)).body.data[0];
    // Twelve is the first order that has ten.
    const tiers = [
      { minQuantity: 4, salesPrice: '95.00', taxFreePrice: '84.0708', priceBadge: '会员价' },
      { minQuantity: 12, salesPrice: '80.00', taxFreePrice: '70.7965', priceBadge: '企业价' },
    ];
    expect(await ask()).toMatchObject({ salesPrice: '95.00', priceBadge: '会员价', tiers });
    expect(await ask({ [sku.itemNo]: 12 })).toMatchObject({
      salesPrice: '80.00',
      taxFreePrice: '70.7965',
      taxRate: '13%',
      priceBadge: '企业价',
      tiers,
    });
    const special = await shop.get(`/price-search/customerSpecialPrice?skuCode=${sku.itemNo}`, member);
    expect(special.body.data).toMatchObject({ specialPrice: '95.00', tiers, agreement: { validTo: shanghaiDay(30) } });
  });

  it('of a promotion are everybody’s, and end', async () => {
    const sku = await buildSku(shop.db.owner, { salesPrice: '86.50', listPrice: '100.00' });
    await buildPromotion(shop.db.owner, { skuId: sku.skuId, price: '66.00' });
    const visitor = await shop.post(PRICES, { skuCodes: [sku.itemNo] });
    expect(visitor.body.data).toMatchObject([{ salesPrice: '66.00', priceBadge: '促销价', tiers: [] }]);
    const { body } = await shop.get(`/price-search/customerSpecialPrice?skuCode=${sku.itemNo}`, { token });
    expect(body.data).toMatchObject({ specialPrice: '66.00', priceBadge: '促销价', agreement: null });
    expect(body.data.promotion.endsAt).toMatch(/^\d{4}-/);
  });

  it('of up to a hundred items in one call', async () => {
    const { status } = await shop.post(PRICES, { skuCodes: Array.from({ length: 101 }, (_, n) => `A${n}`) });
    expect(status).toBe(400);
  });

  it('special to a firm exist only below list, and only for members', async () => {
    const own = await shop.get(`/price-search/customerSpecialPrice?skuCode=${priced}`, { token });
    expect(own.body.data).toMatchObject({
      skuCode: priced,
      levelCode: 'enterprise',
      specialPrice: '86.50',
      listPrice: '96.00',
    });
    const none = await shop.get(`/price-search/customerSpecialPrice?skuCode=${unpriced}`, { token });
    expect(none.body.data).toMatchObject({ specialPrice: null, listPrice: null });
    const visitor = await shop.get(`/price-search/customerSpecialPrice?skuCode=${priced}`);
    expect(visitor.status).toBe(401);
  });
});
