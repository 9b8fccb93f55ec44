/**
 * Unit prices (yuan, tax included, before what a company agreed) that rules may name as a limit. They are fixed, so that
 * the search index can hold for each item which of them it keeps, and no item has to be looked at.
 */
export const PRICE_LIMITS = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000] as const;

/** 1/10,000 yuan. */
const UNIT = 10_000n;

export const limitPrice = (yuan: number): bigint => BigInt(yuan) * UNIT;

const LIMITS = PRICE_LIMITS.map(limitPrice);

export const isPriceLimit = (price: bigint): boolean => LIMITS.includes(price);

/** How many of the limits a price (1/10,000 yuan) exceeds: 0 for the cheapest goods. */
export const limitsExceeded = (price: bigint): number => LIMITS.filter((limit) => price > limit).length;

/** Place of a limit: goods that keep it exceed no more limits than this. */
export const placeOfLimit = (limit: bigint): number => LIMITS.indexOf(limit);

/** Steps that lie above a limit, and those that keep it, as numbers of exceeded limits. */
export function stepsOfLimit(limit: bigint): { keep: number[]; exceed: number[] } {
  const all = [...LIMITS, limitPrice(0)].map((_, step) => step);
  const last = placeOfLimit(limit);
  return { keep: all.filter((step) => step <= last), exceed: all.filter((step) => step > last) };
}
