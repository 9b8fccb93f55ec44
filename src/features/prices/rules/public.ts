export {
  type AgreedTier,
  type OfferTier,
  offerAt,
  offerTiers,
  type PriceSources,
  type PriceTier,
  type Promotion,
  priceAt,
  tierAt,
} from './offer-tiers.ts';
export { type PriceTerms, priceTerms } from './price-terms.ts';
export { LEVEL_FACTORS, type PriceBadge } from './resolve-price.ts';
export {
  type RunningPromotions,
  runningPromotions,
  type TimedPromotion,
  withPromotion,
} from './running-promotions.ts';
export { type ShownPrices, shownPrice } from './shown-price.ts';
