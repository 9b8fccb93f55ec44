import { expect, it } from 'vitest';
import { isGtin } from './check-gtin.ts';

it.each([
  ['8425586498522', true],
  ['8425586498523', false],
  ['96385074', true],
  ['036000291452', true],
  ['10614141000415', true],
  ['12345678901234', false],
  ['842558649852', false],
  ['8.42559E+12', false],
  ['', false],
])('%s is a valid code: %s', (code, expected) => {
  expect(isGtin(code)).toBe(expected);
});
