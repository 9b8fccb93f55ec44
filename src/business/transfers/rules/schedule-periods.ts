import { SHANGHAI_MS } from '#platform/shared/shanghai.ts';
import type { Period } from '../contract/schedule-words.ts';

const DAY_MS = 86_400_000;

export interface Days {
  from: string;
  to: string;
}

const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** First day of a month of a year; months below nought are those of the year before. */
const monthStart = (year: number, month: number) => Date.UTC(year, month, 1);

/**
 * First and last day of a period for what is made at a moment (behaviours 2.13); null where no days are meant. Today is
 * in none of them: it is not over.
 */
export function periodDays(period: Period, now: Date): Days | null {
  const local = new Date(now.getTime() + SHANGHAI_MS);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()];
  const today = Date.UTC(year, month, local.getUTCDate());
  const yesterday = today - DAY_MS;
  const monday = today - ((local.getUTCDay() || 7) - 1) * DAY_MS;
  const quarter = month - (month % 3);
  const ends: Readonly<Record<Exclude<Period, 'none'>, readonly [number, number]>> = {
    yesterday: [yesterday, yesterday],
    last7: [today - 7 * DAY_MS, yesterday],
    last30: [today - 30 * DAY_MS, yesterday],
    lastWeek: [monday - 7 * DAY_MS, monday - DAY_MS],
    // On the first there is nothing of this month yet: what is made then is the month before.
    thisMonth: [new Date(yesterday).setUTCDate(1), yesterday],
    lastMonth: [monthStart(year, month - 1), monthStart(year, month) - DAY_MS],
    lastQuarter: [monthStart(year, quarter - 3), monthStart(year, quarter) - DAY_MS],
  };
  if (period === 'none') return null;
  const [from, to] = ends[period];
  return { from: dayText(from), to: dayText(to) };
}

type Fields = Readonly<Record<string, unknown>>;

/** An input with a value at a path of field names: `filter.dateFrom`. */
function withValue(input: Fields, path: string, value: string): Fields {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...input, [head]: value };
  const inner = input[head];
  return {
    ...input,
    [head]: withValue(typeof inner === 'object' && inner ? (inner as Fields) : {}, rest.join('.'), value),
  };
}

/** What is asked for on one day: the filters as they were kept, over the days of the period. */
export function withPeriod(
  input: unknown,
  places: { from: string; to: string } | undefined,
  days: Days | null,
): unknown {
  if (!days || !places) return input;
  return withValue(withValue(input as Fields, places.from, days.from), places.to, days.to);
}
