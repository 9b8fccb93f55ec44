export { supplierOf } from './item-supplier-repo.ts';
export { presentTiers, priceText } from './present-prices.ts';
export {
  type AgreedRow,
  agreedTiers,
  type PromotionRow,
  readPromotion,
  readTiers,
  runningPromotion,
} from './price-columns.ts';
export { readComingPromotions } from './read-coming-promotions.ts';
export { type ItemCost, readItemCosts } from './read-item-costs.ts';
export { type OwnPrice, readOwnPrices } from './read-own-prices.ts';
