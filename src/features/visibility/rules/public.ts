export { type CatalogView, type GoodsSet, NO_GOODS, PUBLIC_VIEW } from './catalog-view.ts';
