import type { Days } from '../contract/filter-days.ts';
import type { Grain, ReportFilter } from '../contract/report-filter.ts';
import {
  daysWithin,
  earliest,
  lastOfMonth,
  latest,
  monthOf,
  nextOf,
  plusDays,
  plusMonths,
  startOf,
  yearBefore,
} from './report-days.ts';

/** A column of a chart: a week, month or quarter, cut to the filter. */
export interface Stretch extends Days {
  /** Its first day, whether the filter has it or not. */
  start: string;
  label: string;
}

const LABELS = {
  week: (start: string) => `${start.slice(5)} 周`,
  month: (start: string) => start.slice(2, 7),
  quarter: (start: string) => `${start.slice(2, 4)} 年 ${Math.floor((Number(start.slice(5, 7)) - 1) / 3) + 1} 季`,
} as const;

/** The weeks, months or quarters of a filter, in order. */
export function stretchesOf({ from, to }: Days, grain: Grain): Stretch[] {
  const stretches: Stretch[] = [];
  for (let start = startOf[grain](from); start <= to; start = nextOf[grain](start)) {
    const last = plusDays(nextOf[grain](start), -1);
    stretches.push({
      start,
      from: latest(start, from),
      to: earliest(last, to),
      label: LABELS[grain](start),
    });
  }
  return stretches;
}

const isWholeMonths = ({ from, to }: Days) => from === monthOf(from) && to === lastOfMonth(to);

const monthsWithin = ({ from, to }: Days) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;

/**
 * The days a stretch is compared with: as many days before it – whole months before whole months – or the same days a year
 * before (同期).
 */
export function comparedDays({ from, to, compare }: Pick<ReportFilter, 'from' | 'to' | 'compare'>): Days | null {
  if (compare === 'none') return null;
  if (compare === 'lastYear') {
    const end = to === lastOfMonth(to) ? lastOfMonth(yearBefore(to)) : yearBefore(to);
    return { from: yearBefore(from), to: end };
  }
  if (isWholeMonths({ from, to })) {
    return { from: plusMonths(from, -monthsWithin({ from, to })), to: plusDays(from, -1) };
  }
  return { from: plusDays(from, -daysWithin(from, to)), to: plusDays(from, -1) };
}
