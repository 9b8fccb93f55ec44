export type { BudgetDocument } from './budget-ledger-repo.ts';
export { costCenters } from './budget-tables.ts';
export { budgetEffects } from './orders/budget-effects.ts';
export { type BudgetPreview, type BudgetPreviewPeriod, previewBudget } from './preview-budget.ts';
export type { CostCenterFact } from './read-cost-centers.ts';
export { type Reservation, reserveBudget } from './reserve-budget.ts';
export { type PlacedSpending, placeSpending, resolveCostCenters, type Spending } from './resolve-cost-centers.ts';
export { confirmBudget, creditBudget, releaseBudget, settleBudget } from './settle-budget.ts';
