import { SHANGHAI_MS } from '#platform/shared/shanghai.ts';

/** Minutes of the day in Asia/Shanghai, from (included) to (not included); over midnight where the end is not later. */
export interface QuietHours {
  quietFrom: number | null;
  quietTo: number | null;
}

const DAY = 1_440;
const MINUTE_MS = 60_000;
const SHANGHAI_MINUTES = SHANGHAI_MS / MINUTE_MS;

/** Minute of the day in Asia/Shanghai. */
export const minuteOfDay = (now: Date): number => (Math.floor(now.getTime() / MINUTE_MS) + SHANGHAI_MINUTES) % DAY;

/**
 * When something may go out that is ready now (behaviours 2.15, quiet hours): at once, or at the end of the quiet hours.
 */
export function afterQuietHours(now: Date, { quietFrom, quietTo }: QuietHours): Date {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return now;
  const minute = minuteOfDay(now);
  const since = (minute - quietFrom + DAY) % DAY;
  const length = (quietTo - quietFrom + DAY) % DAY;
  if (since >= length) return now;
  const wholeMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(wholeMinute + (length - since) * MINUTE_MS);
}

/** 22:30 as minutes of the day, and back. */
export const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
export const dayTimeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
