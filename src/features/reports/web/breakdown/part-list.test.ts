import { expect, it } from 'vitest';
import type { BreakdownRow } from '../../contract/report-schemas.ts';
import { partsOf, restOf } from './part-list.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: String(at + 1), amount: '1.00' }) as BreakdownRow);

it.each([
  [0, 0, 0],
  [7, 7, 0],
  [8, 8, 0],
  [9, 7, 2],
  [22, 7, 15],
])('of %i parts %i are shown and %i are the rest', (count, shown, rest) => {
  const parts = partsOf(rows(count));
  expect([parts.shown.length, parts.rest]).toEqual([shown, rest]);
});

it.each([
  ['10.05', ['1.00', '2.02'], '7.03'],
  ['0.05', ['1.00'], '-0.95'],
  ['1.00', [], '1.00'],
])('of %s without %j are left %s', (total, amounts, left) => {
  expect(
    restOf(
      total,
      amounts.map((amount) => ({ amount })),
    ),
  ).toBe(left);
});
