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
  /** Of the limit, in whole percent; may be above 100. Null without a limit. */
  taken: number | null;
}

const percent = (part: bigint, whole: bigint) => (whole === 0n ? (part > 0n ? 101 : 0) : Number((part * 100n) / whole));

/** How much of a budget is taken, for people: whole percent, rounded down, so that 100 means all of it. */
export function budgetShare({ limit, reserved, used }: Amounts): BudgetShare {
  if (limit === null) return { used: 0, reserved: 0, taken: null };
  const [limitFen, usedFen, reservedFen] = [parseAmount(limit), parseAmount(used), parseAmount(reserved)];
  const usedShare = Math.min(100, percent(usedFen, limitFen));
  const reservedShare = Math.min(100 - usedShare, percent(reservedFen, limitFen));
  return { used: usedShare, reserved: reservedShare, taken: percent(usedFen + reservedFen, limitFen) };
}

/** The budget that runs out first: the one most of which is taken; those without a limit last. */
export function tightest<Budget extends Amounts>(budgets: readonly Budget[]): Budget | null {
  const [first] = budgets.toSorted((a, b) => (budgetShare(b).taken ?? -1) - (budgetShare(a).taken ?? -1));
  return first ?? null;
}
