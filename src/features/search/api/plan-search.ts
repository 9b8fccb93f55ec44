import { DELIVERY_GROUPS } from '../rules/delivery-group.ts';
import {
  agreedPriceToken,
  brandToken,
  categoryToken,
  deliveryToken,
  itemToken,
  listPriceToken,
  monthToken,
  NO_PRICE_BUCKET,
  OFF_SALE,
  PRICE_BUCKETS,
  priceBucket,
  SALES_TIERS,
  SOLD_OUT,
  stepsBetween,
  valueToken,
} from '../rules/index-tokens.ts';
import { buyableQuery, inRangeQuery, NOTHING, placeQuery } from './place-query.ts';
import { CANDIDATES_READ, type CandidateQuery } from './read-candidates.ts';
import { type IndexQuery, MOST_CANDIDATES, type PriceBasis } from './search-index.ts';
import { allOf, anyOf, matchQuery, not, rankQuery, type Strictness, token } from './tsquery.ts';

/** A filter in force as a query; price is looked at more closely once candidates are read. */
export interface FilterQuery {
  name: 'category' | 'brand' | 'delivery' | 'price' | `attribute:${string}`;
  query: string;
}

/** Results up to this size are read whole: looking through the index twice would cost more. */
const FEW = 4_000;
/** Facets of larger ones are counted from so many of the best. */
const SAMPLE = 2_000;
/** What stands here is the same in the sample and in the whole: tiers are read in their order. */
export const FIRST_PAGES = 400;
/** Months that are looked through one by one before the rest, when the newest of very many are wanted. */
const MONTHS = 36;
/** Own prices that decide what is looked at in very large results; beyond them the level's price does. */
const MOST_OWN = 2_000;
/** The same for promotions, the cheapest or the dearest, whichever stand on the first pages. */
const MOST_PROMOTED = 2_000;

export const sortsByPrice = (sort: IndexQuery['sort']) => sort === 'priceAsc' || sort === 'priceDesc';

const tokens = (names: readonly string[]) => (names.length ? anyOf(...names.map(token)) : NOTHING);

/** List price of a level price, in 1/10,000 yuan. */
const listOf = (paid: number, basis: PriceBasis) =>
  basis.kind === 'agreed' ? paid : (paid * 10_000) / Math.max(1, basis.factorBp);

const priceToken = (basis: PriceBasis) => (basis.kind === 'agreed' ? agreedPriceToken : listPriceToken);

function priceQuery({ price, priceBasis, ownPrices, promotions }: IndexQuery): string {
  const from = Number(price?.from ?? 1n);
  const to = price?.to === null || price?.to === undefined ? Number.POSITIVE_INFINITY : Number(price.to);
  // A unit more on both sides: prices of levels are rounded.
  const lowest = priceBucket(Math.max(1, listOf(from - 1, priceBasis)));
  const highest = to === Number.POSITIVE_INFINITY ? PRICE_BUCKETS.length : priceBucket(listOf(to + 1, priceBasis));
  const steps = stepsBetween(lowest, highest).map(priceToken(priceBasis));
  const fits = (paid: number) => paid >= from && paid <= to;
  const own = ownPrices.filter(({ price: paid }) => fits(Number(paid))).map(({ skuId }) => skuId);
  const promoted = [...promotions].filter(([, paid]) => fits(paid)).map(([skuId]) => BigInt(skuId));
  return tokens([...steps, ...[...own.slice(0, MOST_OWN), ...promoted.slice(0, MOST_PROMOTED)].map(itemToken)]);
}

export function filterQueries(query: IndexQuery, chosenValues: ReadonlyMap<string, readonly number[]>): FilterQuery[] {
  const { categoryIds, brandIds, delivery, price } = query;
  const filters: FilterQuery[] = [];
  if (categoryIds.length) filters.push({ name: 'category', query: tokens(categoryIds.map(categoryToken)) });
  if (brandIds.length) filters.push({ name: 'brand', query: tokens(brandIds.map(brandToken)) });
  if (delivery.length) {
    const places = delivery.map((group) => DELIVERY_GROUPS.indexOf(group));
    filters.push({ name: 'delivery', query: tokens(places.map(deliveryToken)) });
  }
  if (price) filters.push({ name: 'price', query: priceQuery(query) });
  for (const [name, ids] of chosenValues) {
    filters.push({ name: `attribute:${name}`, query: tokens(ids.map(valueToken)) });
  }
  return filters;
}

/** Words, place and filters of a search, from which its sets of candidates are made. */
export class SearchPlan {
  private readonly query: IndexQuery;
  private readonly filters: readonly FilterQuery[];

  constructor(query: IndexQuery, filters: readonly FilterQuery[]) {
    this.query = query;
    this.filters = filters;
  }

  private words(strictness?: Strictness): string | null {
    return matchQuery(this.query.needs, strictness);
  }

  private place(except?: FilterQuery['name']): string {
    const filters = this.filters.filter(({ name }) => name !== except).map(({ query }) => query);
    return allOf(placeQuery(this.query), ...filters);
  }

  /** Everything that fits, leaving out one filter. */
  scope(except?: FilterQuery['name']): string {
    return allOf(this.words() ?? NOTHING, this.place(except));
  }

  /** What is sold out, then what the firm may not buy, then what nobody can. */
  private last(): string[] {
    const { view, buyableOnly } = this.query;
    const range = inRangeQuery(view);
    const soldOut = allOf(token(SOLD_OUT), range);
    if (buyableOnly) return [soldOut];
    const outside = range ? allOf(not(token(OFF_SALE)), not(range)) : NOTHING;
    return [soldOut, outside, token(OFF_SALE)];
  }

