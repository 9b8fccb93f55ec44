import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPromotion } from '#tests/factories/build-price.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { keepPromotions } from './keep-promotions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('keeps what it has read for some seconds, and lets promotions begin and end on time meanwhile', async () => {
  const { owner } = database;
  const [ending, coming, later] = [await buildSku(owner), await buildSku(owner), await buildSku(owner)];
  await buildPromotion(owner, { skuId: ending.skuId, price: '5.00', ends: 4 });
  await buildPromotion(owner, { skuId: coming.skuId, price: '4.00', starts: 4 });
  let clock = Date.now();
  const promotionsOf = keepPromotions(() => clock);
  const items = async () => [...(await promotionsOf(owner)).keys()];
  expect(await items()).toEqual([Number(ending.skuId)]);
  await buildPromotion(owner, { skuId: later.skuId, price: '1.00' });
  expect(await items()).toEqual([Number(ending.skuId)]);
  clock += 4_900;
  expect(await items()).toEqual([Number(coming.skuId)]);
  clock += 200;
  expect(await items()).toEqual([Number(later.skuId), Number(coming.skuId)]);
});
