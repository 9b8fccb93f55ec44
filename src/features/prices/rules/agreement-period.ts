import type { PeriodState } from '../contract/price-desk-schemas.ts';

/** Days in Shanghai, both included, YYYY-MM-DD; no last day: until further notice. */
export interface Period {
  validFrom: string;
  validTo: string | null;
}

export function periodState({ validFrom, validTo }: Period, today: string): PeriodState {
  if (validFrom > today) return 'coming';
  return validTo !== null && validTo < today ? 'ended' : 'running';
}

export function overlaps(a: Period, b: Period): boolean {
  return (b.validTo === null || a.validFrom <= b.validTo) && (a.validTo === null || b.validFrom <= a.validTo);
}

/** 2026-01-01 至 2026-12-31 */
export function periodText({ validFrom, validTo }: Period): string {
  return `${validFrom} 至 ${validTo ?? '长期'}`;
}

/** The day before: the last one of an agreement that is ended now. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** What is left of an agreement that is ended now: the days before today, or nothing when there are none. */
export function endedPeriod(period: Period, today: string): Period | null {
  return period.validFrom >= today ? null : { ...period, validTo: dayBefore(today) };
}
