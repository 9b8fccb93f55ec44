import { type BudgetPreviewPeriod, previewDocument } from '#features/budgets/api/public.ts';
import { FREQUENCIES, isOverspent } from '#features/budgets/rules/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { ReadBudgets } from '../requests/read-detail.ts';

const amountOrNull = (fen: bigint | null) => (fen === null ? null : formatAmount(fen));

/** Which time a budget is for: 本月, or its days where that is over. */
const timeOf = ({ frequency, startsOn, endsOn }: BudgetPreviewPeriod) =>
  endsOn < displayDay(new Date().toISOString()) ? `${startsOn} 至 ${endsOn}` : FREQUENCIES[frequency].current;

/**
 * Budgets before and after a document, in the periods it was charged to. What it has reserved is counted already: without it, the same amount more would be
 * left.
 */
export const readDocumentBudgets: ReadBudgets = async (db, { firmId, documentType, documentNo }) => {
  const budgets = await previewDocument(db, { firmId, userId: null, documentType, documentNo });
  return budgets.map(({ code, name, periods }) => ({
    code,
    name,
    periods: periods.map((period) => {
      const { limitFen, availableFen, afterFen } = period;
      const charge = (availableFen ?? 0n) - (afterFen ?? 0n);
      return {
        label: period.code === code ? timeOf(period) : `${period.name} ${timeOf(period)}`,
        limit: limitFen < 0n ? null : formatAmount(limitFen),
        available: amountOrNull(availableFen === null ? null : availableFen + charge),
        after: amountOrNull(availableFen),
        over: isOverspent(period),
      };
    }),
  }));
};
