/** Days as text, YYYY-MM-DD in Shanghai: they compare like what they name. */

const DAY_MS = 86_400_000;
const WEEK = 7;

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Of days, the first and the last. */
export const earliest = (day: string, ...others: string[]): string => [day, ...others].toSorted()[0] ?? day;
export const latest = (day: string, ...others: string[]): string => [day, ...others].toSorted().at(-1) ?? day;

/** Both days counted. */
export const daysWithin = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** First day of a month so many months later. */
export function plusMonths(day: string, months: number): string {
  const date = new Date(monthOf(day));
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

export const lastOfMonth = (day: string): string => plusDays(plusMonths(day, 1), -1);

/** The same day a year before; of 29 February the 28th. */
export function yearBefore(day: string): string {
  const year = Number(day.slice(0, 4)) - 1;
  return earliest(`${year}${day.slice(4)}`, lastOfMonth(`${year}${day.slice(4, 7)}-01`));
}

export const startOf = {
  week: (day: string): string => plusDays(day, -((new Date(day).getUTCDay() + WEEK - 1) % WEEK)),
  month: monthOf,
  quarter: (day: string): string => plusMonths(day, -((Number(day.slice(5, 7)) - 1) % 3)),
} as const;

export const nextOf = {
  week: (start: string): string => plusDays(start, WEEK),
  month: (start: string): string => plusMonths(start, 1),
  quarter: (start: string): string => plusMonths(start, 3),
} as const;
