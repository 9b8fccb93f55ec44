import { expect, it } from 'vitest';
import { codeKey } from './code-key.ts';

it.each([
  ['MAT-000123', 'MAT000123'],
  ['mat 000.123', 'MAT000123'],
  ['ＭＡＴ－０００１２３', 'MAT000123'],
  ['仓库_A/12', '仓库A12'],
  ['--- ', ''],
])('%s is compared as %j', (code, key) => {
  expect(codeKey(code)).toBe(key);
});
