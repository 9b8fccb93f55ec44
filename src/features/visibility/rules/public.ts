export {
  type CatalogView,
  existsIn,
  type GoodsSet,
  NO_GOODS,
  PUBLIC_VIEW,
  type RuledItem,
} from './catalog-view.ts';
export { limitPrice, limitsExceeded, PRICE_LIMITS, stepsOfLimit } from './price-limits.ts';
