import { expect, it } from 'vitest';
import { promiseDispatch } from './promise-dispatch.ts';

/** 2026-04-14 is a Tuesday, 04-17 a Friday, 04-18 a Saturday; times are Shanghai's. */
it.each([
  [0, null, '2026-04-14T09:00:00+08:00', '2026-04-14'],
  [2, null, '2026-04-14T15:59:59+08:00', '2026-04-14'],
  [0, null, '2026-04-14T16:00:00+08:00', '2026-04-15'],
  [0, null, '2026-04-17T20:00:00+08:00', '2026-04-20'],
  [0, null, '2026-04-18T09:00:00+08:00', '2026-04-20'],
  [0, null, '2026-04-13T23:30:00Z', '2026-04-14'],
  [3, 3, '2026-04-14T09:00:00+08:00', '2026-04-17'],
  [3, 4, '2026-04-14T09:00:00+08:00', '2026-04-20'],
  [11, 1, '2026-12-31T17:00:00+08:00', '2027-01-04'],
  [4, 10, '2026-04-14T09:00:00+08:00', '2026-04-28'],
  [6, null, '2026-04-14T09:00:00+08:00', '2026-07-07'],
])('dayType %i, %s days, ordered %s: %s', (dayType, deliveryDays, now, shipDate) => {
  expect(promiseDispatch({ dayType, deliveryDays }, new Date(now))).toBe(shipDate);
});

it.each([
  [3, null],
  [4, null],
  [5, 3],
  [7, null],
  [8, null],
  [9, null],
  [10, null],
  [13, null],
])('dayType %i with %s days promises nothing', (dayType, deliveryDays) => {
  expect(promiseDispatch({ dayType, deliveryDays }, new Date('2026-04-14T09:00:00+08:00'))).toBeNull();
});

it('keeps to the days of a quote, whatever the type of the item', () => {
  const now = new Date('2026-04-14T09:00:00+08:00');
  expect(promiseDispatch({ dayType: 0, deliveryDays: null, quotedDays: 3 }, now)).toBe('2026-04-17');
  expect(promiseDispatch({ dayType: 5, deliveryDays: null, quotedDays: 0 }, now)).toBe('2026-04-14');
});
