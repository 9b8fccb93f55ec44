import { expect, it } from 'vitest';
import { beginningWith, containing } from './like-text.ts';

it.each([
  ['垫片', '垫片'],
  ['100%_a', '100\\%\\_a'],
  ['a\\b%', 'a\\\\b\\%'],
])('%s is looked for as it is written', (text, pattern) => {
  expect(containing(text)).toBe(`%${pattern}%`);
  expect(beginningWith(text)).toBe(`${pattern}%`);
});
