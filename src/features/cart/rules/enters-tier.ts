import { type PriceTier, priceAt } from '#features/prices/rules/public.ts';

/**
 * Whether a line of the cart comes into another price tier by its new quantity. Its added price then starts anew:
 * otherwise the buyer's own choice would be shown to him as a change of price.
 */
export function entersTier(tiers: readonly PriceTier[], before: number | undefined, after: number): boolean {
  return before !== undefined && priceAt(tiers, before) !== priceAt(tiers, after);
}
