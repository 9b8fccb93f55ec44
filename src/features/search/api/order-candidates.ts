import type { CandidateList } from './candidate-list.ts';
import type { PaidPrice } from './paid-price.ts';
import type { Passing } from './passing-candidates.ts';
import type { IndexQuery } from './search-index.ts';

/** Sales lift an item by at most about its own relevance: fitting better goes before selling better. */
const SALES_SHARE = 0.06;
/** Room for the figure inside a group: a group number and 48 bits make a whole number that a float holds exactly. */
const GROUP = 2 ** 48;
const MOST_FIGURE = GROUP - 1;
const RANK_UNIT = 2 ** 40;

export interface OrderSources {
  query: Pick<IndexQuery, 'sort' | 'offset' | 'limit'>;
  paid: PaidPrice;
  /** Ids of items with the very number that was typed. */
  exact: ReadonlySet<number>;
  /** Items that fit in telling fields, where the candidates were not read by that. */
  strong: ReadonlySet<number> | null;
  /** Word for word, where the result is small enough. */
  ranks: ReadonlyMap<number, number> | null;
}

/** Lower is better, whole numbers below 2^48. */
function figureOf({ facts }: CandidateList, at: number, { query, paid, ranks }: OrderSources): number {
  if (query.sort === 'new') return MOST_FIGURE - facts.listedAt(at);
  if (query.sort === 'priceAsc' || query.sort === 'priceDesc') {
    const price = paid(facts, at);
    if (price === 0) return MOST_FIGURE;
    return query.sort === 'priceAsc' ? Math.min(price, MOST_FIGURE - 1) : MOST_FIGURE - 1 - price;
  }
  const sales = facts.salesCount(at);
  if (query.sort === 'sales' || ranks === null) return MOST_FIGURE - sales;
  const score = (ranks.get(facts.skuId(at)) ?? 0) * (1 + SALES_SHARE * Math.log(1 + sales));
  return MOST_FIGURE - Math.round(score * RANK_UNIT);
}

/** The very number first, then what can be bought, what is sold out, what the firm may not buy, what nobody can. */
function groupOf({ facts, offsets, parts }: CandidateList, place: number, sources: OrderSources): number {
  const { query, exact, strong, ranks } = sources;
  const at = offsets[place] ?? 0;
  const part = parts[place] ?? 0;
  if (exact.has(facts.skuId(at))) return 0;
  if (!facts.onSale(at)) return 5;
  if (facts.soldOut(at)) return 3;
  if (part > 2) return 4;
  if (query.sort !== 'relevance' || ranks !== null) return 1;
  return part === 1 || strong?.has(facts.skuId(at)) ? 1 : 2;
}

/** Offsets of the page's items, of the candidates at these places. Equals stand in the order of their ids. */
export function pageOf({ list, places }: Passing, sources: OrderSources): number[] {
  const { offset, limit } = sources.query;
  const keys = new Float64Array(places.length);
  places.forEach((place, index) => {
    keys[index] = groupOf(list, place, sources) * GROUP + figureOf(list, list.offsets[place] ?? 0, sources);
  });
  // Only what stands on this page or before it is put in order: the sort of plain numbers finds where that ends.
  const last = keys.toSorted()[Math.min(offset + limit, keys.length) - 1] ?? 0;
  const near = [...places.keys()].filter((index) => (keys[index] ?? 0) <= last);
  return near
    .map((index) => ({ at: list.offsets[places[index] ?? 0] ?? 0, key: keys[index] ?? 0 }))
    .sort((a, b) => a.key - b.key || list.facts.skuId(a.at) - list.facts.skuId(b.at))
    .slice(offset, offset + limit)
    .map(({ at }) => at);
}
