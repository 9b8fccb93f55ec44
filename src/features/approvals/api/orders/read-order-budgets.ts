import { previewBudget, readHeld } from '#features/budgets/api/public.ts';
import { FREQUENCIES, isOverspent } from '#features/budgets/rules/public.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { ReadBudgets } from '../requests/read-detail.ts';

const amountOrNull = (fen: bigint | null) => (fen === null ? null : formatAmount(fen));

/**
 * Budgets before and after a document. What it has reserved is counted already: without it, the same amount more would be
 * left.
 */
export const readDocumentBudgets: ReadBudgets = async (db, { firmId, documentType, documentNo }) => {
  const held = await readHeld(db, { firmId, userId: null, documentType, documentNo });
  const reserved = new Map(held.map(({ costCenterId, reservedFen, usedFen }) => [costCenterId, reservedFen + usedFen]));
  const charges = [...reserved].map(([costCenterId, amountFen]) => ({ costCenterId, amountFen }));
  const budgets = await previewBudget(db, firmId, charges);
  return budgets.map(({ code, name, periods }) => ({
    ...{ code, name },
    periods: periods.map((period) => {
      const { frequency, limitFen, availableFen, afterFen } = period;
      const charge = (availableFen ?? 0n) - (afterFen ?? 0n);
      return {
        label:
          period.code === code ? FREQUENCIES[frequency].current : `${period.name} ${FREQUENCIES[frequency].current}`,
        limit: limitFen < 0n ? null : formatAmount(limitFen),
        available: amountOrNull(availableFen === null ? null : availableFen + charge),
        after: amountOrNull(availableFen),
        over: isOverspent(period),
      };
    }),
  }));
};
