/** An item that a person ordered so often within so many days is one he buys often (issue 15, price of a frequent item). */
export const OFTEN = { orders: 3, days: 180 } as const;

/** Goods one person buys often that are looked after, those ordered most often first; what he marked himself comes on top. */
export const MOST_WATCHED = 200;

/** An item somebody ordered. */
export interface Ordered {
  userId: bigint;
  skuId: bigint;
  /** Orders with it, within the days of `OFTEN`. */
  orders: number;
}

type Watched = Pick<Ordered, 'userId' | 'skuId'>;

/**
 * Goods that are looked after for people (issue 15): what they marked (常购), and what they ordered at least three times within
 * 180 days.
 */
export function pickWatched(marked: readonly Watched[], ordered: readonly Ordered[], most = MOST_WATCHED): Watched[] {
  const often = ordered.filter(({ orders }) => orders >= OFTEN.orders).toSorted((a, b) => b.orders - a.orders);
  const kept = [...Map.groupBy(often, ({ userId }) => userId).values()].flatMap((own) => own.slice(0, most));
  const all = [...marked, ...kept].map(({ userId, skuId }) => [`${userId} ${skuId}`, { userId, skuId }] as const);
  return [...new Map(all).values()];
}
