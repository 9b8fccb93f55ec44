export type { AllocationPlan, StockAllocation, StockShortage, StockWish } from '../rules/allocate-stock.ts';
export { answerPicture } from './answer-picture.ts';
export { brands, categories, type SkuAttribute, series, skus, stockLevels } from './catalog-tables.ts';
export {
  regionRules,
  skuDocuments,
  skuReplacements,
  unspscClasses,
  warehouses,
  warehouseTransits,
} from './item-tables.ts';
export { keepFor } from './keep-for.ts';
export { moveStock, type StockMove } from './move-stock-repo.ts';
export { answerDocument, type DocumentStores } from './papers/answer-document.ts';
export { renderPaper } from './papers/render-paper.ts';
export type { FontReach, PictureFacts, PictureSource, PictureView } from './picture-source.ts';
export { presentCard } from './present-item.ts';
export { type DeliverySources, readDelivery } from './read-delivery.ts';
export { type ItemFacts, readItemsWhere } from './read-item-facts.ts';
export { isItemSeen } from './read-picture-facts.ts';
export { readReplacements } from './read-replacements.ts';
export { readSamplePicture } from './read-sample-picture.ts';
export { readSkusForSale, readSkusForSaleById, type SkuForSale } from './read-skus-for-sale.ts';
export { answerSitemap } from './sitemap/answer-sitemap.ts';
export { createSitemaps } from './sitemap/sitemap-files.ts';
export { type AlsoWrite, releaseStock, reserveStock } from './stock-repo.ts';
