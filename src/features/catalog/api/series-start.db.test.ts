import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exclusiveSkus, visibilityRules } from '#features/visible-goods/api/visibility-tables.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildBrand, buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { series, skus, stockLevels } from './catalog-tables.ts';

/** What is kept of a series may never show: the first rows are those of the whole, whoever asks and whatever changes. */
const MOST = 2;
let shop: TestShop;
let seriesId: bigint;
let items: { skuId: bigint; itemNo: string }[];
let mine: TestMember;
let theirs: TestMember;

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  const categoryId = await buildCategory(owner);
  const brandId = await buildBrand(owner);
  const [made] = await owner.insert(series).values({ code: 'S1', name: '螺钉', brandId, categoryId }).returning();
  seriesId = made?.id ?? 0n;
  const attributes = (value: string) => [{ name: '长度', value, unit: 'mm' }];
  items = [];
  for (const length of ['30', '8', '100', '16']) {
    items.push(await buildSku(owner, { categoryId, brandId, seriesId, stock: 40, attributes: attributes(length) }));
  }
  mine = await buildMember(owner, { firm: await buildFirm(owner, { levelCode: 'enterprise' }) });
  theirs = await buildMember(owner, { firm: await buildFirm(owner) });
});
afterAll(() => shop.stop());

const itemOf = (at: number) => items[at] ?? { skuId: 0n, itemNo: '' };
const ask = async (token: string | undefined, most?: number) =>
  (await shop.post('/product-provider-v2/search/productItems', { itemCode: itemOf(0).itemNo, most }, { token })).body
    .data;

/** Twice: the second time the layout is known. */
async function startsLikeWhole(): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  for (const token of [mine.token, theirs.token, undefined, mine.token, undefined, theirs.token]) {
    const whole = await ask(token);
    expect(await ask(token, MOST)).toEqual({ ...whole, items: whole.items.slice(0, MOST) });
    all.push(whole);
  }
  return all;
}
const counts = (all: Record<string, unknown>[]) => all.slice(0, 3).map(({ itemCount }) => itemCount);
const owner = () => shop.db.owner;

it('starts as the whole begins', async () => {
  expect(counts(await startsLikeWhole())).toEqual([4, 4, 4]);
});

it('shows prices and stock of the moment', async () => {
  const { skuId } = itemOf(1);
  await owner().update(skus).set({ salesPrice: 50_000n }).where(eq(skus.id, skuId));
  await owner().update(stockLevels).set({ onHand: 0 }).where(eq(stockLevels.skuId, skuId));
  const [whole] = await startsLikeWhole();
  expect(whole).toMatchObject({ items: [{ salesPrice: '5.00', deliveryText: '暂时缺货' }, {}, {}, {}] });
});

it('lays a series out anew when one of its items is written, leaves or comes back, or it gets another name', async () => {
  await owner()
    .update(skus)
    .set({ attributes: [{ name: '长度', value: '4', unit: 'mm' }] })
    .where(eq(skus.id, itemOf(2).skuId));
  expect((await startsLikeWhole())[0]).toMatchObject({ items: [{ values: ['4'] }, { values: ['8'] }, {}, {}] });
  await owner()
    .update(skus)
    .set({ productStatus: 8 })
    .where(eq(skus.id, itemOf(2).skuId));
  expect(counts(await startsLikeWhole())).toEqual([3, 3, 3]);
  await owner()
    .update(skus)
    .set({ productStatus: 5 })
    .where(eq(skus.id, itemOf(2).skuId));
  expect(counts(await startsLikeWhole())).toEqual([4, 4, 4]);
  await owner().update(series).set({ name: '新螺钉' }).where(eq(series.id, seriesId));
  expect((await startsLikeWhole())[0]).toMatchObject({ productName: '新螺钉' });
});

it('shows each firm what it sees, also right after somebody else asked', async () => {
  await owner()
    .insert(visibilityRules)
    .values({ firmId: theirs.firmId, effect: 'hide', kind: 'sku', targetId: itemOf(1).skuId });
  expect(counts(await startsLikeWhole())).toEqual([4, 3, 4]);
  await owner()
    .update(skus)
    .set({ exclusive: true })
    .where(eq(skus.id, itemOf(3).skuId));
  await owner()
    .insert(exclusiveSkus)
    .values({ firmId: mine.firmId, skuId: itemOf(3).skuId });
  expect(counts(await startsLikeWhole())).toEqual([4, 2, 3]);
  await owner().delete(exclusiveSkus);
  expect(counts(await startsLikeWhole())).toEqual([3, 2, 3]);
});
