import { expect, it } from 'vitest';
import { closedMonthOf, firstOpenDay, isClosed, lastClosedMonth, nextClosing } from './closed-months.ts';

it.each<[string, number, string | null, string]>([
  ['2026-11-04', 5, null, '2026-09-01'],
  ['2026-11-05', 5, null, '2026-10-01'],
  ['2026-11-23', 5, null, '2026-10-01'],
  ['2026-01-03', 5, null, '2025-11-01'],
  // What was closed once stays so, when the day is moved on.
  ['2026-11-23', 28, '2026-10-01', '2026-10-01'],
  ['2026-11-28', 28, '2026-09-01', '2026-10-01'],
])('on %s, with the %i. and %s closed before: %s', (today, closingDay, closedThrough, month) =>
  expect(lastClosedMonth({ closingDay, closedThrough }, today)).toBe(month),
);

it('bookings move from the month behind the closed ones on', () => {
  const closing = { closingDay: 5, closedThrough: null };
  expect(firstOpenDay(closing, '2026-11-23')).toBe('2026-11-01');
  expect(nextClosing(closing, '2026-11-23')).toEqual({ month: '2026-11', on: '2026-12-05' });
  expect(nextClosing(closing, '2026-11-04')).toEqual({ month: '2026-10', on: '2026-11-05' });
});

it.each([
  ['2026-10-31', '2026-11-01', '2026-10-01'],
  ['2026-11-01', '2026-11-01', null],
])('a booking of %s, open from %s, is of the closed month %s', (day, openFrom, month) =>
  expect(closedMonthOf(day, openFrom)).toBe(month),
);

it.each([
  ['2026-10-31', true],
  ['2026-11-01', false],
])('a stretch to %s is closed with October: %s', (to, closed) => expect(isClosed(to, '2026-10-01')).toBe(closed));
