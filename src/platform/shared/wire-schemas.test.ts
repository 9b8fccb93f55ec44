import { expect, it } from 'vitest';
import { plainText } from './wire-schemas.ts';

it.each([
  [' 备货 ', '备货'],
  ['\u200b', ''],
  [' \u200b\u2060\ufeff ', ''],
  ['备\u200b货', '备\u200b货'],
  ['PO\t1\r\nBcc', 'PO 1 Bcc'],
])('%j is kept as %j', (given, kept) => expect(plainText(20).parse(given)).toBe(kept));

it('keeps the lines of long texts', () => expect(plainText(200).parse('一\r\n二')).toBe('一\r\n二'));

it('counts what shows nothing as empty', () => {
  expect(plainText(20).min(1).safeParse('\u200b \u200b').success).toBe(false);
});
