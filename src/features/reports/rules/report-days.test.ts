import { expect, it } from 'vitest';
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

it('puts days in order', () => {
  expect(earliest('2026-11-23', '2026-11-22', '2027-01-01')).toBe('2026-11-22');
  expect(latest('2026-11-23', '2026-11-22', '2027-01-01')).toBe('2027-01-01');
});

it('moves by days and months over ends of months and years', () => {
  expect(plusDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(plusDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(plusMonths('2026-11-30', 2)).toBe('2027-01-01');
  expect(plusMonths('2026-01-31', -1)).toBe('2025-12-01');
  expect(monthOf('2026-11-23')).toBe('2026-11-01');
  expect(lastOfMonth('2024-02-10')).toBe('2024-02-29');
});

it.each([
  ['2026-11-23', '2026-11-23', 1],
  ['2026-11-01', '2026-11-30', 30],
])('%s to %s are %i days', (from, to, days) => expect(daysWithin(from, to)).toBe(days));

it.each([
  ['2026-11-23', '2025-11-23'],
  ['2024-02-29', '2023-02-28'],
  ['2025-02-28', '2024-02-28'],
])('a year before %s is %s', (day, before) => expect(yearBefore(day)).toBe(before));

it.each<['week' | 'month' | 'quarter', string, string, string]>([
  ['week', '2026-11-23', '2026-11-23', '2026-11-30'],
  ['week', '2026-11-29', '2026-11-23', '2026-11-30'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-23'],
  ['month', '2026-12-31', '2026-12-01', '2027-01-01'],
  ['quarter', '2026-12-31', '2026-10-01', '2027-01-01'],
  ['quarter', '2026-01-01', '2026-01-01', '2026-04-01'],
])('the %s of %s begins on %s, the next on %s', (grain, day, start, next) => {
  expect([startOf[grain](day), nextOf[grain](startOf[grain](day))]).toEqual([start, next]);
});
