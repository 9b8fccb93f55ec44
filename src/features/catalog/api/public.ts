export type { AllocationPlan, StockAllocation, StockShortage, StockWish } from '../rules/allocate-stock.ts';
export { answerPicture } from './answer-picture.ts';
export { createCatalogHandlers } from './catalog-handlers.ts';
export { brands, categories, type SkuAttribute, series, skus, stockLevels } from './catalog-tables.ts';
export { presentCard } from './present-item.ts';
export { type ItemFacts, readItemsWhere } from './read-item-facts.ts';
export { readSamplePicture } from './read-sample-picture.ts';
export { readSkusForSale, readSkusForSaleById, type SkuForSale } from './read-skus-for-sale.ts';
export { releaseStock, reserveStock } from './stock-repo.ts';
