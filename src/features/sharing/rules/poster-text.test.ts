import { expect, it } from 'vitest';
import { fitText, markup } from './poster-text.ts';

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

it('makes no markup of a name', () => {
  expect(markup('<b>A&B</b>')).toBe('&lt;b&gt;A&amp;B&lt;/b&gt;');
});
