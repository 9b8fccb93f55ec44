import { expect, test } from 'vitest';
import { ean13 } from './ean13.ts';

test.each([
  ['400638133393', '4006381333931'],
  ['690123456789', '6901234567892'],
  ['000000000000', '0000000000000'],
])('%s gets its check digit', (twelve, whole) => expect(ean13(twelve)).toBe(whole));

test.each(['12345678901', '1234567890123', '12345678901a'])('%s is refused', (text) => {
  expect(() => ean13(text)).toThrow();
});
