import { describe, expect, it } from 'vitest';
import { describeAdded } from './describe-added.ts';

const result = (addedCount: number, mergedCount: number, unknownCodes: string[]) => ({
  addedCount,
  mergedCount,
  unknownCodes,
  listId: '1',
  version: 1,
  lineCount: 1,
});

describe('describeAdded', () => {
  it.each([
    [result(2, 0, []), '2 种商品已加入“备件”'],
    [result(0, 1, []), '1 种已在清单中，数量已累加'],
    [result(1, 0, ['A1']), '1 种商品已加入“备件”；A1无法识别，未加入'],
    [result(0, 1, ['A', 'B', 'C', 'D']), '1 种已在清单中，数量已累加；A、B、C 等 4 个编码无法识别，未加入'],
  ])('%j', (added, words) => {
    expect(describeAdded(added, '备件')).toBe(words);
  });
});
