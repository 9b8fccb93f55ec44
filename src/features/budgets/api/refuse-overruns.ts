import { refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { chargeErrors } from '../contract/budget-errors.ts';
import type { SeenOverrun } from '../rules/unseen-overruns.ts';
import { describeOverrun, type Overrun } from '../rules/word-budget.ts';
import type { BudgetPreview, BudgetPreviewPeriod } from './preview-budget.ts';

/** A budget as it would stand with a document that goes over it. */
export interface PlannedOverrun extends Overrun {
  policy: BudgetPreviewPeriod['policy'];
  overFen: bigint;
}

export function overrunOf({ code, name, frequency, limitFen, afterFen, policy }: BudgetPreviewPeriod): PlannedOverrun {
  const left = afterFen ?? 0n;
  return { code, name, frequency, policy, overFen: -left, limit: formatAmount(limitFen), left: formatAmount(left) };
}

/** Budgets a document goes over, each once: several centres of it may lie below the same one. */
export function overrunsOf(budgets: readonly BudgetPreview[]): PlannedOverrun[] {
  const over = budgets.flatMap(({ periods }) => periods.filter((period) => period.over));
  return [...new Map(over.map((period) => [period.ruleId, period])).values()].map(overrunOf);
}

const told = ({ code, name, frequency, limit, left }: Overrun): Overrun => ({ code, name, frequency, limit, left });

/** Names the budgets a document goes over and the buyer has not agreed to, or not to so much. */
export function refuseOverruns(overruns: readonly Overrun[], seen: readonly SeenOverrun[]) {
  const words = overruns.map(describeOverrun).join('；');
  return refuse(chargeErrors, 'BUDGET_OVER_UNSEEN', {
    message: seen.length > 0 ? `预算刚有变化：${words}。请核对后重新提交` : `${words}。请填写原因后提交`,
    data: { overruns: overruns.map(told) },
  });
}
