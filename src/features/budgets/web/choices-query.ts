import { queryOptions } from '@tanstack/react-query';
import { displayMoney } from '#platform/shared/display-money.ts';
import type { CostCenterChoice } from '../contract/budget-schemas.ts';
import { budgetApi } from './budget-api.ts';

/** Cost centres the person may charge, with what is left of each; budgets move, so it is asked again soon. */
export const choicesQuery = queryOptions({
  ...budgetApi.query.choices.queryOptions({ input: {} }),
  staleTime: 15_000,
  // Without it people type as they did before.
  retry: false,
});

/** 生产部 · 剩余 ¥71,553.10 */
export const describeChoice = ({ name, left }: CostCenterChoice): string =>
  `${name} · ${left === null ? '不限额' : `剩余 ${displayMoney(left, { exact: true })}`}`;
