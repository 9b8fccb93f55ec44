import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { exclusiveSkus, visibilityRules } from '#features/visible-goods/api/visibility-tables.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildBrand, buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { readGeneration } from './generation-repo.ts';
import { searchEffects } from './index-catalog.ts';
import { rebuildSearchIndex } from './rebuild-index-repo.ts';

/** More than is ranked word by word and read anew each time. */
const COUNT = 320;

let shop: TestShop;
let buyer: TestMember;
let neighbour: TestMember;
let brands: bigint[];

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  const categoryId = await buildCategory(owner);
  brands = [await buildBrand(owner), await buildBrand(owner)];
  const { skuId } = await buildSku(owner, { itemNo: 'ROW000', name: '波形垫圈', categoryId, brandId: brands[0] });
  await owner.execute(sql`
    insert into skus (item_no, name, brand_id, category_id, order_unit, base_unit, list_price, sales_price, source, sales_count)
    select 'ROW' || lpad(n::text, 3, '0'), name, case when n < 100 then ${String(brands[1])}::bigint else brand_id end,
           category_id, order_unit, base_unit, 200000, 150000, source, n
      from skus, generate_series(1, ${COUNT - 1}::int) n where id = ${String(skuId)}::bigint`);
  await rebuildSearchIndex(owner);
  buyer = await buildMember(owner, { firm: await buildFirm(owner, { levelCode: 'enterprise' }) });
  neighbour = await buildMember(owner, { firm: await buildFirm(owner, { levelCode: 'enterprise' }) });
});
afterAll(() => shop.stop());

interface Answer {
  total: number;
  items: { itemCode: string; salesPrice: string }[];
  facets: { brands: { key: string; count: number }[]; prices: { key: string; count: number }[] };
}

async function search(as: TestMember, input: object = {}): Promise<Answer> {
  const path = '/product-provider-v2/search/product';
  return (await shop.post<Answer>(path, { keyword: '波形垫圈', ...input }, as)).body.data;
}

const brandCounts = ({ facets }: Answer) => facets.brands.map(({ count }) => count);
const first = ({ items }: Answer) => items[0]?.itemCode;

async function change(itemNo: string, facts: Partial<typeof skus.$inferInsert>): Promise<void> {
  await shop.db.owner.update(skus).set(facts).where(eq(skus.itemNo, itemNo));
  await searchEffects(shop.db.app)['catalog.changed']({ itemNos: [itemNo] });
}

const skuIdOf = async (itemNo: string): Promise<bigint> => {
  const [row] = await shop.db.owner.select({ id: skus.id }).from(skus).where(eq(skus.itemNo, itemNo));
  return row?.id ?? 0n;
};

type Rule = Pick<typeof visibilityRules.$inferInsert, 'effect' | 'kind' | 'targetId'>;

/** Runs `look` while the rule is in force for the buyer's firm. */
async function under(rule: Rule, look: () => Promise<void>): Promise<void> {
  const { owner } = shop.db;
  await owner.insert(visibilityRules).values({ firmId: buyer.firmId, ...rule });
  await look();
  await owner.delete(visibilityRules).where(eq(visibilityRules.firmId, buyer.firmId));
}

