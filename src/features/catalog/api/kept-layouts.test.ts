import { expect, it } from 'vitest';
import { type KeptLayout, KeptLayouts } from './kept-layouts.ts';

const layout = (fingerprint: string, rows: number): KeptLayout => ({
  fingerprint,
  productCode: '',
  productName: '',
  columns: [],
  shared: [],
  itemCount: rows,
  rows: Array.from({ length: rows }, (_, n) => ({ skuId: BigInt(n), values: [] })),
});

const viewer = (firmId: bigint | null, departmentId: bigint | null = null) => ({ firmId, departmentId });
const VISITOR = viewer(null);

it('guesses what the same department saw last, never what others did', () => {
  const layouts = new KeptLayouts();
  expect(layouts.guess('A', viewer(1n))).toBeUndefined();
  layouts.keep('A', viewer(1n, 7n), layout('one', 3));
  layouts.keep('A', viewer(2n), layout('two', 2));
  expect(layouts.guess('A', viewer(1n, 7n))?.fingerprint).toBe('one');
  expect(layouts.guess('A', viewer(2n))?.fingerprint).toBe('two');
  for (const other of [viewer(1n), viewer(1n, 8n), viewer(2n, 7n), viewer(3n), VISITOR]) {
    expect(layouts.guess('A', other)).toBeUndefined();
  }
  expect(layouts.guess('B', viewer(1n, 7n))).toBeUndefined();
});

it('keeps so many rows, those asked for last', () => {
  const layouts = new KeptLayouts(10);
  layouts.keep('A', VISITOR, layout('a', 5));
  layouts.keep('B', VISITOR, layout('b', 5));
  layouts.keep('B', VISITOR, layout('b', 5));
  layouts.guess('A', VISITOR);
  layouts.keep('C', VISITOR, layout('c', 1));
  expect(['A', 'B', 'C'].filter((item) => layouts.guess(item, VISITOR))).toEqual(['A', 'C']);
  layouts.keep('D', VISITOR, layout('d', 11));
  expect(['A', 'B', 'C', 'D'].filter((item) => layouts.guess(item, VISITOR))).toEqual([]);
});
