import { formatAmount } from '#platform/shared/money.ts';
import { availableOf } from '../rules/judge-budget.ts';
import type { BudgetStanding } from '../rules/word-budget.ts';
import { bindingFor, type OpenStanding } from './open-periods.ts';

/** What a centre may still spend, and whose limit says so. */
export function presentStanding(open: readonly OpenStanding[], costCenterId: bigint): BudgetStanding {
  const binding = bindingFor(open, costCenterId);
  const available = binding && availableOf(binding.period);
  if (!binding || available === null) return { limit: null, left: null, holder: null };
  const { code, name, frequency, period } = binding;
  return {
    limit: formatAmount(period.limitFen),
    left: formatAmount(available),
    holder: binding.costCenterId === costCenterId ? null : { code, name, frequency },
  };
}
