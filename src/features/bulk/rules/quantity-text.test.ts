import { expect, it } from 'vitest';
import { isQuantityWord } from './quantity-text.ts';

it.each([
  ['20', 'AB123', true],
  ['20-30', 'AB123', true],
  ['20-30', '螺钉', false],
  ['25x52', 'AB123', false],
  ['50mm', '胶带', false],
  ['100m', 'AB123', true],
])('%s behind %s: %s', (word, before, is) => {
  expect(isQuantityWord(word, before)).toBe(is);
});
