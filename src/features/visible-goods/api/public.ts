export { keepForFirms } from './exclusive-repo.ts';
export { readCatalogView, readVisibleFlag } from './read-catalog-view.ts';
export { AGREED_ITEMS, ruleApplies } from './rule-conditions.ts';
export {
  deleteFirmRule,
  deleteRule,
  insertFirmRules,
  insertRules,
  type RuleOwner,
  type RulePlace,
  type RuleTarget,
} from './rule-repo.ts';
export {
  ASKED_ONCE,
  callerRules,
  existsForCaller,
  inRangeOfCaller,
  knownToFirm,
  type SkuColumns,
} from './visible-conditions.ts';
