import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

/** None of these is an entry of the list or put together from its parts: only the pattern refuses them. */
it.each([
  ['letters in order', 'nopqrstu'],
  ['letters in reverse order', 'ponmlkji'],
  ['digits in order, 0 behind 9', '456789012'],
  ['digits in pairs, 0 behind 9', '4455667788990011'],
  ['digits in pairs in reverse order', '9988776655443322'],
  ['four in order', 'tuvw'],
  ['one block over and over', 'k7xk7xk7x'],
])('%s: %s is common', (_, password) => expect(isCommonPassword(password)).toBe(true));

it.each([
  ['three in order', 'tuv'],
  ['every second letter', 'npqsuwya'],
  ['9 behind 0 and no further', '30987kettle'],
  ['a part and something else', 'kettle🔩password'],
])('%s: %s is not', (_, password) => expect(isCommonPassword(password)).toBe(false));
