import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareNaturally } from './compare-naturally.ts';

it.each([
  [
    ['M10', 'M8', 'M6×20', 'M6×8'],
    ['M6×8', 'M6×20', 'M8', 'M10'],
  ],
  [
    ['1.5', '1.25', '1', '10'],
    ['1', '1.25', '1.5', '10'],
  ],
  [
    ['', '16', '8'],
    ['', '8', '16'],
  ],
  [
    ['全牙', '半牙', 'A2', '12'],
    ['12', 'A2', '全牙', '半牙'],
  ],
  [
    ['4.8', '12.9', '8.8'],
    ['4.8', '8.8', '12.9'],
  ],
])('%j becomes %j', (given, sorted) => {
  expect(given.toSorted(compareNaturally)).toEqual(sorted);
});

it('is the same from both sides and equal only to itself', () => {
  const text = fc.string({ unit: fc.constantFrom('1', '2', '0', '.', 'M', '×', ' ', '全') });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareNaturally(a, b)) + Math.sign(compareNaturally(b, a))).toBe(0);
      expect(compareNaturally(a, a)).toBe(0);
    }),
  );
});
