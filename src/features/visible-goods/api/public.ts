export { readCatalogView, readVisibleFlag } from './read-catalog-view.ts';
export { AGREED_ITEMS, RULE_APPLIES } from './rule-conditions.ts';
export { exclusiveSkus, visibilityRules } from './visibility-tables.ts';
export { existsForCaller, inRangeOfCaller, knownToFirm, type SkuColumns } from './visible-conditions.ts';
