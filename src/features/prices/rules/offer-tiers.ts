import { type BasePrices, type PriceBadge, priceBadge, resolvePrice } from './resolve-price.ts';

/** A unit price in 1/10,000 yuan, from a quantity on. */
export interface PriceTier {
  minQuantity: number;
  price: bigint;
}

/** Everything a price is made of, for one caller and today. */
export interface PriceSources extends BasePrices {
  /** Tiers agreed with the caller's firm, by quantity. */
  agreement: readonly PriceTier[];
  /** Lowest running promotion. */
  promotion: bigint | null;
  saleFlag: boolean;
}

export interface OfferTier extends PriceTier {
  badge: PriceBadge | null;
}

function tierFrom(sources: PriceSources, levelCode: string | null, minQuantity: number): OfferTier {
  const { listPrice, agreement, promotion } = sources;
  const level = resolvePrice(sources, levelCode);
  const agreed = agreement.findLast((tier) => tier.minQuantity <= minQuantity)?.price;
  const usual = agreed ?? level;
  if (promotion !== null && (usual === 0n || promotion < usual))
    return { minQuantity, price: promotion, badge: '促销价' };
  if (agreed === undefined) return { minQuantity, price: level, badge: priceBadge(sources, levelCode) };
  const price = listPrice > 0n && agreed > listPrice ? listPrice : agreed;
  return { minQuantity, price, badge: '企业价' };
}

/**
 * What the caller pays per unit, by quantity, the first from 1 on; empty without any price (specification 6, 9). An
 * agreed price takes the place of the level's, a running promotion the place of both where it is lower; nothing is
 * ever above list. Later tiers that change nothing are left out.
 */
export function offerTiers(sources: PriceSources, levelCode: string | null): OfferTier[] {
  const quantities = new Set([1, ...sources.agreement.map(({ minQuantity }) => minQuantity)]);
  const tiers: OfferTier[] = [];
  for (const minQuantity of [...quantities].sort((a, b) => a - b)) {
    const tier = tierFrom(sources, levelCode, minQuantity);
    if (tier.price > 0n && tier.price !== tiers.at(-1)?.price) tiers.push(tier);
  }
  return tiers;
}

/** Tier that a quantity falls into; undefined where there is no price for it. */
export function tierAt<Tier extends PriceTier>(tiers: readonly Tier[], quantity: number): Tier | undefined {
  return tiers.findLast((tier) => tier.minQuantity <= quantity);
}

/** Unit price at a quantity; 0 means that there is none. */
export function priceAt(tiers: readonly PriceTier[], quantity: number): bigint {
  return tierAt(tiers, quantity)?.price ?? 0n;
}
