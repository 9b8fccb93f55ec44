import { type BasePrices, levelBadge, type PriceBadge, resolvePrice } from './resolve-price.ts';

/** A unit price in 1/10,000 yuan, from a quantity on. */
export interface PriceTier {
  minQuantity: number;
  price: bigint;
}

/** A price agreed with the caller's firm, in force today. */
export interface AgreedTier extends PriceTier {
  /** Last day in Shanghai, YYYY-MM-DD; null until further notice. */
  validTo: string | null;
}

/** A promotion that runs now. */
export interface Promotion {
  name: string;
  price: bigint;
  /** Instant at which it ends, ISO 8601. */
  endsAt: string;
}

/** Everything a price is made of, for one caller and today. */
export interface PriceSources extends BasePrices {
  /** By quantity. */
  agreement: readonly AgreedTier[];
  /** The lowest of those that run. */
  promotion: Promotion | null;
}

/** What one unit costs from a quantity on, and why. */
export interface OfferTier extends PriceTier {
  badge: PriceBadge | null;
  /** Set where the price is an agreed one. */
  agreed: AgreedTier | null;
  /** Set where the price is a promotion's. */
  promotion: Promotion | null;
}

function tierFrom(sources: PriceSources, levelCode: string | null, minQuantity: number): OfferTier {
  const { listPrice, agreement } = sources;
  const aboveList = (price: bigint) => listPrice > 0n && price > listPrice;
  const agreed = agreement.findLast((tier) => tier.minQuantity <= minQuantity) ?? null;
  const agreedPrice = agreed && (aboveList(agreed.price) ? listPrice : agreed.price);
  const usual = agreedPrice ?? resolvePrice(sources, levelCode);
  const promotion = sources.promotion && !aboveList(sources.promotion.price) ? sources.promotion : null;
  if (promotion && (usual === 0n || promotion.price < usual)) {
    return { minQuantity, price: promotion.price, badge: '促销价', agreed: null, promotion };
  }
  const badge = agreed ? '企业价' : levelBadge(sources, levelCode);
  return { minQuantity, price: usual, badge, agreed, promotion: null };
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

/** Tier that a quantity falls into, on the server and on pages; undefined where there is no price for it. */
export function tierAt<Tier extends { minQuantity: number }>(
  tiers: readonly Tier[],
  quantity: number,
): Tier | undefined {
  return tiers.findLast((tier) => tier.minQuantity <= quantity);
}

/** Unit price at a quantity; 0 means that there is none. */
export function priceAt(tiers: readonly PriceTier[], quantity: number): bigint {
  return tierAt(tiers, quantity)?.price ?? 0n;
}

/** The item at the price that this many of it cost each. */
export function offerAt<Item extends { tiers: readonly PriceTier[] }>(
  item: Item,
  quantity: number,
): Item & { salesPrice: bigint } {
  return { ...item, salesPrice: priceAt(item.tiers, quantity) };
}
