import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

const asText = (current: number, count: number) =>
  pageNumbers(current, count)
    .map((page) => (page === 'gap' ? '…' : page))
    .join(' ');

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 3 4 5'],
  [1, 33, '1 2 3 4 … 33'],
  [3, 33, '1 2 3 4 … 33'],
  [4, 33, '1 2 3 4 5 … 33'],
  [5, 33, '1 … 4 5 6 … 33'],
  [31, 33, '1 … 30 31 32 33'],
  [33, 33, '1 … 30 31 32 33'],
])('page %i of %i: %s', (current, count, text) => {
  expect(asText(current, count)).toBe(text);
});

it('names every page once and in order, whatever the place', () => {
  for (let count = 1; count <= 12; count += 1) {
    for (let current = 1; current <= count; current += 1) {
      const numbers = pageNumbers(current, count).filter((page) => page !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toContain(current);
      expect([numbers[0], numbers.at(-1)]).toEqual([1, count]);
    }
  }
});
