import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, skus } from '#features/catalog/api/catalog-tables.ts';
import { departments } from '#features/organisation/api/department-tables.ts';
import { agreementPrices } from '#features/prices/api/price-tables.ts';
import { readCatalogView } from '#features/visible-goods/api/read-catalog-view.ts';
import { exclusiveSkus, visibilityRules } from '#features/visible-goods/api/visibility-tables.ts';
import {
  ASKED_ONCE,
  callerRules,
  existsForCaller,
  inRangeOfCaller,
} from '#features/visible-goods/api/visible-conditions.ts';
import { existsIn, inRange, PUBLIC_VIEW } from '#features/visible-goods/rules/catalog-view.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildBrand, buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';

/** ¥500: one item costs a ten-thousandth more. */
const DEAR = 5_000_000n;

let db: TestDatabase;
const place: Record<'top' | 'leaf' | 'other' | 'brand' | 'brand2', bigint> = {
  top: 0n,
  leaf: 0n,
  other: 0n,
  brand: 0n,
  brand2: 0n,
};
const item: Record<'plain' | 'branded' | 'elsewhere' | 'exclusive', bigint> = {
  plain: 0n,
  branded: 0n,
  elsewhere: 0n,
  exclusive: 0n,
};

beforeAll(async () => {
  db = await createTestDatabase();
  place.top = await buildCategory(db.owner);
  place.leaf = await buildCategory(db.owner, { level: 2, parentId: place.top });
  place.other = await buildCategory(db.owner);
  await db.owner.execute(
    sql`update categories set path_ids = case when parent_id is null then array[id] else array[parent_id, id] end`,
  );
  place.brand = await buildBrand(db.owner);
  place.brand2 = await buildBrand(db.owner);
  const { top, leaf, other, brand, brand2 } = place;
  item.plain = (await buildSku(db.owner, { categoryId: leaf, brandId: brand2, salesPrice: '500.0001' })).skuId;
  item.branded = (await buildSku(db.owner, { categoryId: top, brandId: brand, salesPrice: '500.00' })).skuId;
  item.elsewhere = (await buildSku(db.owner, { categoryId: other, brandId: brand })).skuId;
  item.exclusive = (await buildSku(db.owner, { categoryId: leaf, brandId: brand2, exclusive: true })).skuId;
});
afterAll(() => db.drop());

type Rule = [
  effect: 'hide' | 'range',
  kind: 'category' | 'brand' | 'sku' | 'price' | 'agreement',
  target: bigint,
  more?: 'person' | Partial<typeof visibilityRules.$inferInsert>,
];

async function firmWith(
  rules: readonly Rule[],
  granted: readonly bigint[],
  searchBeyondRange?: boolean,
): Promise<TestMember> {
  const firm = await buildFirm(db.owner, searchBeyondRange === undefined ? {} : { settings: { searchBeyondRange } });
  const member = await buildMember(db.owner, { firm });
  const { firmId, userId } = member;
  const values = rules.map(([effect, kind, targetId, more]) => ({
    firmId,
    userId: more === 'person' ? userId : null,
    effect,
    kind,
    targetId,
    ...(typeof more === 'object' ? more : {}),
  }));
  if (values.length) await db.owner.insert(visibilityRules).values(values);
  if (granted.length) await db.owner.insert(exclusiveSkus).values(granted.map((skuId) => ({ firmId, skuId })));
  return member;
}

/** Every item with what the database says and what the view says. */
async function compare(scope: { firmId: bigint | null; userId: bigint | null }) {
  return inTransaction(db.app, scope, 'read', async (tx: Db) => {
    const columns = {
      skuId: skus.id,
      brandId: skus.brandId,
      categoryPath: categories.pathIds,
      exclusive: skus.exclusive,
      price: skus.salesPrice,
    };
    const rows = await tx
      .with(callerRules)
      .select({
        ...columns,
        exists: existsForCaller(columns),
        inRange: inRangeOfCaller(columns),
        existsOnce: existsForCaller(columns, ASKED_ONCE),
        inRangeOnce: inRangeOfCaller(columns, ASKED_ONCE),
      })
      .from(skus)
      .innerJoin(categories, sql`${categories.id} = ${skus.categoryId}`);
    const view = await readCatalogView(tx);
    const nameOf = (id: bigint) => Object.entries(item).find(([, skuId]) => skuId === id)?.[0] ?? '';
    const seen = rows.filter((row) => row.exists).map((row) => nameOf(row.skuId));
    const bought = rows.filter((row) => row.exists && row.inRange).map((row) => nameOf(row.skuId));
    for (const row of rows) {
      expect([existsIn(view, row), inRange(view, row)], nameOf(row.skuId)).toEqual([row.exists, row.inRange]);
      expect([row.existsOnce, row.inRangeOnce], nameOf(row.skuId)).toEqual([row.exists, row.inRange]);
    }
    return { seen: seen.sort(), bought: bought.sort(), view };
  });
}

const OPEN = ['branded', 'elsewhere', 'plain'];

