import { expect, it } from 'vitest';
import { RANGES, type ReportRange, stretchOf } from './report-ranges.ts';

it.each<[ReportRange, string, string, string]>([
  ['months12', '2026-11-24', '2025-12-01', '2026-11-24'],
  ['months12', '2026-12-31', '2026-01-01', '2026-12-31'],
  ['month', '2026-11-24', '2026-11-01', '2026-11-24'],
  ['lastMonth', '2026-11-24', '2026-10-01', '2026-10-31'],
  ['lastMonth', '2026-01-05', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-11-24', '2026-10-01', '2026-11-24'],
  ['quarter', '2026-10-01', '2026-10-01', '2026-10-01'],
  ['quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['year', '2026-11-24', '2026-01-01', '2026-11-24'],
  ['days30', '2026-11-24', '2026-10-26', '2026-11-24'],
  ['days90', '2026-11-24', '2026-08-27', '2026-11-24'],
  ['days30', '2026-03-01', '2026-01-31', '2026-03-01'],
])('%s on %s begins on %s and ends on %s', (range, today, from, to) => {
  expect(stretchOf(range, today)).toEqual({ from, to });
});

it('names every stretch', () => {
  for (const range of Object.keys(RANGES) as ReportRange[])
    expect(stretchOf(range, '2026-11-24').to).toMatch(/^2026-1/);
});
