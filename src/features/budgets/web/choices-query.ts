import { queryOptions } from '@tanstack/react-query';
import type { CostCenterChoice } from '../contract/budget-schemas.ts';
import { describeStanding } from '../rules/word-budget.ts';
import { budgetApi } from './budget-api.ts';

/** Cost centres the person may charge, with what is left of each; budgets move, so it is asked again soon. */
export const choicesQuery = queryOptions({
  ...budgetApi.query.choices.queryOptions({ input: {} }),
  staleTime: 15_000,
  // Without it people type as they did before.
  retry: false,
});

/** 生产部 · 剩余 ¥71,553.10 */
export const describeChoice = ({ name, ...standing }: CostCenterChoice): string =>
  `${name} · ${describeStanding(standing)}`;
