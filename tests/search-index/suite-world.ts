import type { IndexQuery, IndexResult, SearchDocument, SearchIndex } from '#features/search/api/search-index.ts';
import type { FieldWeight } from '#features/search/rules/document-lexemes.ts';
import type { Need } from '#features/search/rules/search-term.ts';
import { PUBLIC_VIEW } from '#features/visible-goods/rules/public.ts';

/** Items that exist before the suite runs; the index may hold nothing else. */
export interface SuiteWorld {
  index: SearchIndex;
  /** Four items in the order small screw, large screw, bearing, stopped screw. */
  skuIds: [bigint, bigint, bigint, bigint];
  itemNos: [string, string, string, string];
  /** More items than a search looks at, in the order of their ids. */
  many: readonly bigint[];
}

export const FASTENERS = 10n;
export const SCREWS = 11n;
export const BEARINGS = 20n;
export const need = (...keys: string[]): Need => ({ text: keys.join(' '), anyOf: keys.map((key) => [{ key }]) });
export const lexemes = (words: Record<string, FieldWeight>) => new Map(Object.entries(words));

const QUERY: IndexQuery = {
  needs: [],
  code: '',
  categoryId: null,
  brandId: null,
  view: PUBLIC_VIEW,
  buyableOnly: false,
  categoryIds: [],
  brandIds: [],
  attributes: {},
  price: null,
  delivery: [],
  priceBasis: { kind: 'agreed' },
  ownPrices: [],
  promotions: new Map(),
  sort: 'relevance',
  offset: 0,
  limit: 20,
};

function documentsOf({ skuIds, itemNos }: SuiteWorld): SearchDocument[] {
  const screw = {
    categoryPath: [FASTENERS, SCREWS],
    brandId: 1n,
    dayType: 0,
    delivery: 'today',
    productStatus: 5,
    listedAt: new Date('2026-01-01'),
    exclusive: false,
  } as const;
  const base = { ...screw, categoryPath: [...screw.categoryPath] };
  const [small, large, bearing, stopped] = skuIds;
  return [
    {
      ...base,
      skuId: small,
      ownCode: itemNos[0],
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
      ownCode: itemNos[1],
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
      ownCode: itemNos[2],
      codes: [itemNos[2]],
      lexemes: lexemes({ 轴承: 'A' }),
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
      ownCode: itemNos[3],
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

/** The world of a suite, once it is open, and searches in it. */
export class Suite {
  private opened: SuiteWorld | null = null;

  async open(open: () => Promise<SuiteWorld>): Promise<void> {
    this.opened = await open();
    await this.index.write(this.documents());
  }

  get world(): SuiteWorld {
    if (!this.opened) throw new Error('the world of the suite is not open yet');
    return this.opened;
  }

  get index(): SearchIndex {
    return this.world.index;
  }

  get itemNos(): SuiteWorld['itemNos'] {
    return this.world.itemNos;
  }

  get small(): bigint {
    return this.world.skuIds[0];
  }

  get large(): bigint {
    return this.world.skuIds[1];
  }

  get bearing(): bigint {
    return this.world.skuIds[2];
  }

  get stopped(): bigint {
    return this.world.skuIds[3];
  }

  documents(): SearchDocument[] {
    return documentsOf(this.world);
  }

  search(change: Partial<IndexQuery>): Promise<IndexResult> {
    return this.index.search({ ...QUERY, ...change });
  }

  async found(change: Partial<IndexQuery>): Promise<bigint[]> {
    return (await this.search(change)).skuIds;
  }
}
