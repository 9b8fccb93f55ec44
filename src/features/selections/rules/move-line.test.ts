import { describe, expect, it } from 'vitest';
import { isSameSet, moveTo } from './move-line.ts';

describe('moveTo', () => {
  it.each([
    [0, 2, 'BCAD'],
    [3, 0, 'DABC'],
    [1, 1, 'ABCD'],
    [2, 99, 'ABDC'],
    [2, -5, 'CABD'],
    [9, 0, 'ABCD'],
  ])('%d → %d gives %s', (from, to, moved) => {
    expect(moveTo([...'ABCD'], from, to).join('')).toBe(moved);
  });
});

describe('isSameSet', () => {
  it.each([
    ['ABC', 'CAB', true],
    ['ABC', 'AB', false],
    ['ABC', 'ABB', false],
    ['ABC', 'ABD', false],
    ['', '', true],
  ])('%s and %s: %s', (before, after, same) => {
    expect(isSameSet([...before], [...after])).toBe(same);
  });
});
