import { describe, expect, it } from 'vitest';
import { addGoods, describeAdded, moveLine, recommendationAddress } from './recommendation.ts';
import { MAX_RECOMMENDED } from './share-kinds.ts';
import { shareTarget } from './share-target.ts';

const linesOf = (...itemNos: string[]) => itemNos.map((itemNo) => ({ itemNo, note: '' }));
const numbers = (count: number) => Array.from({ length: count }, (_, place) => `${'A'.repeat(36)}${place + 1_000}`);

describe('goods of a recommendation', () => {
  it('stand there once, at the end, with what was said of the others', () => {
    const added = addGoods([{ itemNo: 'A1', note: '常备' }], ['B2', 'A1', 'B2', 'C3']);
    expect(added).toEqual({
      lines: [{ itemNo: 'A1', note: '常备' }, ...linesOf('B2', 'C3')],
      added: 2,
      known: 1,
      left: 0,
    });
    expect(describeAdded(added)).toBe('已加入 2 种，1 种已在推荐中');
  });

  it('are as many as one recommendation holds', () => {
    const { lines, added, left } = addGoods(linesOf('A1', 'A2'), numbers(MAX_RECOMMENDED));
    expect([lines.length, added, left]).toEqual([MAX_RECOMMENDED, MAX_RECOMMENDED - 2, 2]);
    expect(addGoods(lines, ['Z9'])).toMatchObject({ lines, added: 0, left: 1 });
  });

  it('says only what happened', () => {
    expect(describeAdded({ lines: [], added: 1, known: 0, left: 0 })).toBe('已加入 1 种');
    expect(describeAdded({ lines: [], added: 0, known: 0, left: 1 })).toMatch(/1 种没有加入$/);
  });

  it('move nothing past the end', () => {
    expect(moveLine([...'ABC'], 0, 3).join('')).toBe('ABC');
  });

  it.each([
    [0, 2, 'BCA'],
    [2, 0, 'CAB'],
    [1, 1, 'ABC'],
    [0, -1, 'ABC'],
    [2, 3, 'ABC'],
    [7, 0, 'ABC'],
  ])('move from %i to %i', (from, to, expected) => {
    expect(moveLine([...'ABC'], from, to).join('')).toBe(expected);
  });

  it('travel in their order, a full list of the longest numbers too', () => {
    const lines = linesOf(...numbers(MAX_RECOMMENDED - 1), 'A+B/1');
    const target = shareTarget(recommendationAddress(lines), 'https://shop.example');
    expect(target).toEqual({ kind: 'recommend', objectNo: lines.map(({ itemNo }) => itemNo).join(',') });
  });
});
