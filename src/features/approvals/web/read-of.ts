import { formatAmount, parseAmount, sum } from '#platform/shared/money.ts';
import type { ApprovalRow, DecisionInput } from '../contract/approval-schemas.ts';

type Shown = Pick<ApprovalRow, 'amount' | 'taskId'> & { budget?: ApprovalRow['budget'] };

export const sumOf = (rows: readonly Shown[]): string =>
  formatAmount(sum(rows.map(({ amount }) => parseAmount(amount))));

/** What somebody has read who decides about rows whose sum stood before him. */
export const readOf = (rows: readonly Shown[]): DecisionInput['confirmed'] => ({
  amount: sumOf(rows),
  overBudget: rows.flatMap(({ taskId, budget }) => (taskId && budget?.over ? [taskId] : [])),
});
