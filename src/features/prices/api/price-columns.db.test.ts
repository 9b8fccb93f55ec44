import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { buildFirm, type TestFirm } from '#tests/factories/build-member.ts';
import { buildAgreement, buildPromotion } from '#tests/factories/build-price.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { type AgreedRow, agreedTiers, type PromotionRow, runningPromotion } from './price-columns.ts';
import { readOwnPrices } from './read-own-prices.ts';

let database: TestDatabase;
let firm: TestFirm;
let other: TestFirm;

beforeAll(async () => {
  database = await createTestDatabase();
  // Days are those of Shanghai, wherever the database thinks it is.
  const name = new URL(database.ownerUrl).pathname.slice(1);
  await database.owner.execute(sql.raw(`alter database "${name}" set timezone to 'Pacific/Kiritimati'`));
  firm = await buildFirm(database.owner);
  other = await buildFirm(database.owner);
});
afterAll(() => database.drop());

const asFirm = <T>({ firmId }: TestFirm, work: Parameters<typeof inTransaction<T>>[3]) =>
  inTransaction(database.app, { firmId, userId: null }, 'read', work);

interface Found extends Record<string, unknown> {
  agreement: AgreedRow[];
  promotion: PromotionRow | null;
}

const queryFor = (skuIds: readonly bigint[]) => sql`
  select ${agreedTiers(sql`s.id`)} as agreement, ${runningPromotion(sql`s.id`)} as promotion
    from skus s where s.id = any(${sql.param(skuIds.map(String))}::bigint[])`;

async function readSources(skuId: bigint, who = firm): Promise<Found> {
  const [row] = (await asFirm(who, (db) => db.execute<Found>(queryFor([skuId])))).rows;
  if (!row) throw new Error('item not found');
  return row;
}

describe('an agreed price', () => {
  it.each([
    ['from today on', { from: 0 }, true],
    ['from tomorrow on', { from: 1 }, false],
    ['until today', { to: 0 }, true],
    ['until yesterday', { from: -9, to: -1 }, false],
    ['today alone', { from: 0, to: 0 }, true],
    ['until further notice', {}, true],
  ])('%s', async (_, days, holds) => {
    const { skuId } = await buildSku(database.owner);
    await buildAgreement(database.owner, { ...firm, skuId, price: '8.1234', minQuantity: 5, ...days });
    const { agreement } = await readSources(skuId);
    expect(agreement.map(([minQuantity, price]) => [minQuantity, price])).toEqual(holds ? [[5, '81234']] : []);
    expect((await readSources(skuId, other)).agreement).toEqual([]);
  });

  it('has tiers by quantity, and periods that follow each other', async () => {
    const { skuId } = await buildSku(database.owner);
    const add = (minQuantity: number, price: string, days: { from?: number; to?: number }) =>
      buildAgreement(database.owner, { ...firm, skuId, minQuantity, price, ...days });
    await add(100, '6.00', { to: 30 });
    await add(1, '9.00', { to: -1 });
    await add(1, '8.00', { from: 0 });
    const { agreement } = await readSources(skuId);
    expect(agreement.map(([minQuantity, price]) => [minQuantity, price])).toEqual([
      [1, '80000'],
      [100, '60000'],
    ]);
    expect(agreement[0]?.[2]).toBeNull();
    await expect(add(1, '7.00', { from: 10, to: 10 })).rejects.toMatchObject({ cause: { code: '23P01' } });
  });
});

describe('a promotion', () => {
  it.each([
    ['that runs', { starts: -60, ends: 60 }, '50000'],
    ['that is over', { starts: -60, ends: -1 }, null],
    ['that is to come', { starts: 60, ends: 120 }, null],
  ])('%s', async (_, times, price) => {
    const { skuId } = await buildSku(database.owner);
    await buildPromotion(database.owner, { skuId, price: '5.00', ...times });
    expect((await readSources(skuId)).promotion?.[0] ?? null).toBe(price);
  });

  it('is the lowest of several', async () => {
    const { skuId } = await buildSku(database.owner);
    for (const price of ['5.00', '4.00', '6.00']) await buildPromotion(database.owner, { skuId, price });
    expect((await readSources(skuId)).promotion?.[0]).toBe('40000');
  });
});

