import { expect, it } from 'vitest';
import { withActed } from './acted-rows.ts';

const acted = (...places: [row: string, at: number][]) => places.map(([row, at]) => ({ row, at, words: '已同意' }));
const shown = (fresh: string, ...places: [string, number][]) =>
  withActed([...fresh], acted(...places), (row) => row).join('');

it.each([
  ['nothing was acted on', 'abcd', [], 'abcd'],
  ['it is still there', 'abcd', [['b', 1]], 'abcd'],
  ['it has left', 'acd', [['b', 1]], 'abcd'],
  [
    'several have left, the last one acted on first',
    'ac',
    [
      ['d', 3],
      ['b', 1],
    ],
    'abcd',
  ],
  [
    'the list is empty by now',
    '',
    [
      ['a', 0],
      ['b', 1],
    ],
    'ab',
  ],
  ['rows before it have left with others', 'c', [['b', 1]], 'cb'],
  ['the next page moves up', 'acdef', [['b', 1]], 'abcdef'],
] as const)('keeps every row where it was when %s', (_, fresh, places, all) => {
  expect(shown(fresh, ...(places as unknown as [string, number][]))).toBe(all);
});
