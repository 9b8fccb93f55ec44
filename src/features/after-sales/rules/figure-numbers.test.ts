import { expect, it } from 'vitest';
import { durationText, FAULT_REASONS, shareText } from './figure-numbers.ts';

it.each([
  [0, 0, null],
  [0, 3, '0'],
  [1, 3, '33.33'],
  [2, 3, '66.67'],
  [3, 3, '100'],
  [1, 40_000, '0'],
  [1, 320, '0.31'],
])('%i of %i are %s of a hundred', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});

it.each([
  [null, '—'],
  [0, '1 小时内'],
  [1, '1 小时'],
  [47, '47 小时'],
  [48, '2 天'],
  [84, '3.5 天'],
])('%s hours are told as %s', (hours, text) => {
  expect(durationText(hours)).toBe(text);
});

it('counts as fault what the shop, its supplier or carrier did', () => {
  expect(FAULT_REASONS).toContain('damaged');
  expect(FAULT_REASONS).toContain('short');
  expect(FAULT_REASONS).not.toContain('not_needed');
  expect(FAULT_REASONS).not.toContain('wrongly_bought');
});
