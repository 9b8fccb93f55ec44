import { lastOfMonth, latest, monthOf, plusDays, plusMonths } from './report-days.ts';

export interface Closing {
  /** 1 to 28. */
  closingDay: number;
  /** First day of a month that is closed whatever the closing day is; null: none. */
  closedThrough: string | null;
}

/** First day of the last month that is closed today: a month closes when the closing day of the next one begins. */
export function lastClosedMonth({ closingDay, closedThrough }: Closing, today: string): string {
  const back = Number(today.slice(8)) >= closingDay ? -1 : -2;
  const byDay = plusMonths(today, back);
  return latest(byDay, closedThrough ?? byDay);
}

/** The first day that bookings still move on. */
export const firstOpenDay = (closing: Closing, today: string): string => plusMonths(lastClosedMonth(closing, today), 1);

/** The month that closes next, and the day it does. */
export function nextClosing(closing: Closing, today: string): { month: string; on: string } {
  const month = firstOpenDay(closing, today);
  return { month: month.slice(0, 7), on: plusDays(plusMonths(month, 1), closing.closingDay - 1) };
}

/** A stretch of days is closed when its last day lies in a closed month. */
export const isClosed = (to: string, lastClosed: string): boolean => to <= lastOfMonth(lastClosed);

/** The month a booking on `day` would belong to, if that is closed. */
export const closedMonthOf = (day: string, openFrom: string): string | null => (day < openFrom ? monthOf(day) : null);
