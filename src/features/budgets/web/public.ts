export { BudgetText } from './budget-text.tsx';
export { BudgetsLeft } from './budgets-left.tsx';
export { choicesQuery } from './choices-query.ts';
export { CostCenterField } from './cost-center-field.tsx';
export { CostCenterOptions } from './cost-center-options.tsx';