describe('own prices for the index', () => {
  const priced = async (who: TestFirm) =>
    new Map((await asFirm(who, readOwnPrices)).map(({ skuId, price }) => [skuId, price]));

  it('are those of the smallest order, never above list, of the own firm alone', async () => {
    const sku = (facts: Parameters<typeof buildSku>[1]) => buildSku(database.owner, { listPrice: '10.00', ...facts });
    const [many, dear, late, sale, foreign] = [
      await sku({ moq: 20, step: 10 }),
      await sku({}),
      await sku({}),
      await sku({}),
      await sku({}),
    ];
    const add = (skuId: bigint, minQuantity: number, price: string, who = firm) =>
      buildAgreement(database.owner, { ...who, skuId, minQuantity, price });
    await add(many.skuId, 1, '9.00');
    await add(many.skuId, 20, '8.00');
    await add(many.skuId, 30, '7.00');
    await add(dear.skuId, 1, '12.00');
    await add(late.skuId, 2, '6.00');
    await add(sale.skuId, 1, '9.00');
    await buildPromotion(database.owner, { skuId: sale.skuId, price: '5.50' });
    await add(foreign.skuId, 1, '3.00', other);
    const own = await priced(firm);
    const prices = [many, dear, late, sale, foreign].map(({ skuId }) => own.get(skuId));
    expect(prices).toEqual([80_000n, 100_000n, undefined, 55_000n, undefined]);
    expect([...(await priced(other)).values()]).toEqual([30_000n]);
  });
});

describe('prices of a page of items', () => {
  interface PlanNode {
    'Node Type': string;
    'Relation Name'?: string;
    'Index Name'?: string;
    'Actual Loops': number;
    Plans?: PlanNode[];
  }
  const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

  it('look once into one index per item, among 40,000 prices', async () => {
    const { owner } = database;
    await owner.execute(sql`insert into skus (item_no, name, category_id, brand_id, order_unit, base_unit, source, mpn,
        sales_price, list_price)
      select 'PLAN' || n, '商品', (select min(id) from categories), (select min(id) from brands), '个', '个', 'test',
        'P' || n, 900, 1000 from generate_series(1, 2000) n`);
    await owner.execute(sql`insert into agreement_prices (firm_id, sku_id, agreement_no, price, valid_from)
      select f.id, s.id, 'XY', 800, '2020-01-01' from skus s, (select id from firms union all
        select n from generate_series(1000, 1017) n) f where s.item_no like 'PLAN%'`);
    await owner.execute(sql`insert into promotion_prices (sku_id, name, price, starts_at, ends_at)
      select id, '活动', 700, now() - interval '1 day', now() + interval '1 day' from skus where item_no like 'PLAN%'`);
    await owner.execute(sql`analyze skus, agreement_prices, promotion_prices`);
    const { rows } = await owner.execute<{ id: string }>(sql`select id from skus where item_no like 'PLAN%' limit 100`);
    const explained = await asFirm(firm, (db) =>
      db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        sql`explain (analyze, format json) ${queryFor(rows.map(({ id }) => BigInt(id)))}`,
      ),
    );
    const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error('no plan');
    const scans = nodesOf(plan).filter((node) =>
      /^(agreement|promotion)_prices/.test(node['Index Name'] ?? node['Relation Name'] ?? ''),
    );
    const looks = scans.map((node) => `${node['Index Name'] ?? node['Node Type']} ×${node['Actual Loops']}`);
    // The index of the exclusion constraint serves as well as the plain one; the planner takes either.
    expect(looks.sort()).toEqual([
      expect.stringMatching(/^agreement_prices_(?:item|one) ×100$/),
      'promotion_prices_item ×100',
    ]);
  });
});
