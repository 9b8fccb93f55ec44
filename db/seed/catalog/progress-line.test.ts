import { expect, test } from 'vitest';
import { progressLine } from './progress-line.ts';

test.each([
  ['in the middle', [400_000, 1_000_000, 0, 40], '40% 400,000 / 1,000,000 · 10,000 件/秒 · 还需 1 分 0 秒'],
  ['what was there before does not count as speed', [500, 1000, 400, 10], '50% 500 / 1,000 · 10 件/秒 · 还需 50 秒'],
  ['nothing written yet promises nothing', [0, 1000, 0, 0], '0% 0 / 1,000'],
  ['the end', [1000, 1000, 0, 4], '100% 1,000 / 1,000 · 250 件/秒 · 还需 0 秒'],
] as const)('%s', (_, [done, total, start, seconds], text) => {
  expect(progressLine(done, total, start, seconds).replace(/^\[[█░]{24}\] /, '')).toBe(text);
});
