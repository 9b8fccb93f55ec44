import type { Cycle } from '../contract/statement-words.ts';

/** When a firm is billed, as agreed. Days are those of Asia/Shanghai, YYYY-MM-DD. */
export interface CycleTerms {
  cycle: Cycle;
  /** Days of the month (31: its last) or of the week (1 Monday to 7). */
  cutOffDays: readonly number[];
  rollingDays: number;
}

export interface CycleSpan {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
/** No cycle is longer. */
const MOST_DAYS = 100;
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days);
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

const lastOfMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

/** Whether a cycle ends with this day. A day that a month does not have is its last one. */
function isCutOff({ cycle, cutOffDays, rollingDays }: CycleTerms, number: number): boolean {
  if (cycle === 'rolling') return (number + 1) % Math.max(1, rollingDays) === 0;
  const date = new Date(number * DAY_MS);
  if (cycle === 'weekly') return cutOffDays.includes(date.getUTCDay() || 7);
  const last = lastOfMonth(date);
  return cutOffDays.some((day) => Math.min(day, last) === date.getUTCDate());
}

function walk(terms: CycleTerms, start: number, step: 1 | -1): number {
  for (let number = start; Math.abs(number - start) < MOST_DAYS; number += step) {
    if (isCutOff(terms, number)) return number;
  }
  throw new Error(`a cycle without an end: ${JSON.stringify(terms)}`);
}

/** The cycle a day lies in. */
export const cycleOf = (terms: CycleTerms, day: string): CycleSpan => ({
  from: dayOf(walk(terms, numberOf(day) - 1, -1) + 1),
  to: dayOf(walk(terms, numberOf(day), 1)),
});

/**
 * Cycles that are over and were not billed, the first first: from the day after the last one that was, or from the cycle of the
 * first day anything was signed. Changed terms hold from the next cycle on.
 */
export function dueCycles(
  terms: CycleTerms,
  { lastTo, firstDay, today }: { lastTo: string | null; firstDay: string; today: string },
): CycleSpan[] {
  const due: CycleSpan[] = [];
  let from = lastTo === null ? cycleOf(terms, firstDay).from : addDays(lastTo, 1);
  while (from < today) {
    const to = dayOf(walk(terms, numberOf(from), 1));
    if (to >= today) break;
    due.push({ from, to });
    from = addDays(to, 1);
  }
  return due;
}

/** The running cycle. */
export const runningCycle = (terms: CycleTerms, lastTo: string | null, today: string): CycleSpan => {
  const { from, to } = cycleOf(terms, today);
  return { from: lastTo === null || lastTo < addDays(from, -1) ? from : addDays(lastTo, 1), to };
};

/** `30`: paid within thirty days of the day after the cycle. */
export const dueDay = (cycleTo: string, termDays: number): string => addDays(cycleTo, 1 + termDays);
