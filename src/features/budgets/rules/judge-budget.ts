import { displayYuan } from '#platform/shared/display-money.ts';
import { FREQUENCIES, type Frequency, isUnlimited } from './budget-labels.ts';
import { wordBudget } from './word-budget.ts';

/** A budget at this moment. */
export interface Standing {
  limitFen: bigint;
  reservedFen: bigint;
  usedFen: bigint;
}

/** 可用 = 总额 − 已占用 − 已使用; negative where it was exceeded, null without a limit. */
export function availableOf({ limitFen, reservedFen, usedFen }: Standing): bigint | null {
  return isUnlimited(limitFen) ? null : limitFen - reservedFen - usedFen;
}

/** Whether a charge goes over what is left. */
export function goesOver(standing: Standing, chargeFen: bigint): boolean {
  const available = availableOf(standing);
  return available !== null && chargeFen > available;
}

/**
 * The budget that binds: the one that leaves least. They come from the top of the tree down, and of equal ones the nearest
 * to the centre counts. Null where nothing limits it.
 */
export function bindingOf<S>(budgets: readonly S[], standingOf: (budget: S) => Standing): S | null {
  let binding: { budget: S; available: bigint } | null = null;
  for (const budget of budgets) {
    const available = availableOf(standingOf(budget));
    if (available !== null && (binding === null || available <= binding.available)) binding = { budget, available };
  }
  return binding?.budget ?? null;
}

/** A budget that does not reach; amounts in decimal yuan. */
export interface Shortage {
  code: string;
  name: string;
  frequency: Frequency;
  limit: string;
  /** Negative where it is exceeded already. */
  available: string;
  charge: string;
  missing: string;
}

/** Names the centre, what is left and what is missing: 成本中心“CC1001 生产部”本月预算剩余 ¥200.00，本单需 ¥350.00，还差 ¥150.00. */
export function describeShortage({ code, name, frequency, limit, available, charge, missing }: Shortage): string {
  const { current } = FREQUENCIES[frequency];
  const figures = `${wordBudget({ limit, left: available })}，本单需 ${displayYuan(charge)}，还差 ${displayYuan(missing)}`;
  return `成本中心“${code} ${name}”${current}预算${figures}`;
}
