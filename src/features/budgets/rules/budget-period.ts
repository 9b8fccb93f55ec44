import { type Frequency, isUnlimited, UNLIMITED } from './budget-labels.ts';

/** First and last day, YYYY-MM-DD in Asia/Shanghai; both belong to it. */
export interface Days {
  startsOn: string;
  endsOn: string;
}

export interface PeriodRule {
  frequency: Frequency;
  /** Of one period; -1 unlimited. */
  limitFen: bigint;
  startsOn: string;
  /** Null: until further notice. */
  endsOn: string | null;
  /** What is left goes into the next period. */
  carryOver: boolean;
}

/** What a period left behind when the next one began. */
export interface EndedPeriod extends Days {
  limitFen: bigint;
  reservedFen: bigint;
  usedFen: bigint;
}

export interface PlannedPeriod extends Days {
  /** With what was carried over; -1 unlimited. */
  limitFen: bigint;
  carriedFen: bigint;
}

const MONTHS: Readonly<Record<Exclude<Frequency, 'disposable'>, number>> = { natural_month: 1, quarter: 3, year: 12 };

const two = (n: number) => String(n).padStart(2, '0');
const daysOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Months since year 0 in which the calendar period of a day begins. */
function firstMonth(frequency: Exclude<Frequency, 'disposable'>, day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const months = year * 12 + month - 1;
  return months - (months % MONTHS[frequency]);
}

/** Month, quarter or year that begins with a month. */
function calendarDays(frequency: Exclude<Frequency, 'disposable'>, months: number): Days {
  const last = months + MONTHS[frequency] - 1;
  const [lastYear, lastMonth] = [Math.floor(last / 12), (last % 12) + 1];
  return {
    startsOn: `${Math.floor(months / 12)}-${two((months % 12) + 1)}-01`,
    endsOn: `${lastYear}-${two(lastMonth)}-${two(daysOfMonth(lastYear, lastMonth))}`,
  };
}

/**
 * The period of a rule that a day falls in: the calendar's month, quarter or year, cut where the rule begins or ends; a
 * disposable rule is one period. Null: the rule does not count on that day.
 */
export function periodOn(
  { frequency, startsOn, endsOn }: Omit<PeriodRule, 'limitFen' | 'carryOver'>,
  day: string,
): Days | null {
  if (day < startsOn || (endsOn !== null && day > endsOn)) return null;
  if (frequency === 'disposable') return endsOn === null ? null : { startsOn, endsOn };
  const whole = calendarDays(frequency, firstMonth(frequency, day));
  return {
    startsOn: whole.startsOn < startsOn ? startsOn : whole.startsOn,
    endsOn: endsOn !== null && endsOn < whole.endsOn ? endsOn : whole.endsOn,
  };
}

/** Whole calendar periods between the end of one and the beginning of another: nobody bought anything in those. */
function periodsBetween(frequency: Exclude<Frequency, 'disposable'>, ended: Days, next: Days): number {
  const gap = firstMonth(frequency, next.startsOn) - firstMonth(frequency, ended.endsOn);
  return Math.max(0, gap / MONTHS[frequency] - 1);
}

/** What goes into the period: what the last one left, and the limits of those in which nothing was charged. */
function carriedInto(rule: PeriodRule, next: Days, ended: EndedPeriod | null): bigint {
  const { frequency, limitFen, carryOver } = rule;
  if (!carryOver || frequency === 'disposable' || isUnlimited(limitFen)) return 0n;
  if (!ended) {
    const first = periodOn(rule, rule.startsOn);
    if (!first || first.startsOn === next.startsOn) return 0n;
    return limitFen * BigInt(periodsBetween(frequency, first, next) + 1);
  }
  const left = isUnlimited(ended.limitFen) ? 0n : ended.limitFen - ended.reservedFen - ended.usedFen;
  return (left > 0n ? left : 0n) + limitFen * BigInt(periodsBetween(frequency, ended, next));
}

/**
 * The period that a rule opens on a day. What is left of the one before is carried over where the rule says so, and
 * lapses otherwise; what is released later in an ended period stays there.
 */
export function planPeriod(rule: PeriodRule, day: string, ended: EndedPeriod | null): PlannedPeriod | null {
  const days = periodOn(rule, day);
  if (!days) return null;
  const carriedFen = carriedInto(rule, days, ended);
  return { ...days, carriedFen, limitFen: isUnlimited(rule.limitFen) ? UNLIMITED : rule.limitFen + carriedFen };
}
