import { displayFen } from '#platform/shared/display-money.ts';
import { sum } from '#platform/shared/money.ts';

/** One request of a call that decides, as it stands now. */
export interface AskedFor {
  taskId: bigint;
  amountFen: bigint;
  overBudget: boolean;
}

/** What a person has read and confirmed. */
export interface Confirmed {
  amountFen: bigint;
  overBudget: ReadonlySet<bigint>;
}

/** Acts by which a person agrees to spend. */
const AGREES: ReadonlySet<string> = new Set(['approve', 'sign_after']);

/**
 * Why a decision has to be confirmed with number and sum; null: one press is enough. Several at once always, one when
 * it spends more than the company lets pass, or more than a budget has left.
 */
export function whyConfirm(
  action: string,
  count: number,
  asked: readonly AskedFor[],
  limitFen: bigint,
): 'several' | 'over_budget' | 'amount' | null {
  if (count > 1) return 'several';
  if (!AGREES.has(action)) return null;
  if (asked.some(({ overBudget }) => overBudget)) return 'over_budget';
  return asked.some(({ amountFen }) => amountFen > limitFen) ? 'amount' : null;
}

/** Whether somebody who confirmed this much has confirmed what is asked for now; less than confirmed harms nobody. */
export const covers = (confirmed: Confirmed | null, asked: readonly AskedFor[]): boolean =>
  confirmed !== null &&
  sum(asked.map(({ amountFen }) => amountFen)) <= confirmed.amountFen &&
  asked.every(({ taskId, overBudget }) => !overBudget || confirmed.overBudget.has(taskId));

/** What has to be confirmed, in one sentence. */
export function confirmWords(
  why: NonNullable<ReturnType<typeof whyConfirm>>,
  asked: readonly AskedFor[],
  limitFen: bigint,
) {
  const total = displayFen(sum(asked.map(({ amountFen }) => amountFen)));
  const over = asked.filter(({ overBudget }) => overBudget).length;
  if (why === 'several') {
    return `共 ${asked.length} 个申请，合计 ${total}${over > 0 ? `，其中 ${over} 个超预算` : ''}，请确认后再处理`;
  }
  return why === 'amount'
    ? `金额 ${total} 超过 ${displayFen(limitFen)}，请确认后再同意`
    : `金额 ${total}，已超预算，请确认后再同意`;
}
