export { brands, categories, type SkuAttribute, series, skus, stockLevels } from './catalog-tables.ts';
