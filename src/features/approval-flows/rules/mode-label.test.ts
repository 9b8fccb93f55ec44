import { expect, it } from 'vitest';
import { modeLabel } from './mode-label.ts';

it.each([
  ['all', 1, 0, '一人审批'],
  ['all', 1, 1, '一人审批'],
  ['n_of_m', 1, 1, '一人审批'],
  ['all', 2, 2, '所有人都要同意'],
  ['any', 1, 2, '任一人同意即可'],
  ['n_of_m', 2, 3, '3 人中 2 人同意即可'],
  ['n_of_m', 4, 3, '3 人中 3 人同意即可'],
] as const)('%s with %i needed of %i seats: %s', (mode, needed, seats, words) => {
  expect(modeLabel(mode, needed, seats)).toBe(words);
});
