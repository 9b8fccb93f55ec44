import type { Days } from '../contract/filter-days.ts';
import type { KeptFilter } from '../contract/saved-schemas.ts';
import { lastOfMonth, monthOf, plusDays, plusMonths, startOf } from './report-days.ts';

export type ReportRange = NonNullable<KeptFilter['range']>;

/** Stretches that move with the day: a report that is opened tomorrow, or sent by mail, looks at other days. */
export const RANGES = {
  months12: '近 12 个月',
  month: '本月',
  lastMonth: '上月',
  quarter: '本季度',
  year: '今年',
  days30: '近 30 天',
  days90: '近 90 天',
} as const satisfies Record<ReportRange, string>;

const YEAR = 12;
const FIRST_OF: Readonly<Record<Exclude<ReportRange, 'lastMonth'>, (today: string) => string>> = {
  months12: (today) => plusMonths(today, 1 - YEAR),
  month: monthOf,
  quarter: startOf.quarter,
  year: (today) => `${today.slice(0, 4)}-01-01`,
  days30: (today) => plusDays(today, -29),
  days90: (today) => plusDays(today, -89),
};

/**
 * The days of a stretch, both included, as of a day in Shanghai (behaviours 2.13). Months are whole ones: the twelve end
 * with the running one.
 */
export function stretchOf(range: ReportRange, today: string): Days {
  if (range !== 'lastMonth') return { from: FIRST_OF[range](today), to: today };
  const from = plusMonths(today, -1);
  return { from, to: lastOfMonth(from) };
}
