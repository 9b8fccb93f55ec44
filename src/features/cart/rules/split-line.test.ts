import { describe, expect, it } from 'vitest';
import { splitObstacle } from './split-line.ts';

describe('splitting a line', () => {
  it.each([
    [2, 1],
    [10, 5],
    [10, 9],
    [35, 1],
  ])('%i into %i and the rest, whatever the smallest order is', (quantity, taken) => {
    expect(splitObstacle({ quantity, taken, unit: '个' })).toBeNull();
  });

  it.each([
    { name: 'one piece', quantity: 1, taken: 1, words: /只有 1 个/ },
    { name: 'nothing', quantity: 10, taken: 0, words: /至少要 1 个/ },
    { name: 'everything', quantity: 10, taken: 10, words: /最多拆出 9 个/ },
    { name: 'more than there is', quantity: 10, taken: 99, words: /至少要留 1 个/ },
  ])('refuses $name and says why', ({ words, name: _, ...split }) => {
    expect(splitObstacle({ ...split, unit: '个' })).toMatch(words);
  });
});
