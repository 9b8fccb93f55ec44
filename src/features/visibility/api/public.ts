export { firmRangeHandlers } from './range/firm-range-handlers.ts';
export { readCatalogView } from './read-catalog-view.ts';
export { visibilityHandlers } from './visibility-handlers.ts';
export { exclusiveSkus, visibilityRules } from './visibility-tables.ts';
export { existsForCaller, inRangeOfCaller, type SkuColumns } from './visible-conditions.ts';
