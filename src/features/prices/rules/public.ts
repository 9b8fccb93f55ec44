export { type BasePrices, LEVEL_FACTORS, type PriceBadge, priceBadge, resolvePrice } from './resolve-price.ts';
