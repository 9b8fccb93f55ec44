import { formatUnitPrice, withoutTax } from '#platform/shared/money.ts';
import type { OfferTier } from '../rules/offer-tiers.ts';
import { reachableTiers } from '../rules/reachable-tiers.ts';

/** A unit price on the wire; 0 is no price: nobody has set one (specification 9, missing price). */
export const priceText = (price: bigint): string | null => (price > 0n ? formatUnitPrice(price) : null);

/** An item as far as its prices go. */
interface TieredItem {
  tiers: readonly OfferTier[];
  moq: number;
  step: number;
  taxRateBp: number;
}

/** Prices by quantity on the wire; empty where the quantity changes nothing. */
export function presentTiers({ tiers, taxRateBp, ...rule }: TieredItem) {
  return reachableTiers(tiers, rule).map(({ minQuantity, price, badge }) => ({
    minQuantity,
    salesPrice: formatUnitPrice(price),
    taxFreePrice: formatUnitPrice(withoutTax(price, taxRateBp)),
    priceBadge: badge,
  }));
}
