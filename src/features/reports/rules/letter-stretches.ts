import type { Days } from '../contract/filter-days.ts';
import { daysWithin, lastOfMonth, monthOf, plusDays, plusMonths, startOf } from './report-days.ts';
import { stretchesOf } from './stretches.ts';

/** A column of the chart in a letter. */
export interface LetterStretch extends Days {
  label: string;
  /** It belongs to the period the letter is about; the others came before. */
  now: boolean;
}

export interface LetterTime {
  /** 按月, 按季度, 每 7 天: what one column is. */
  word: string;
  stretches: LetterStretch[];
}

const MONTHS = 12;
const QUARTERS = 8;
const QUARTER = 3;
const WINDOWS = 12;
const DAYS = 14;
const WEEK = 7;
/** Longer periods stand alone, month by month: twelve of them would be decades. */
const LONGEST_WINDOW = 31;

const markNow = (stretches: readonly (Days & { label: string })[], { from }: Days): LetterStretch[] =>
  stretches.map(({ from: since, to, label }) => ({ from: since, to, label, now: since >= from }));

/** As many windows of the length of the period as stand beside each other, the period the last. */
function windows({ from, to }: Days): LetterTime {
  const length = daysWithin(from, to);
  const count = length === 1 ? DAYS : WINDOWS;
  const stretches = Array.from({ length: count }, (_, at) => {
    const since = plusDays(from, (at - count + 1) * length);
    return { from: since, to: plusDays(since, length - 1), label: since.slice(5) };
  });
  const word = length === WEEK && startOf.week(from) === from ? '按周' : `每 ${length} 天`;
  return { word: length === 1 ? '按日' : word, stretches: markNow(stretches, { from, to }) };
}

const isMonth = ({ from, to }: Days) => from === monthOf(from) && monthOf(to) === from;
const isQuarter = ({ from, to }: Days) =>
  from === startOf.quarter(from) && to === lastOfMonth(plusMonths(from, QUARTER - 1));

/**
 * What the chart of a letter shows over time: the period it is about beside those before it, since one month alone would
 * be one bar (behaviours 2.13, scheduled mail with the chart as a picture).
 */
export function letterTime(days: Days): LetterTime {
  const { from, to } = days;
  if (isMonth(days)) {
    const span = { from: plusMonths(from, 1 - MONTHS), to };
    return { word: '按月', stretches: markNow(stretchesOf(span, 'month'), days) };
  }
  if (isQuarter(days)) {
    const span = { from: plusMonths(from, QUARTER * (1 - QUARTERS)), to };
    return { word: '按季度', stretches: markNow(stretchesOf(span, 'quarter'), days) };
  }
  if (daysWithin(from, to) > LONGEST_WINDOW) {
    return { word: '按月', stretches: markNow(stretchesOf(days, 'month'), days) };
  }
  return windows(days);
}
