import { describeOverrun, type Overrun } from '#features/budgets/rules/public.ts';

/** Budgets an order went over and the reason its buyer gave, in one text for logs. */
export function overBudgetText({ reason, budgets }: { reason: string; budgets: readonly Overrun[] }): string {
  return [...budgets.map(describeOverrun), ...(reason ? [`原因：${reason}`] : [])].join('；');
}
