export { FREQUENCIES, OVER_POLICIES } from './budget-labels.ts';
export { describeShortage } from './judge-budget.ts';
export { seenOf, shownOverruns } from './shown-overruns.ts';
export { type SeenOverrun, unseenOverruns } from './unseen-overruns.ts';
export {
  type BudgetFigures,
  budgetLook,
  describeOverrun,
  type Overrun,
  wordBudget,
} from './word-budget.ts';
