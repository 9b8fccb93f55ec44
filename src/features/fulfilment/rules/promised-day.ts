import { needsStock } from '#features/catalog/rules/public.ts';

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;
/** Orders that come in later are picked the next day. */
const LAST_HOUR = 16;

interface PromiseFacts {
  dayType: number;
  /** Working days the item needs to be ready; null where its type counts none. */
  deliveryDays: number | null;
}

const isWorkday = (day: number) => ![0, 6].includes(new Date(day).getUTCDay());

/** Midnight of the working day that lies so many working days after a day, itself when it is one and none is asked for. */
function addWorkdays(day: number, days: number): number {
  let at = day;
  while (!isWorkday(at)) at += DAY_MS;
  for (let left = days; left > 0; left -= 1) {
    at += DAY_MS;
    while (!isWorkday(at)) at += DAY_MS;
  }
  return at;
}

/**
 * Day in Shanghai (YYYY-MM-DD) on which a line was promised to leave: the same day until 16:00, the next after it, and
 * so many working days later where the item needs them. Null where nobody promised a day.
 */
export function promisedDay({ dayType, deliveryDays }: PromiseFacts, submittedAt: Date): string | null {
  const local = submittedAt.getTime() + SHANGHAI_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const late = local - midnight >= LAST_HOUR * 3_600_000;
  if (deliveryDays === null && !needsStock(dayType)) return null;
  const first = addWorkdays(midnight, late ? 1 : 0);
  return new Date(addWorkdays(first, deliveryDays ?? 0)).toISOString().slice(0, 10);
}
