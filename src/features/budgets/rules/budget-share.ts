import { parseAmount } from '#platform/shared/money.ts';

interface Amounts {
  limit: string | null;
  reserved: string;
  used: string;
}

export interface BudgetShare {
  /** Percent of the limit, 0 to 100 together: what the bar shows. */
  used: number;
  reserved: number;
}

const percent = (part: bigint, whole: bigint) => (whole === 0n ? (part > 0n ? 100 : 0) : Number((part * 100n) / whole));

/** How much of a budget its bar shows as taken; what is said in words is `wordBudget`. */
export function budgetShare({ limit, reserved, used }: Amounts): BudgetShare {
  if (limit === null) return { used: 0, reserved: 0 };
  const [limitFen, usedFen, reservedFen] = [parseAmount(limit), parseAmount(used), parseAmount(reserved)];
  const usedShare = Math.min(100, percent(usedFen, limitFen));
  const reservedShare = Math.min(100 - usedShare, percent(reservedFen, limitFen));
  return { used: usedShare, reserved: reservedShare };
}

/** The budget of a centre that leaves least; those without a limit last. */
export function tightest<Budget extends { available: string | null }>(budgets: readonly Budget[]): Budget | null {
  const limited = budgets.flatMap((budget) =>
    budget.available === null ? [] : [{ budget, fen: parseAmount(budget.available) }],
  );
  const [least] = limited.toSorted((a, b) => Number(a.fen - b.fen));
  return least?.budget ?? budgets[0] ?? null;
}
