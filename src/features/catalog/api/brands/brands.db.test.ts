import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exclusiveSkus, visibilityRules } from '#features/visible-goods/api/visibility-tables.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildBrand, buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { BrandIndex } from '../../contract/brand-contract.ts';

let shop: TestShop;
let member: TestMember;
let other: TestMember;

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  const open = await buildCategory(owner, { name: '紧固件' });
  const closed = await buildCategory(owner, { name: '密封件' });
  await owner.execute(sql`update categories set path_ids = array[id]`);
  const brandId = await buildBrand(owner, { code: 'DM', name: '东明', nameEn: 'DONGMING' });
  const sealed = await buildBrand(owner, { code: '3M', name: '3M' });
  await buildBrand(owner, { code: 'NONE', name: '无货' });
  await buildSku(owner, { brandId, categoryId: open });
  const single = await buildSku(owner, { brandId, categoryId: open });
  await buildSku(owner, { brandId: sealed, categoryId: closed });
  const own = await buildSku(owner, { brandId, categoryId: open, exclusive: true });
  member = await buildMember(owner);
  other = await buildMember(owner);
  await owner.insert(exclusiveSkus).values({ firmId: member.firmId, skuId: own.skuId });
  const hide = { firmId: other.firmId, effect: 'hide' };
  await owner.insert(visibilityRules).values([
    { ...hide, kind: 'category', targetId: closed },
    { ...hide, kind: 'sku', targetId: single.skuId },
  ]);
});
afterAll(() => shop.stop());

const index = async (as?: TestMember) => {
  const { body } = await shop.get<BrandIndex>('/product-provider-v2/site/brand/index', as ? { token: as.token } : {});
  const groups = body.data ?? [];
  return groups.map(({ initial, brands }) => [
    initial,
    ...brands.map(({ brandCode, count }) => `${brandCode}:${count}`),
  ]);
};

it('lists brands by their sound with the goods that exist for the caller', async () => {
  expect(await index()).toEqual([
    ['D', 'DM:2'],
    ['#', '3M:1'],
  ]);
  expect(await index(member)).toEqual([
    ['D', 'DM:3'],
    ['#', '3M:1'],
  ]);
});

it('leaves out a brand of which everything is hidden', async () => {
  expect(await index(other)).toEqual([['D', 'DM:1']]);
});

it('tells how a name is typed', async () => {
  const { body } = await shop.get<BrandIndex>('/product-provider-v2/site/brand/index');
  expect(body.data?.[0]?.brands[0]).toMatchObject({ brandName: '东明', nameEn: 'DONGMING', spelling: 'dongming dm' });
});
