import type { OwnPrice } from '#features/prices/api/public.ts';
import type { CatalogView } from '#features/visible-goods/rules/public.ts';
import type { DeliveryGroup, Sort } from '../contract/search-schemas.ts';
import type { AttributeCounts, ChosenAttributes } from '../rules/build-facets.ts';
import type { FieldWeight } from '../rules/document-lexemes.ts';
import type { PriceRange, StepCount } from '../rules/price-bands.ts';
import type { Need } from '../rules/search-term.ts';

/** An item as search knows it. */
export interface SearchDocument {
  skuId: bigint;
  lexemes: ReadonlyMap<string, FieldWeight>;
  /** Numbers it answers to, normalised. */
  codes: string[];
  /** That of them which is the item's own. */
  ownCode: string;
  /** From the top category down to the item's own. */
  categoryPath: bigint[];
  brandId: bigint | null;
  /** `name=value` pairs. */
  facets: string[];
  /** Agreed and list price, in 1/10,000 yuan; 0 means none. */
  price: bigint;
  listPrice: bigint;
  dayType: number;
  delivery: DeliveryGroup;
  productStatus: number;
  salesCount: number;
  listedAt: Date;
  /** Exists only for firms that were granted it. */
  exclusive: boolean;
}

/** Which of an item's prices the caller pays. */
export type PriceBasis = { kind: 'agreed' } | { kind: 'list'; factorBp: number };

/** Where a search happens; nothing outside is found or counted. */
export interface SearchPlace {
  categoryId: bigint | null;
  brandId: bigint | null;
  /** The catalogue as the caller may see it: what does not exist for him is neither found nor counted anywhere. */
  view: CatalogView;
  /** Scope 4: only items that the firm may buy, on sale and inside its range. */
  buyableOnly: boolean;
}

export interface IndexQuery extends SearchPlace {
  /** All of them must be found; none means everything in the place. */
  needs: readonly Need[];
  /** Normalised query: items with this very number stand first. */
  code: string;
  /** Everything below a chosen category counts as in it. */
  categoryIds: readonly bigint[];
  brandIds: readonly bigint[];
  attributes: ChosenAttributes;
  price: PriceRange | null;
  delivery: readonly DeliveryGroup[];
  priceBasis: PriceBasis;
  /** Prices that the caller's firm has agreed for single items; they go before the basis. */
  ownPrices: readonly OwnPrice[];
  /** Prices of running promotions by item, 1/10,000 yuan, the cheapest first; they count where they are lower. */
  promotions: ReadonlyMap<number, number>;
  sort: Sort;
  offset: number;
  limit: number;
}

export interface Counted<T> {
  value: T;
  count: number;
}

/** No search looks at more items than this: the best ones are found, ordered, paged and counted, the rest is not. */
export const MOST_CANDIDATES = 10_000;

/** How many items fit, and how many there are of each. Counts of a facet leave its own choices out of account. */
export interface IndexCounts {
  total: number;
  /** More than `MOST_CANDIDATES` items fit. */
  capped: boolean;
  /** Facets of a large result are counted from the best items: there are at least so many of each. */
  sampled: boolean;
  /** Items that facets were counted from. */
  counted: number;
  /** Items that fit but are left out by `buyableOnly`; at most `MOST_CANDIDATES`. */
  otherTotal: number;
  /** Own categories of the items; below a place, the children of that place. */
  categories: readonly Counted<bigint>[];
  brands: readonly Counted<bigint>[];
  delivery: readonly Counted<string>[];
  priceSteps: readonly StepCount[];
  attributes: readonly AttributeCounts[];
}

export interface IndexResult extends IndexCounts {
  /** Items of the page in their order. */
  skuIds: bigint[];
}

export interface CodeMatch {
  skuId: bigint;
  itemNo: string;
  /** The item's own number, not the manufacturer's. */
  own: boolean;
}

export interface SuggestionEntry {
  /** Spellings that lead to the word when their beginning is typed; the weight counts where several words fit. */
  keys: readonly string[];
  kind: 'keyword' | 'category' | 'brand';
  word: string;
  code: string;
  weight: number;
  /** What the word speaks of; where that is hidden, the word is too. */
  brandId: bigint | null;
  categoryPath: readonly bigint[];
}

export type SuggestionHit = Pick<SuggestionEntry, 'kind' | 'word' | 'code'>;

/** An item offered by the beginning of one of its numbers. */
export interface CodeSuggestion {
  itemNo: string;
  name: string;
}

/**
 * Everything the shop asks of a search engine. Implementations are exchangeable; `tests/search-index-suite.ts` says what
 * they must do.
 */
export interface SearchIndex {
  /** Adds documents or replaces those of the same items. */
  write(documents: readonly SearchDocument[]): Promise<void>;
  remove(skuIds: readonly bigint[]): Promise<void>;
  search(query: IndexQuery): Promise<IndexResult>;
  /** Whether each of the alternatives finds anything. */
  findsAny(alternatives: readonly (readonly Need[])[], place: SearchPlace): Promise<boolean[]>;
  /** Items with exactly this number, normalised. */
  findCode(code: string, most: number, view: CatalogView): Promise<CodeMatch[]>;
  /** Items with a number that begins like this, normalised; best sellers first as far as few begin so. */
  suggestItems(begin: string, most: number, view: CatalogView): Promise<CodeSuggestion[]>;
  /** Replaces all suggestions of these kinds. */
  replaceSuggestions(kinds: readonly SuggestionEntry['kind'][], entries: readonly SuggestionEntry[]): Promise<void>;
  /** Adds suggestions to those that are there. */
  addSuggestions(entries: readonly SuggestionEntry[]): Promise<void>;
  /** Which of these brands or categories are offered already. */
  suggestedCodes(kind: 'brand' | 'category', codes: readonly string[]): Promise<string[]>;
  /** Words with a spelling that begins like this, weightiest first. */
  suggest(begin: string, most: number, view: CatalogView): Promise<SuggestionHit[]>;
}
