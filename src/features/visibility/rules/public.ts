export {
  type CatalogView,
  existsIn,
  type GoodsSet,
  NO_GOODS,
  PUBLIC_VIEW,
  type RuledItem,
} from './catalog-view.ts';
