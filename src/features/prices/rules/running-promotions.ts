/** A promotion as lists are sorted by it: plain numbers, thousands of them are looked at in a search. */
export interface TimedPromotion {
  skuId: number;
  /** 1/10,000 yuan. */
  price: number;
  /** Milliseconds since 1970; it runs from the first to before the last. */
  startsAt: number;
  endsAt: number;
}

export interface RunningPromotions {
  /** Lowest price of each item, the cheapest item first. */
  prices: ReadonlyMap<number, number>;
  /** From then on others run; infinite where none begins or ends. */
  until: number;
}

/** Those that run at a moment, and how long that stays true. */
export function runningPromotions(all: readonly TimedPromotion[], now: number): RunningPromotions {
  const prices = new Map<number, number>();
  let until = Number.POSITIVE_INFINITY;
  for (const { skuId, price, startsAt, endsAt } of all.toSorted((a, b) => a.price - b.price)) {
    if (endsAt <= now) continue;
    until = Math.min(until, startsAt > now ? startsAt : endsAt);
    if (startsAt <= now && !prices.has(skuId)) prices.set(skuId, price);
  }
  return { prices, until };
}

/**
 * What is paid for an item beside the usual price: a promotion where it is lower and not above list; 0 is no price. In
 * 1/10,000 yuan; twin of `offerTiers`.
 */
export function withPromotion(usual: number, listPrice: number, promotion: number | undefined): number {
  if (promotion === undefined || (listPrice > 0 && promotion > listPrice)) return usual;
  return usual === 0 || promotion < usual ? promotion : usual;
}
