import { describe, expect, it } from 'vitest';
import { splitObstacle } from './split-line.ts';

describe('splitting a line', () => {
  it.each([
    { quantity: 2, taken: 1, moq: 1, step: 1 },
    { quantity: 40, taken: 10, moq: 10, step: 10 },
    { quantity: 35, taken: 20, moq: 10, step: 5 },
  ])('$quantity into $taken and the rest', (split) => {
    expect(splitObstacle({ ...split, unit: '个' })).toBeNull();
  });

  it.each([
    { name: 'nothing left', quantity: 1, taken: 1, moq: 1, step: 1, words: /至少要 2 个/ },
    { name: 'too little for two', quantity: 15, taken: 5, moq: 10, step: 5, words: /至少要 20 个/ },
    { name: 'too little left', quantity: 30, taken: 25, moq: 10, step: 5, words: /只剩 5 个/ },
    { name: 'off the step', quantity: 40, taken: 12, moq: 10, step: 5, words: /递增/ },
    { name: 'below the smallest order', quantity: 40, taken: 5, moq: 10, step: 5, words: /起订 10/ },
    { name: 'more than there is', quantity: 10, taken: 99, moq: 1, step: 1, words: /只剩 0/ },
  ])('refuses $name and says why', ({ words, name: _, ...split }) => {
    expect(splitObstacle({ ...split, unit: '个' })).toMatch(words);
  });
});
