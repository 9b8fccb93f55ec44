import { expect, it } from 'vitest';
import { AT_ONCE_ROWS, isTooMany, wordRowLimit } from './row-limits.ts';

it.each([
  [undefined, undefined, null],
  [undefined, 20_000, '一次最多 20,000 行'],
  [AT_ONCE_ROWS, 20_000, null],
  [AT_ONCE_ROWS + 1, 20_000, '约 1,001 行，在后台生成，完成后到下载中心领取'],
  [AT_ONCE_ROWS + 1, undefined, '约 1,001 行，在后台生成，完成后到下载中心领取'],
  [20_000, 20_000, '约 20,000 行，在后台生成，完成后到下载中心领取'],
  [20_001, 20_000, '约 20,001 行，超过上限 20,000 行，请缩小筛选范围'],
] as const)('%s rows of %s', (rows, most, words) => {
  expect(wordRowLimit(rows, most)).toBe(words);
  expect(isTooMany(rows, most)).toBe(words?.includes('超过上限') ?? false);
});
