import { SHANGHAI_MS } from '#platform/shared/shanghai.ts';

/** Days of a firm that differ from the usual week. */
export type FirmDays = ReadonlyMap<string, 'work' | 'rest'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A working day in hours of Shanghai's clock. */
const OPENS = 9;
const CLOSES = 18;
/** A firm whose calendar has no working day at all is not waited for longer than this. */
const MOST_DAYS = 400;

/** Days are handled as UTC dates whose fields read as Shanghai's clock. */
const dayOf = (clock: number) => Math.floor(clock / DAY_MS) * DAY_MS;

function isWorkingDay(day: number, days: FirmDays): boolean {
  const date = new Date(day);
  const said = days.get(date.toISOString().slice(0, 10));
  if (said) return said === 'work';
  return date.getUTCDay() !== 0 && date.getUTCDay() !== 6;
}

/** The moment so many working hours later: 9–18 on working days of the firm, weekends and rest days left out. */
export function addWorkingHours(from: Date, hours: number, days: FirmDays): Date {
  let clock = from.getTime() + SHANGHAI_MS;
  let left = hours * HOUR_MS;
  for (let passed = 0; passed < MOST_DAYS; passed += 1) {
    const day = dayOf(clock);
    const open = Math.max(clock, day + OPENS * HOUR_MS);
    const room = day + CLOSES * HOUR_MS - open;
    if (room > 0 && isWorkingDay(day, days)) {
      if (left <= room) return new Date(open + left - SHANGHAI_MS);
      left -= room;
    }
    clock = day + DAY_MS;
  }
  return new Date(clock - SHANGHAI_MS);
}

/** When so many whole working days have been worked: whoever is told on a Saturday night has all of Monday. */
export const addFullWorkingDays = (from: Date, count: number, days: FirmDays): Date =>
  addWorkingHours(from, count * (CLOSES - OPENS), days);

/** The same time of day so many working days later. */
export function addWorkingDays(from: Date, count: number, days: FirmDays): Date {
  let clock = from.getTime() + SHANGHAI_MS;
  let left = count;
  for (let passed = 0; left > 0 && passed < MOST_DAYS; passed += 1) {
    clock += DAY_MS;
    if (isWorkingDay(dayOf(clock), days)) left -= 1;
  }
  return new Date(clock - SHANGHAI_MS);
}
