import { withPromotion } from '#features/prices/rules/public.ts';
import type { PackedFacts } from './facts-codec.ts';
import { paidPrice } from './price-basis.ts';
import type { IndexQuery } from './search-index.ts';

/** What the caller pays for a candidate, in 1/10,000 yuan; 0 means no price. */
export type PaidPrice = (facts: PackedFacts, at: number) => number;

type PriceSources = Pick<IndexQuery, 'priceBasis' | 'ownPrices' | 'promotions'>;

/** The price that is shown: agreed or of the level, a promotion where it is lower. */
export function paidPriceOf({ priceBasis, ownPrices, promotions }: PriceSources): PaidPrice {
  // Made with the first price: what is kept needs none, and agreements may be long.
  let own: ReadonlyMap<number, number> | null = null;
  return (facts, at) => {
    own ??= new Map(ownPrices.map(({ skuId, price }) => [Number(skuId), Number(price)]));
    const skuId = facts.skuId(at);
    const listPrice = facts.listPrice(at);
    const usual = own.get(skuId) ?? paidPrice(priceBasis, facts.price(at), listPrice);
    return withPromotion(usual, listPrice, promotions.get(skuId));
  };
}

/** Whether a price lies in the range that was asked for; missing prices lie in none. */
export function inPriceRange(paid: number, price: IndexQuery['price']): boolean {
  if (price === null) return true;
  return (
    paid > 0 && (price.from === null || paid >= Number(price.from)) && (price.to === null || paid <= Number(price.to))
  );
}