  /** Everything that fits, in what the firm may buy and outside it. */
  private parts(fits: string): string[] {
    const { view, buyableOnly } = this.query;
    const range = inRangeQuery(view);
    if (buyableOnly) return [allOf(fits, buyableQuery(view))];
    return range ? [allOf(fits, range), allOf(fits, not(range))] : [fits];
  }

  /** Counts of large results come from a sample, unless the page lies further on or prices are looked at. */
  private amounts(except?: FilterQuery['name']): Pick<CandidateQuery, 'enough' | 'most' | 'sample' | 'few'> {
    const { offset, limit, price, sort } = this.query;
    if (except !== undefined) return { enough: SAMPLE, most: SAMPLE + 1, sample: SAMPLE, few: SAMPLE };
    const sample = price === null && offset + limit <= FIRST_PAGES ? SAMPLE : CANDIDATES_READ;
    // An order by prices is exact, whatever a firm has agreed, as far as all that fits is looked at.
    const few = sortsByPrice(sort) || sample > SAMPLE ? MOST_CANDIDATES : FEW;
    return { enough: sample, most: CANDIDATES_READ, sample, few };
  }

  /** The best candidates, by how they fit and how they sell. */
  best(except?: FilterQuery['name']): CandidateQuery {
    const { needs, sort, view } = this.query;
    const fits = this.scope(except);
    const byWords = sort === 'relevance' && needs.length > 0 && except === undefined;
    const strong = byWords ? this.words('strong') : null;
    const range = inRangeQuery(view);
    return {
      strong: strong === null ? null : allOf(strong, this.place(except), this.query.buyableOnly ? range : ''),
      fits,
      parts: this.parts(fits),
      tiers: SALES_TIERS.map((tier) => allOf(token(tier), range)),
      last: this.last(),
      ...this.amounts(except),
      fine: byWords ? rankQuery(needs) : null,
    };
  }

  /** The same as far as one page needs it, where it is known that very many fit and all is counted. */
  bestOfPage(): CandidateQuery {
    const { offset, limit, price } = this.query;
    // Not all that lie on the steps of a price range have a price in it.
    const enough = price === null ? Math.min(CANDIDATES_READ, offset + limit) : CANDIDATES_READ;
    const { sample, ...best } = this.best();
    return { ...best, parts: [], enough, most: sample, sample };
  }

  /** The first in the order of prices or dates, for results that are too large to be read whole. */
  ordered(now: number): CandidateQuery | null {
    const { sort, view, offset, limit } = this.query;
    if (sort === 'relevance' || sort === 'sales') return null;
    const inStock = allOf(not(token(SOLD_OUT)), not(token(OFF_SALE)), inRangeQuery(view));
    const steps = sort === 'new' ? monthSteps(now) : priceSteps(this.query);
    return {
      strong: null,
      fits: this.scope(),
      parts: [],
      tiers: steps.map((step) => allOf(step, inStock)),
      last: this.last(),
      enough: Math.min(CANDIDATES_READ, offset + limit + this.elsewhere()),
      most: CANDIDATES_READ,
      sample: CANDIDATES_READ,
      few: 0,
      fine: null,
    };
  }

  /**
   * Items that stand on the step of their list price and belong on another one: so many more are read, lest they take
   * the places of those that belong there.
   */
  private elsewhere(): number {
    const { sort, ownPrices, promotions } = this.query;
    return sort === 'new' ? 0 : ownPrices.length + promotions.size;
  }

  /** Everything that is shown. */
  shown(): string {
    const { view, buyableOnly } = this.query;
    return allOf(this.scope(), buyableOnly ? buyableQuery(view) : '');
  }

  /** Everything that decides what fits and is counted, whatever it is sorted by. */
  counted(): unknown[] {
    const { parts, tiers, last } = this.best();
    return [this.scope(), this.others(), parts, tiers, last, this.filterNames.map((name) => [name, this.scope(name)])];
  }

  /** What scope 4 leaves out. */
  others(): string | null {
    return this.query.buyableOnly ? allOf(this.scope(), not(buyableQuery(this.query.view))) : null;
  }

  get filterNames(): FilterQuery['name'][] {
    return this.filters.map(({ name }) => name);
  }
}

function monthSteps(now: number): string[] {
  const months = Array.from({ length: MONTHS }, (_, back) => token(monthToken(now - back)));
  return [...months, not(anyOf(...months))];
}

/** Prices missing come last in both directions. */
function priceSteps({ sort, priceBasis, ownPrices, promotions }: IndexQuery): string[] {
  const named = priceToken(priceBasis);
  const promoted = [...promotions].map(([skuId, price]) => ({ skuId: BigInt(skuId), price }));
  const first = sort === 'priceDesc' ? promoted.slice(-MOST_PROMOTED) : promoted.slice(0, MOST_PROMOTED);
  const own = Map.groupBy([...ownPrices.slice(0, MOST_OWN), ...first], ({ price }) => priceBucket(Number(price)));
  const steps = PRICE_BUCKETS.map((bucket) =>
    tokens([named(String(bucket)), ...(own.get(bucket) ?? []).map(({ skuId }) => itemToken(skuId))]),
  );
  if (sort === 'priceDesc') steps.reverse();
  return [...steps, tokens([named(String(NO_PRICE_BUCKET))])];
}
