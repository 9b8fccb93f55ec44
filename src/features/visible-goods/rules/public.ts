export {
  type CatalogView,
  existsIn,
  type GoodsSet,
  holdsItem,
  NO_GOODS,
  PUBLIC_VIEW,
  type RuledItem,
} from './catalog-view.ts';
export { isPriceLimit, limitPrice, limitsExceeded, PRICE_LIMITS, stepsOfLimit } from './price-limits.ts';
