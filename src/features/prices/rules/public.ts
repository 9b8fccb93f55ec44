export { type OfferTier, offerTiers, type PriceSources, type PriceTier, priceAt, tierAt } from './offer-tiers.ts';
export { LEVEL_FACTORS, type PriceBadge } from './resolve-price.ts';
