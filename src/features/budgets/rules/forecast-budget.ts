import { divideHalfUp } from '#platform/shared/money.ts';
import type { Days } from './budget-period.ts';

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/**
 * What will be taken by the end of the period if it goes on as it did until today, in fen. The first day alone says
 * nothing about a year: what is taken already is the least.
 */
export function forecastBudget(takenFen: bigint, { startsOn, endsOn }: Days, today: string): bigint {
  const all = daysBetween(startsOn, endsOn);
  const gone = Math.min(all, Math.max(1, daysBetween(startsOn, today)));
  return divideHalfUp(takenFen * BigInt(all), BigInt(gone));
}
