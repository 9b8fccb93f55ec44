import { expect, it } from 'vitest';
import { plainText } from './wire-schemas.ts';

it.each([
  [' 备货 ', '备货'],
  ['\u200b', ''],
  [' \u200b\u2060\ufeff ', ''],
  ['备\u200b货', '备\u200b货'],
])('%j is kept as %j', (given, kept) => expect(plainText(20).parse(given)).toBe(kept));

it('counts what shows nothing as empty', () => {
  expect(plainText(20).min(1).safeParse('\u200b \u200b').success).toBe(false);
});
