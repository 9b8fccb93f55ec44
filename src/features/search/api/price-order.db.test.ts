import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFirm, buildMember, buildSession } from '#tests/factories/build-member.ts';
import { buildAgreement, buildPromotion } from '#tests/factories/build-price.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { rebuildSearchIndex } from './rebuild-index-repo.ts';

let shop: TestShop;
const tokens = { visitor: '', level: '', enterprise: '' };

/** Three wrenches for 100, 80 and 60 (list 120 each time), of which the dearest is on sale and the cheapest was. */
beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  const add = (itemNo: string, salesPrice: string) =>
    buildSku(owner, { itemNo, name: `棘轮扳手 ${itemNo}`, salesPrice, listPrice: '120.00' });
  const [sale, plain, over] = [await add('W100', '100.00'), await add('W080', '80.00'), await add('W060', '60.00')];
  await buildPromotion(owner, { ...sale, price: '50.00' });
  // Above what is paid, above list, over: none of them moves anything.
  await buildPromotion(owner, { ...plain, price: '119.00' });
  await buildPromotion(owner, { ...plain, price: '130.00' });
  await buildPromotion(owner, { ...over, price: '1.00', starts: -60, ends: -1 });
  await rebuildSearchIndex(owner);
  const firm = async (levelCode: string) => buildMember(owner, { firm: await buildFirm(owner, { levelCode }) });
  const [level, enterprise] = [await firm('YD29'), await firm('enterprise')];
  await buildAgreement(owner, { firmId: enterprise.firmId, skuId: plain.skuId, price: '40.00' });
  Object.assign(tokens, { level: level.token, enterprise: enterprise.token });
  tokens.visitor = await buildSession(owner, null);
});
afterAll(() => shop.stop());

interface Found {
  items: { itemCode: string; salesPrice: string }[];
}

async function search(who: keyof typeof tokens, input: object): Promise<[string, string][]> {
  const path = '/product-provider-v2/search/product';
  const { data } = (await shop.post<Found>(path, { keyword: '棘轮扳手', ...input }, { token: tokens[who] })).body;
  return (data?.items ?? []).map(({ itemCode, salesPrice }) => [itemCode, salesPrice]);
}

describe('an order by price is one by the price that is shown, promotions included', () => {
  it.each([
    [
      'visitor',
      [
        ['W100', '50.00'],
        ['W080', '119.00'],
        ['W060', '120.00'],
      ],
    ],
    [
      'level',
      [
        ['W100', '50.00'],
        ['W080', '111.60'],
        ['W060', '111.60'],
      ],
    ],
    [
      'enterprise',
      [
        ['W080', '40.00'],
        ['W100', '50.00'],
        ['W060', '60.00'],
      ],
    ],
  ] as const)('for a %s', async (who, rows) => {
    expect(await search(who, { sort: 'priceAsc' })).toEqual(rows);
    const dearest = (await search(who, { sort: 'priceDesc' })).map(([, price]) => price);
    expect(dearest).toEqual(rows.map(([, price]) => price).toReversed());
  });

  it('and filters by it', async () => {
    expect(await search('visitor', { price: '45~55' })).toEqual([['W100', '50.00']]);
    expect(await search('enterprise', { price: '90~110' })).toEqual([]);
  });
});
