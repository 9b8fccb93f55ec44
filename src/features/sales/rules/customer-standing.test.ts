import { describe, expect, it } from 'vitest';
import { standingOf } from './customer-standing.ts';
import { growthOf, yearBounds, yearDays } from './year-bounds.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('how things stand with a customer', () => {
  it.each([
    ['nobody has ordered', 0, null, null, { standing: 'never', daysSince: null, usualDays: null }],
    ['ordered today', 1, 0, 0, { standing: 'active', daysSince: 0, usualDays: null }],
    ['59 days without a habit', 2, 200, 59, { standing: 'active', daysSince: 59, usualDays: null }],
    ['60 days', 2, 200, 60, { standing: 'cooling', daysSince: 60, usualDays: null }],
    ['90 days, whatever is usual', 3, 330, 90, { standing: 'dormant', daysSince: 90, usualDays: 120 }],
    ['a weekly buyer after three weeks', 30, 224, 21, { standing: 'cooling', daysSince: 21, usualDays: 7 }],
    ['a weekly buyer a day earlier', 30, 223, 20, { standing: 'active', daysSince: 20, usualDays: 7 }],
    ['a daily buyer is not missed within two weeks', 300, 312, 13, { standing: 'active', daysSince: 13, usualDays: 1 }],
    ['a daily buyer after two weeks', 300, 313, 14, { standing: 'cooling', daysSince: 14, usualDays: 1 }],
  ] as const)('%s', (_, orders, first, last, expected) => {
    const firstAt = first === null ? null : daysAgo(first);
    const lastAt = last === null ? null : daysAgo(last);
    expect(standingOf({ orders, firstAt, lastAt }, lastAt, NOW)).toEqual(expected);
  });
});

describe('a year so far against the year before', () => {
  it('begins at midnight in Shanghai and ends at the same moment a year ago', () => {
    expect(yearBounds(NOW)).toEqual({
      thisYear: new Date('2025-12-31T16:00:00Z'),
      lastYear: new Date('2024-12-31T16:00:00Z'),
      lastYearUntil: new Date('2025-11-21T04:00:00Z'),
    });
  });

  it.each([
    ['2026-11-21T04:00:00Z', '2026-01-01', '2026-11-21', '2025-01-01', '2025-11-21'],
    ['2026-12-31T16:00:00Z', '2027-01-01', '2027-01-01', '2026-01-01', '2026-01-01'],
    ['2028-02-29T04:00:00Z', '2028-01-01', '2028-02-29', '2027-01-01', '2027-02-28'],
    ['2028-03-01T04:00:00Z', '2028-01-01', '2028-03-01', '2027-01-01', '2027-03-01'],
  ])('as days at %s', (now, thisYear, today, lastYear, until) => {
    expect(yearDays(new Date(now))).toEqual({ thisYear, today, lastYear, until });
  });

  it('is the new year already while London still has the old one', () => {
    expect(yearBounds(new Date('2026-12-31T16:00:00Z')).thisYear).toEqual(new Date('2026-12-31T16:00:00Z'));
  });

  it.each([
    [150_000n, 100_000n, 'sound', 50],
    [0n, 100_000n, 'sound', -100],
    [199_999n, 200_000n, 'sound', 0],
    [1_000_000n, 100_000n, 'sound', 900],
    [1_000_001n, 100_000n, 'small', 0],
    [100_000n, 99_999n, 'small', 0],
    [100n, 1n, 'small', 0],
    [100n, 0n, 'none', 0],
    [0n, 0n, 'none', 0],
  ] as const)('%d against %d', (now, before, base, percent) => {
    expect(growthOf(now, before)).toEqual({ base, percent });
  });
});
