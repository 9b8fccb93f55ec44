export type { AllocationPlan, StockAllocation, StockShortage, StockWish } from '../rules/allocate-stock.ts';
export { createCatalogHandlers } from './catalog-handlers.ts';
export { brands, categories, type SkuAttribute, series, skus, stockLevels } from './catalog-tables.ts';
export { readBasePrices } from './read-base-prices.ts';
export { readSkusForSale, readSkusForSaleById, type SkuForSale } from './read-skus-for-sale.ts';
export { releaseStock, reserveStock } from './stock-repo.ts';
