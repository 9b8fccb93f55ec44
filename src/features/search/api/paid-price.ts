import type { PackedFacts } from './facts-codec.ts';
import { paidPrice } from './price-basis.ts';
import type { IndexQuery } from './search-index.ts';

/** What the caller pays for a candidate, in 1/10,000 yuan; 0 means no price. */
export type PaidPrice = (facts: PackedFacts, at: number) => number;

export function paidPriceOf({ priceBasis, ownPrices }: Pick<IndexQuery, 'priceBasis' | 'ownPrices'>): PaidPrice {
  const byBasis: PaidPrice = (facts, at) => paidPrice(priceBasis, facts.price(at), facts.listPrice(at));
  if (ownPrices.length === 0) return byBasis;
  const own = new Map(ownPrices.map(({ skuId, price }) => [Number(skuId), Number(price)]));
  return (facts, at) => own.get(facts.skuId(at)) ?? byBasis(facts, at);
}

/** Whether a price lies in the range that was asked for; missing prices lie in none. */
export function inPriceRange(paid: number, price: IndexQuery['price']): boolean {
  if (price === null) return true;
  return (
    paid > 0 && (price.from === null || paid >= Number(price.from)) && (price.to === null || paid <= Number(price.to))
  );
}
