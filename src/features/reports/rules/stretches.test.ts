import { describe, expect, it } from 'vitest';
import { comparedDays, stretchesOf } from './stretches.ts';

describe('stretches', () => {
  it('are cut to the filter at both ends', () => {
    expect(stretchesOf({ from: '2026-10-15', to: '2026-12-01' }, 'month')).toEqual([
      { start: '2026-10-01', from: '2026-10-15', to: '2026-10-31', label: '26-10' },
      { start: '2026-11-01', from: '2026-11-01', to: '2026-11-30', label: '26-11' },
      { start: '2026-12-01', from: '2026-12-01', to: '2026-12-01', label: '26-12' },
    ]);
    expect(stretchesOf({ from: '2026-09-30', to: '2026-12-31' }, 'quarter').map(({ label }) => label)).toEqual([
      '26 年 3 季',
      '26 年 4 季',
    ]);
    expect(
      stretchesOf({ from: '2026-11-22', to: '2026-11-23' }, 'week').map(({ from, label }) => [from, label]),
    ).toEqual([
      ['2026-11-22', '11-16 周'],
      ['2026-11-23', '11-23 周'],
    ]);
  });
});

it.each<[string, string, 'none' | 'previous' | 'lastYear', string | null]>([
  ['2026-10-01', '2026-11-30', 'previous', '2026-08-01 2026-09-30'],
  ['2025-12-01', '2026-11-30', 'previous', '2024-12-01 2025-11-30'],
  ['2026-11-02', '2026-11-30', 'previous', '2026-10-04 2026-11-01'],
  ['2026-11-01', '2026-11-29', 'previous', '2026-10-03 2026-10-31'],
  ['2026-11-23', '2026-11-23', 'previous', '2026-11-22 2026-11-22'],
  ['2026-11-10', '2026-11-23', 'lastYear', '2025-11-10 2025-11-23'],
  ['2025-02-01', '2025-02-28', 'lastYear', '2024-02-01 2024-02-29'],
  ['2024-02-01', '2024-02-29', 'lastYear', '2023-02-01 2023-02-28'],
  ['2026-11-10', '2026-11-23', 'none', null],
])('%s to %s, %s: compared with %s', (from, to, compare, days) => {
  const compared = comparedDays({ from, to, compare });
  expect(compared && `${compared.from} ${compared.to}`).toBe(days);
});
