import { beforeAll, describe, expect, it } from 'vitest';
import type { IndexQuery, SearchDocument, SearchIndex } from '#features/search/api/search-index.ts';
import type { FieldWeight } from '#features/search/rules/document-lexemes.ts';
import type { Need } from '#features/search/rules/search-term.ts';

/** Items that exist before the suite runs; the index may hold nothing else. */
export interface SuiteWorld {
  index: SearchIndex;
  /** Four items in the order small screw, large screw, bearing, stopped screw. */
  skuIds: [bigint, bigint, bigint, bigint];
  itemNos: [string, string, string, string];
}

const FASTENERS = 10n;
const SCREWS = 11n;
const BEARINGS = 20n;
const need = (...keys: string[]): Need => ({ text: keys.join(' '), anyOf: keys.map((key) => [{ key }]) });
const lexemes = (words: Record<string, FieldWeight>) => new Map(Object.entries(words));

const QUERY: IndexQuery = {
  needs: [],
  code: '',
  categoryId: null,
  brandId: null,
  onSaleOnly: false,
  categoryIds: [],
  brandIds: [],
  attributes: {},
  price: null,
  delivery: [],
  priceBasis: { kind: 'agreed' },
  sort: 'relevance',
  offset: 0,
  limit: 20,
};

function documentsOf({ skuIds, itemNos }: SuiteWorld): SearchDocument[] {
  const screw = {
    categoryId: SCREWS,
    categoryPath: [FASTENERS, SCREWS],
    brandId: 1n,
    seriesId: null,
    dayType: 0,
    delivery: 'today',
    productStatus: 5,
    listedAt: new Date('2026-01-01'),
  } as const;
  const base = { ...screw, categoryPath: [...screw.categoryPath] };
  const [small, large, bearing, stopped] = skuIds;
  return [
    {
      ...base,
      skuId: small,
      codes: [itemNos[0], 'SMALL1'],
      lexemes: lexemes({ 螺钉: 'A', m8: 'C', "it's": 'C', 'back\\slash': 'C', '6205x': 'B' }),
      facets: ['规格=M8', '长度=20mm'],
      price: 100_000n,
      listPrice: 120_000n,
      salesCount: 5,
    },
    {
      ...base,
      skuId: large,
      codes: [itemNos[1]],
      lexemes: lexemes({ 螺钉: 'D', m10: 'A', m8: 'C' }),
      facets: ['规格=M10', '长度=50mm'],
      price: 900_000n,
      listPrice: 0n,
      salesCount: 900,
      listedAt: new Date('2026-06-01'),
    },
    {
      ...base,
      skuId: bearing,
      codes: [itemNos[2]],
      lexemes: lexemes({ 轴承: 'A' }),
      categoryId: BEARINGS,
      categoryPath: [BEARINGS],
      brandId: null,
      facets: ['内径=20mm'],
      price: 0n,
      listPrice: 0n,
      salesCount: 50,
      dayType: 3,
      delivery: 'within3',
    },
    {
      ...base,
      skuId: stopped,
      codes: [itemNos[3]],
      lexemes: lexemes({ 螺钉: 'A', m8: 'A' }),
      facets: ['规格=M8'],
      price: 50_000n,
      listPrice: 60_000n,
      salesCount: 99_999,
      productStatus: 8,
    },
  ];
}

