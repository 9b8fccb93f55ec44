import { expect, it } from 'vitest';
import { mergeLines } from './merge-lines.ts';

const line = (skuCode: string, quantity: number) => ({ skuCode, quantity });

it.each([
  { lines: [], merged: [] },
  { lines: [line('A', 2), line('B', 1)], merged: ['A×2', 'B×1'] },
  { lines: [line('A', 2), line('B', 1), line('A', 3)], merged: ['A×5', 'B×1'] },
  { lines: [line('A', 999_999), line('A', 1)], merged: ['A×999999'] },
])('$merged', ({ lines, merged }) => {
  expect(mergeLines(lines).map(({ itemNo, quantity }) => `${itemNo}×${quantity}`)).toEqual(merged);
});
