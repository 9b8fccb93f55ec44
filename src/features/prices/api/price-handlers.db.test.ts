import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFirm, buildMember } from '#tests/factories/build-member.ts';
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
