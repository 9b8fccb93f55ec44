import { expect, it } from 'vitest';
import type { WrittenRow } from '#business/written-lines/contract/list-schemas.ts';
import { answeredRow } from './answered-row.ts';

const row = { rowNumber: 1, goodsCode: 'A1', quantity: '1箱', unit: '箱' } as WrittenRow;

it.each([
  ['nothing', undefined, { goodsCode: 'A1', quantity: '1箱', unit: '箱' }],
  ['an item', { goodsCode: 'B2' }, { goodsCode: 'B2', quantity: '1箱', unit: '箱' }],
  ['a quantity, which brings its unit', { quantity: '12' }, { goodsCode: 'A1', quantity: '12', unit: '' }],
])('a row for which was chosen: %s', (_, answer, wanted) => {
  expect(answeredRow(row, answer)).toEqual({ ...row, ...wanted });
});
