export { readCatalogView } from './read-catalog-view.ts';
export { existsForCaller, inRangeOfCaller, type SkuColumns } from './visible-conditions.ts';
