import { expect, test } from 'vitest';
import { shareOut } from './allocate-skus.ts';

test.each([
  ['by weight', [1, 3], [1000, 1000], 400, [100, 300]],
  ['what one cannot take goes to the others', [1, 1], [10, 1000], 200, [10, 190]],
  ['everybody gets a few before the heavy one gets more', [1, 1, 98], [50, 50, 500], 100, [3, 3, 94]],
  ['a total below the least share still adds up', [1, 1, 1], [50, 50, 50], 2, [1, 1, 0]],
])('%s', (_, weights, capacities, total, shares) => {
  expect(shareOut(weights, capacities, total)).toEqual(shares);
});

test('more than the taxonomy holds is an error, not an endless loop', () => {
  expect(() => shareOut([1, 1], [5, 5], 11)).toThrow();
});