/** What every implementation of `SearchIndex` must do. `open` gives an empty index over four existing items. */
export function describeSearchIndex(name: string, open: () => Promise<SuiteWorld>): void {
  describe(name, () => {
    let world: SuiteWorld;
    let small: bigint;
    let large: bigint;
    let bearing: bigint;
    let stopped: bigint;
    const search = (change: Partial<IndexQuery>) => world.index.search({ ...QUERY, ...change });
    const found = async (change: Partial<IndexQuery>) => (await search(change)).skuIds;

    beforeAll(async () => {
      world = await open();
      [small, large, bearing, stopped] = world.skuIds;
      await world.index.write(documentsOf(world));
    });

    it('finds what has all needs, each by any of its ways', async () => {
      expect(await found({ needs: [need('螺钉'), need('m10')] })).toEqual([large]);
      expect(await found({ needs: [need('nothing', '轴承')] })).toEqual([bearing]);
      expect(await found({ needs: [need('螺钉'), need('轴承')] })).toEqual([]);
      expect(await found({ needs: [{ text: '6205', anyOf: [[{ key: '6205', prefix: true }]] }] })).toEqual([small]);
      const whole: Need = { text: '螺钉', anyOf: [[{ key: '螺钉', whole: true }]] };
      expect(await found({ needs: [whole] })).toEqual([small, stopped]);
    });

    it('takes signs in words for signs', async () => {
      expect(await found({ needs: [need("it's")] })).toEqual([small]);
      expect(await found({ needs: [need('back\\slash')] })).toEqual([small]);
      expect(await found({ needs: [need("'|'")] })).toEqual([]);
    });

    it('puts the better field before the better seller, and what cannot be bought last', async () => {
      expect(await found({ needs: [need('螺钉')] })).toEqual([small, large, stopped]);
    });

    it('puts the item with the very number first', async () => {
      expect(await found({ needs: [need('螺钉')], code: world.itemNos[3] })).toEqual([stopped, small, large]);
    });

    it('stays in its place', async () => {
      expect(await found({ categoryId: FASTENERS })).toEqual([large, small, stopped]);
      expect(await found({ categoryId: BEARINGS })).toEqual([bearing]);
      expect(await found({ brandId: 1n, needs: [need('m8')] })).toEqual([large, small, stopped]);
      const visible = await search({ needs: [need('螺钉')], onSaleOnly: true });
      expect([visible.skuIds, visible.total, visible.otherTotal]).toEqual([[small, large], 2, 1]);
    });

    it('sorts, prices missing last', async () => {
      const place = { onSaleOnly: true, needs: [need('螺钉', '轴承')] };
      expect(await found({ ...place, sort: 'priceAsc' })).toEqual([small, large, bearing]);
      expect(await found({ ...place, sort: 'priceDesc' })).toEqual([large, small, bearing]);
      expect(await found({ ...place, sort: 'sales' })).toEqual([large, bearing, small]);
      expect((await found({ ...place, sort: 'new' }))[0]).toBe(large);
    });

    it('pages without losing or repeating anything', async () => {
      const pages = await Promise.all([0, 2].map((offset) => search({ needs: [need('螺钉')], offset, limit: 2 })));
      expect(pages.flatMap(({ skuIds }) => skuIds)).toEqual([small, large, stopped]);
      expect(pages.map(({ total }) => total)).toEqual([3, 3]);
    });

    it('filters, and leaves a filter out of the counts of its own facet', async () => {
      const result = await search({ needs: [need('螺钉')], attributes: { 规格: ['M8'] } });
      expect(result.skuIds).toEqual([small, stopped]);
      const sizes = result.attributes.find(({ name: facet }) => facet === '规格')?.values;
      expect(sizes?.toSorted((a, b) => (a.value < b.value ? -1 : 1))).toEqual([
        { value: 'M10', count: 1 },
        { value: 'M8', count: 2 },
      ]);
      expect(result.attributes.find(({ name: facet }) => facet === '长度')?.values).toEqual([
        { value: '20mm', count: 1 },
      ]);
      expect(result.brands).toEqual([{ value: 1n, count: 2 }]);
    });

    it('filters by ranges, brand, category, delivery and the price that is paid', async () => {
      expect(await found({ attributes: { 长度: ['30~60'] } })).toEqual([large]);
      expect(await found({ attributes: { 长度: ['~20', '50~'] } })).toEqual([large, small]);
      expect(await found({ categoryIds: [FASTENERS], brandIds: [1n], delivery: ['today'] })).toEqual([
        large,
        small,
        stopped,
      ]);
      expect(await found({ delivery: ['within3'] })).toEqual([bearing]);
      const range = { from: 110_000n, to: 130_000n };
      expect(await found({ price: range })).toEqual([]);
      expect(await found({ price: range, priceBasis: { kind: 'list', factorBp: 10_000 } })).toEqual([small]);
      expect(await found({ price: range, priceBasis: { kind: 'list', factorBp: 9_000 } })).toEqual([]);
    });

    it('counts categories below a place, delivery and price steps', async () => {
      const result = await search({ categoryId: FASTENERS });
      expect(result.categories).toEqual([{ value: SCREWS, count: 3 }]);
      expect(result.delivery).toEqual([{ value: 'today', count: 3 }]);
      expect(result.priceSteps.toSorted((a, b) => a.step - b.step)).toEqual([
        { step: 3, count: 1 },
        { step: 4, count: 1 },
        { step: 6, count: 1 },
      ]);
    });

    it('tells which of several alternatives find anything', async () => {
      const place = { categoryId: null, brandId: null, onSaleOnly: false };
      const screws = [need('螺钉')];
      expect(await world.index.findsAny([screws, [need('nothing')], [need('轴承')]], place)).toEqual([
        true,
        false,
        true,
      ]);
      expect(await world.index.findsAny([screws], { ...place, categoryId: BEARINGS })).toEqual([false]);
      expect(await world.index.findsAny([], place)).toEqual([]);
    });

    it('knows items by their numbers', async () => {
      expect(await world.index.findCode('SMALL1', 3)).toEqual([{ skuId: small, itemNo: world.itemNos[0], own: false }]);
      expect(await world.index.findCode(world.itemNos[1], 3)).toMatchObject([{ own: true }]);
      expect(await world.index.findCode('SMALL', 3)).toEqual([]);
    });

    it('offers words by the beginning of any spelling, weightiest first', async () => {
      const entry = { kind: 'category', skuId: null } as const;
      await world.index.replaceSuggestions(
        ['category', 'brand'],
        [
          { ...entry, keys: ['螺钉', 'luoding', 'ld'], word: '螺钉', code: 'C1', weight: 5 },
          { ...entry, keys: ['螺母', 'luomu', 'lm'], word: '螺母', code: 'C2', weight: 50 },
          { ...entry, keys: ['100%_棉'], word: '100%_棉', code: 'C3', weight: 1 },
        ],
      );
      const words = async (begin: string) => (await world.index.suggest(begin, 5)).map(({ word }) => word);
      expect(await words('螺')).toEqual(['螺母', '螺钉']);
      expect(await words('luod')).toEqual(['螺钉']);
      expect(await words('100%_')).toEqual(['100%_棉']);
      expect(await words('1%')).toEqual([]);
      expect(await world.index.suggestedCodes('category', ['C1', 'C9'])).toEqual(['C1']);
      await world.index.replaceSuggestions(['category'], []);
      expect(await words('螺')).toEqual([]);
    });

    it('replaces documents instead of adding them, and forgets them', async () => {
      await world.index.write(documentsOf(world).map((document) => ({ ...document, lexemes: lexemes({ 改: 'A' }) })));
      expect((await search({ needs: [need('改')] })).total).toBe(4);
      expect((await search({ needs: [need('螺钉')] })).total).toBe(0);
      await world.index.remove([small, large]);
      expect((await search({ needs: [need('改')] })).total).toBe(2);
      expect(await world.index.findCode('SMALL1', 3)).toEqual([]);
    });
  });
}