describe('what is kept of a search', () => {
  it('answers further pages and other orders with the same counts', async () => {
    const [page, next, cheap, again] = [
      await search(buyer),
      await search(buyer, { pageNo: 2 }),
      await search(buyer, { sort: 'priceAsc' }),
      await search(buyer, { sort: 'sales' }),
    ];
    for (const one of [page, next, cheap, again]) {
      expect([one.total, brandCounts(one)]).toEqual([COUNT, [COUNT - 99, 99]]);
    }
    expect(first(page)).toBe('ROW319');
    expect(first(next)).toBe(`ROW${319 - page.items.length}`);
    expect(first(cheap)).toBe('ROW000');
  });

  it('stays while nothing changes its state', async () => {
    const before = await readGeneration(shop.db.owner);
    await search(buyer);
    await change('ROW150', { salesCount: 9_000 });
    expect(first(await search(buyer))).toBe('ROW319');
    expect(await readGeneration(shop.db.owner)).toBe(before);
    await change('ROW150', { salesCount: 150 });
  });

  it('is dropped at once when an item is taken off sale, and when it comes back', async () => {
    for (const as of [buyer, neighbour]) expect(first(await search(as, { searchScope: '4' }))).toBe('ROW319');
    await change('ROW319', { productStatus: 8 });
    for (const as of [buyer, neighbour]) {
      const left = await search(as, { searchScope: '4' });
      expect([left.total, first(left), brandCounts(left)]).toEqual([COUNT - 1, 'ROW318', [COUNT - 100, 99]]);
    }
    await change('ROW319', { productStatus: 5 });
    expect((await search(buyer, { searchScope: '4' })).total).toBe(COUNT);
  });

  it('is dropped at once when goods sell out or become exclusive', async () => {
    expect(first(await search(buyer))).toBe('ROW319');
    await change('ROW319', { dayType: 7 });
    expect(first(await search(buyer))).toBe('ROW318');
    await change('ROW319', { dayType: 0, exclusive: true });
    expect((await search(buyer)).total).toBe(COUNT - 1);
    await shop.db.owner.insert(exclusiveSkus).values({ firmId: buyer.firmId, skuId: await skuIdOf('ROW319') });
    expect([(await search(buyer)).total, (await search(neighbour)).total]).toEqual([COUNT, COUNT - 1]);
    await change('ROW319', { exclusive: false });
    expect((await search(neighbour)).total).toBe(COUNT);
    await shop.db.owner.delete(exclusiveSkus);
  });

  it('never shows or counts what a firm has hidden since, and leaves other firms alone', async () => {
    await search(buyer);
    await search(neighbour);
    await under({ effect: 'hide', kind: 'brand', targetId: brands[1] ?? 0n }, async () => {
      const left = await search(buyer);
      expect([left.total, brandCounts(left)]).toEqual([COUNT - 99, [COUNT - 99]]);
      expect((await search(neighbour)).total).toBe(COUNT);
    });
    expect((await search(buyer)).total).toBe(COUNT);
    await under({ effect: 'hide', kind: 'sku', targetId: await skuIdOf('ROW319') }, async () => {
      const left = await search(buyer);
      expect([left.total, first(left)]).toEqual([COUNT - 1, 'ROW318']);
    });
  });

  it('follows a range at once, and its end', async () => {
    const scope = { searchScope: '4' };
    expect((await search(buyer, scope)).total).toBe(COUNT);
    await under({ effect: 'range', kind: 'brand', targetId: brands[1] ?? 0n }, async () => {
      const [within, beyond] = [await search(buyer, scope), await search(buyer)];
      expect([within.total, first(within), brandCounts(within)]).toEqual([99, 'ROW099', [99]]);
      expect([beyond.total, first(beyond)]).toEqual([COUNT, 'ROW099']);
      expect((await search(neighbour, scope)).total).toBe(COUNT);
    });
    expect((await search(buyer, scope)).total).toBe(COUNT);
  });

  it('counts prices by the level of the moment', async () => {
    const bands = async (as: TestMember) => (await search(as, { price: '19~21' })).total;
    expect([await bands(buyer), await bands(neighbour)]).toEqual([0, 0]);
    await shop.db.owner.update(firms).set({ levelCode: 'YPR0' }).where(eq(firms.id, buyer.firmId));
    expect([await bands(buyer), await bands(neighbour)]).toEqual([COUNT - 1, 0]);
    await shop.db.owner.update(firms).set({ levelCode: 'enterprise' }).where(eq(firms.id, buyer.firmId));
    expect(await bands(buyer)).toBe(0);
  });
});
