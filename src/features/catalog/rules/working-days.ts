import { SHANGHAI_MS, todayInShanghai } from '#platform/shared/shanghai.ts';

/** Orders before this hour in Shanghai are worked on the same day. */
export const CUTOFF_HOUR = 16;

const DAY_MS = 86_400_000;

/** Days are texts, YYYY-MM-DD in Shanghai: the later one is the greater. Public holidays are not known here. */
const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Carriers drive on weekends: days on the road are days of the calendar. */
export const addDays = (day: string, days: number) => textOf(Date.parse(day) + days * DAY_MS);

export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

/** Moves on by working days; weekends do not count. */
export function addWorkingDays(from: string, days: number): string {
  let day = from;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** How many working days lie behind a day up to another one, that one included; 0 where it is not later. */
export function workingDaysBetween(from: string, to: string): number {
  let days = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (!isWeekend(day)) days += 1;
  }
  return days;
}

/** The working day an order counts from: this one until the cut-off, then the next. Its cut-off is the last moment. */
export function countedDay(now: Date): string {
  const today = todayInShanghai(now);
  const hour = new Date(now.getTime() + SHANGHAI_MS).getUTCHours();
  return !isWeekend(today) && hour < CUTOFF_HOUR ? today : addWorkingDays(today, 1);
}

/** Whether the cut-off of a day is over. */
export const isAfterCutoff = (day: string, now: Date) =>
  now.getTime() >= Date.parse(day) - SHANGHAI_MS + CUTOFF_HOUR * 3_600_000;
