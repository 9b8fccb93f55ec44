export { FREQUENCIES, OVER_POLICIES } from './budget-labels.ts';
export { forecastBudget } from './forecast-budget.ts';
export { isOverspent } from './is-overspent.ts';
export { availableOf, describeShortage } from './judge-budget.ts';
export { seenOf, shownOverruns } from './shown-overruns.ts';
export { type SeenOverrun, unseenOverruns } from './unseen-overruns.ts';
export {
  type BudgetFigures,
  budgetLook,
  describeOverrun,
  type Overrun,
  wordBudget,
} from './word-budget.ts';
