import { expect, it } from 'vitest';
import { assertEveryRow, type RowOutcome, tallyOutcomes } from './tally.ts';

const row = (rowNumber: number, outcome: RowOutcome['outcome']): RowOutcome => ({
  rowNumber,
  line: rowNumber,
  itemNo: `A${rowNumber}`,
  outcome,
  reason: '',
  currency: 'CNY',
});

it('counts every outcome', () => {
  const outcomes = [row(2, 'added'), row(3, 'added'), row(4, 'refused'), row(5, 'unchanged')];
  expect(tallyOutcomes(outcomes)).toEqual({ added: 2, changed: 0, unchanged: 1, refused: 1 });
});

it('notices lost and doubled rows', () => {
  expect(() => assertEveryRow([row(2, 'added'), row(3, 'added')], 2)).not.toThrow();
  expect(() => assertEveryRow([row(2, 'added')], 2)).toThrow();
  expect(() => assertEveryRow([row(2, 'added'), row(2, 'refused')], 2)).toThrow();
});
