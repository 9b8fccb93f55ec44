import { expect, it } from 'vitest';
import { changedPrices } from './changed-prices.ts';

const line = (skuCode: string, salesPrice: string | null, split = '') => ({
  skuCode,
  salesPrice,
  split,
  productName: skuCode,
});
const told = (seen: ReturnType<typeof line>[], now: ReturnType<typeof line>[]) =>
  changedPrices({ lines: seen }, { lines: now }).map(({ key, before, after }) => `${key}: ${before} → ${after}`);

it.each([
  ['nothing where all is as it was', [line('A', '1.00')], [line('A', '1.00')], []],
  [
    'dearer and cheaper',
    [line('A', '1.00'), line('B', '2.00')],
    [line('A', '1.10'), line('B', '1.90')],
    ['A : 1.00 → 1.10', 'B : 2.00 → 1.90'],
  ],
  ['a price that is gone', [line('A', '1.00')], [line('A', null)], ['A : 1.00 → null']],
  ['a line nobody has seen', [], [line('A', '1.00')], ['A : null → 1.00']],
  [
    'each part of an item by itself',
    [line('A', '1.00'), line('A', '1.00', 'x')],
    [line('A', '1.00'), line('A', '0.90', 'x')],
    ['A x: 1.00 → 0.90'],
  ],
])('says %s', (_, seen, now, changed) => expect(told(seen, now)).toEqual(changed));
