export { FREQUENCIES, OVER_POLICIES } from './budget-labels.ts';
export { isOverspent } from './is-overspent.ts';
export { availableOf } from './judge-budget.ts';
