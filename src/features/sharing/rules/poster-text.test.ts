import { expect, it } from 'vitest';
import { fitText } from './poster-text.ts';

it.each([
  ['M8 bolt', 20, 'M8 bolt'],
  ['内六角圆柱头螺钉', 16, '内六角圆柱头螺钉'],
  ['内六角圆柱头螺钉', 10, '内六角圆柱…'],
  ['内六角 M8', 8, '内六角 M…'],
  ['', 5, ''],
  ['ÿÿ', 2, 'ÿÿ'],
  ['ĀĀ', 2, 'Ā…'],
])('%s in %d', (text, most, fitted) => {
  expect(fitText(text, most)).toBe(fitted);
});
