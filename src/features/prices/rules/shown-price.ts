import { parseUnitPrice } from '#platform/shared/money.ts';
import type { WireTier } from '../contract/price-schemas.ts';
import { tierAt } from './offer-tiers.ts';

/** Prices of an item as pages get them: `tiers` is empty where the quantity changes nothing. */
export interface ShownPrices {
  salesPrice: string | null;
  tiers: readonly WireTier[];
}

/** Unit price of a quantity, in decimal yuan; the same rule by which the shop prices the order. */
export function shownPrice({ salesPrice, tiers }: ShownPrices, quantity: number): string | null {
  return tierAt(tiers, quantity)?.salesPrice ?? salesPrice;
}

/** The next cheaper price and how many more pieces it takes; null when none is left. */
export function nextTier(prices: ShownPrices, quantity: number): (WireTier & { missing: number }) | null {
  const tier = prices.tiers.find(({ minQuantity }) => minQuantity > quantity);
  const now = shownPrice(prices, quantity);
  if (!tier || (now !== null && parseUnitPrice(tier.salesPrice) >= parseUnitPrice(now))) return null;
  return { ...tier, missing: tier.minQuantity - quantity };
}

/** 10–49, ≥ 50: quantities of every tier, in order. */
export function tierRanges(tiers: readonly WireTier[]): string[] {
  return tiers.map(({ minQuantity }, index) => {
    const next = tiers[index + 1];
    if (!next) return `≥ ${minQuantity}`;
    return next.minQuantity - 1 > minQuantity ? `${minQuantity}–${next.minQuantity - 1}` : String(minQuantity);
  });
}
