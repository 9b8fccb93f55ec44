import { expect, it } from 'vitest';
import { bucketOf, daysLate, daysSalesOutstanding, disputeRate, interestOf, sumByAge } from './ageing.ts';

const TODAY = '2026-11-23';

it.each([
  ['2026-12-01', -8, 'notDue'],
  ['2026-11-23', 0, 'notDue'],
  ['2026-11-22', 1, 'd30'],
  ['2026-10-24', 30, 'd30'],
  ['2026-10-23', 31, 'd60'],
  ['2026-09-24', 60, 'd60'],
  ['2026-09-23', 61, 'd90'],
  ['2026-08-25', 90, 'd90'],
  ['2026-08-24', 91, 'over90'],
  ['2024-02-29', 998, 'over90'],
])('due on %s: %i days, %s', (dueOn, late, bucket) => {
  expect([daysLate(dueOn, TODAY), bucketOf(dueOn, TODAY)]).toEqual([late, bucket]);
});

it('sums what is open by age, and loses nothing', () => {
  const sums = sumByAge(
    [
      { dueOn: '2026-12-01', openFen: 5n },
      { dueOn: '2026-11-01', openFen: 7n },
      { dueOn: '2026-11-02', openFen: -2n },
    ],
    TODAY,
  );
  expect(sums).toEqual({ notDue: 5n, d30: 5n, d60: 0n, d90: 0n, over90: 0n });
});

it.each([
  [100_000_00n, 30, 360, 300_00n],
  [100_00n, 1, 360, 1n],
  [99n, 1, 360, 0n],
  [100_000_00n, 0, 360, 0n],
  [100_000_00n, 30, null, 0n],
  [-5n, 30, 360, 0n],
])('interest on %s fen of %i days at %s', (fen, late, bp, interest) =>
  expect(interestOf(fen, late, bp)).toBe(interest),
);

it.each([
  [900n, 2700n, 30],
  [100n, 900n, 10],
  [100n, 0n, null],
  [1n, 7n, 12.8],
])('%s open of %s billed in 90 days: %s days', (open, billed, days) =>
  expect(daysSalesOutstanding(open, billed, 90)).toBe(days),
);

it.each([
  [0, 0, null],
  [1, 3, 33.3],
  [0, 10, 0],
])('%i of %i lines disputed: %s per cent', (disputed, billed, rate) =>
  expect(disputeRate(disputed, billed)).toBe(rate),
);
