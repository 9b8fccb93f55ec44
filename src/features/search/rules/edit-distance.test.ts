import { expect, it } from 'vitest';
import { withinOneEdit } from './edit-distance.ts';

it.each([
  ['wurth', 'wurth', true],
  ['wurth', 'wurt', true],
  ['wurth', 'wuurth', true],
  ['wurth', 'wurtg', true],
  ['wurth', 'wruth', true],
  ['内六甬', '内六角', true],
  ['', 'a', true],
  ['wurth', 'worht', false],
  ['wurth', 'wur', false],
  ['abc', 'cba', false],
  ['', 'ab', false],
])('%s and %s: %s', (first, second, close) => {
  expect(withinOneEdit(first, second)).toBe(close);
  expect(withinOneEdit(second, first)).toBe(close);
});