describe('what a caller may see and buy, row by row and as one view', () => {
  const cases: [name: string, rules: () => Rule[], seen: string[], bought: string[]][] = [
    ['no rules', () => [], OPEN, OPEN],
    [
      'a hidden category hides everything below it',
      () => [['hide', 'category', place.top]],
      ['elsewhere'],
      ['elsewhere'],
    ],
    ['a hidden brand', () => [['hide', 'brand', place.brand]], ['plain'], ['plain']],
    ['a hidden item', () => [['hide', 'sku', item.plain]], ['branded', 'elsewhere'], ['branded', 'elsewhere']],
    ['a range leaves the rest in sight', () => [['range', 'category', place.top]], OPEN, ['branded', 'plain']],
    [
      'a range is the sum of its rules',
      () => [
        ['range', 'category', place.leaf],
        ['range', 'brand', place.brand],
      ],
      OPEN,
      OPEN,
    ],
    [
      'hidden wins over range',
      () => [
        ['range', 'category', place.top],
        ['hide', 'sku', item.plain],
      ],
      ['branded', 'elsewhere'],
      ['branded'],
    ],
  ];
  it.each(cases)('%s', async (_, rules, seen, bought) => {
    const member = await firmWith(rules(), []);
    expect(await compare(member)).toMatchObject({ seen, bought });
  });

  it('shows an exclusive item to the firm it is kept for, and to no other', async () => {
    expect((await compare(await firmWith([], [item.exclusive]))).seen).toEqual([
      'branded',
      'elsewhere',
      'exclusive',
      'plain',
    ]);
    expect((await compare(await firmWith([], []))).seen).toEqual(OPEN);
  });

  it('hides what lies outside the range where the firm wants nobody to look beyond it', async () => {
    const member = await firmWith([['range', 'category', place.top]], [], false);
    expect(await compare(member)).toMatchObject({ seen: ['branded', 'plain'], bought: ['branded', 'plain'] });
    const shown = await firmWith([['range', 'category', place.top]], [], true);
    expect((await compare(shown)).seen).toEqual(OPEN);
    expect((await compare(await firmWith([], [], false))).seen).toEqual(OPEN);
  });

  it('applies the rules of a person to that person alone', async () => {
    const member = await firmWith([['hide', 'brand', place.brand, 'person']], []);
    const colleague = await buildMember(db.owner, { firm: member });
    expect((await compare(member)).seen).toEqual(['plain']);
    expect((await compare(colleague)).seen).toEqual(OPEN);
  });

  const dated: [name: string, days: object, seen: string[]][] = [
    ['that has ended', { endsOn: '2020-01-01' }, OPEN],
    ['that has not begun', { startsOn: '2999-01-01' }, OPEN],
    ['in force', { startsOn: '2020-01-01', endsOn: '2999-01-01' }, ['plain']],
  ];
  it.each(dated)('heeds the days of a rule %s', async (_, days, seen) => {
    expect((await compare(await firmWith([['hide', 'brand', place.brand, days]], []))).seen).toEqual(seen);
  });

  it('hides what is dearer than the lowest of the limits, and lets the highest limit through a range', async () => {
    const hidden = await firmWith(
      [
        ['hide', 'price', DEAR],
        ['hide', 'price', 10n * DEAR],
      ],
      [],
    );
    expect((await compare(hidden)).seen).toEqual(['branded', 'elsewhere']);
    const limited = await firmWith(
      [
        ['range', 'price', 1n],
        ['range', 'price', DEAR],
      ],
      [],
    );
    expect(await compare(limited)).toMatchObject({ seen: OPEN, bought: ['branded', 'elsewhere'] });
  });

  it('takes agreed goods into a range as long as the agreement runs', async () => {
    const member = await firmWith([['range', 'agreement', 0n]], []);
    const agreed = { firmId: member.firmId, agreementNo: 'A1', price: 1n };
    await db.owner.insert(agreementPrices).values([
      { ...agreed, skuId: item.plain, validFrom: '2020-01-01' },
      { ...agreed, skuId: item.branded, validFrom: '2020-01-01', validTo: '2020-12-31' },
    ]);
    expect(await compare(member)).toMatchObject({ seen: OPEN, bought: ['plain'] });
  });

  it('lets a firm narrow what it has agreed with the shop, and never widen it', async () => {
    const own = { madeBy: 'firm' };
    const narrowed = await firmWith(
      [
        ['range', 'category', place.top],
        ['range', 'brand', place.brand, own],
      ],
      [],
    );
    expect((await compare(narrowed)).bought).toEqual(['branded']);
    const apart = await firmWith(
      [
        ['range', 'category', place.other],
        ['range', 'sku', item.plain, own],
      ],
      [],
    );
    expect((await compare(apart)).bought).toEqual([]);
  });

  it('applies the rules of a department to everybody in and below it', async () => {
    const member = await firmWith([], []);
    const { firmId } = member;
    const add = async (name: string, parentId: bigint | null) => {
      const [row] = await db.owner.insert(departments).values({ firmId, name, parentId }).returning();
      return row?.id ?? 0n;
    };
    const works = await add('工厂', null);
    const shop = await add('车间', works);
    const office = await add('办公室', null);
    const rule = { effect: 'hide', kind: 'brand', targetId: place.brand } as const;
    await db.owner.insert(visibilityRules).values({ firmId, departmentId: works, ...rule });
    const seenIn = async (departmentId?: bigint) =>
      (await compare(await buildMember(db.owner, { firm: member, departmentId }))).seen;
    expect(await seenIn(works)).toEqual(['plain']);
    expect(await seenIn(shop)).toEqual(['plain']);
    expect(await seenIn(office)).toEqual(OPEN);
    expect(await seenIn()).toEqual(OPEN);
  });

  it('gives callers without a firm the public view', async () => {
    await firmWith([['hide', 'brand', place.brand]], [item.exclusive], false);
    const { seen, view } = await compare({ firmId: null, userId: null });
    expect(seen).toEqual(OPEN);
    expect(view).toEqual(PUBLIC_VIEW);
  });
});
