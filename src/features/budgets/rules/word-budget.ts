import { displayYuan } from '#platform/shared/display-money.ts';
import { parseAmount } from '#platform/shared/money.ts';
import { FREQUENCIES, type Frequency } from './budget-labels.ts';

/** A limit and what is left of it, in decimal yuan. */
export interface BudgetFigures {
  /** Null without a limit. */
  limit: string | null;
  /** Negative where more was taken than there was; null without a limit. */
  left: string | null;
}

/** A centre above whose limit binds one below it. */
export interface LimitHolder {
  code: string;
  name: string;
  frequency: Frequency;
}

/** What a centre may still spend: by its own limit, or by that of a centre above. */
export interface BudgetStanding extends BudgetFigures {
  /** Null: its own limit, or none at all. */
  holder: LimitHolder | null;
}

/** A budget that more was taken from than there was, or would be. */
export interface Overrun extends LimitHolder {
  limit: string;
  left: string;
}

export type BudgetLook = 'unlimited' | 'left' | 'spent' | 'over';

const positive = (amount: string) => amount.replace(/^-/, '');

export function budgetLook({ limit, left }: BudgetFigures): BudgetLook {
  if (limit === null || left === null) return 'unlimited';
  const fen = parseAmount(left);
  return fen < 0n ? 'over' : fen === 0n ? 'spent' : 'left';
}

/**
 * Percent of the limit that is taken, rounded down; 100 means exactly all of it, an overrun never reads as that. Null where
 * there is no limit, or one of 0.
 */
export function takenPercent({ limit, left }: BudgetFigures): number | null {
  if (limit === null || left === null) return null;
  const limitFen = parseAmount(limit);
  if (limitFen === 0n) return null;
  const takenFen = limitFen - parseAmount(left);
  const percent = Number((takenFen * 100n) / limitFen);
  return percent === 100 && takenFen !== limitFen ? 101 : percent;
}

/** 超出 ¥62,541.00（已用 189%）: by how much, and of what. */
function wordOverrun(figures: BudgetFigures): string {
  const percent = takenPercent(figures);
  const share = percent === null ? `额度 ${displayYuan(figures.limit ?? '0.00')}` : `已用 ${percent}%`;
  return `超出 ${displayYuan(positive(figures.left ?? '0.00'))}（${share}）`;
}

/** The one way a budget is told: 剩余 ¥23,445.00, 超出 ¥62,541.00（已用 189%）, or 无限 (specification 4: limit −1). */
export function wordBudget(figures: BudgetFigures): string {
  const look = budgetLook(figures);
  if (look === 'unlimited') return '无限';
  return look === 'over' ? wordOverrun(figures) : `剩余 ${displayYuan(figures.left ?? '0.00')}`;
}

/** A limit alone: 无限 without one (specification 4). */
export const wordLimit = (limit: string | null): string => (limit === null ? '无限' : displayYuan(limit));

/** 受上级“CC1001 生产部”本月额度限制; empty where the limit is the centre's own. */
export function wordHolder(holder: LimitHolder | null): string {
  return holder ? `受上级“${holder.code} ${holder.name}”${FREQUENCIES[holder.frequency].current}额度限制` : '';
}

/** What is left and whose limit says so, in one line. */
export function describeStanding({ holder, ...figures }: BudgetStanding): string {
  return [wordBudget(figures), wordHolder(holder)].filter(Boolean).join('，');
}

/** 成本中心“CC1002 设备部”本季度预算超出 ¥62,541.00（已用 189%） */
export function describeOverrun({ code, name, frequency, ...figures }: Overrun): string {
  return `成本中心“${code} ${name}”${FREQUENCIES[frequency].current}预算${wordBudget(figures)}`;
}
