import { expect, it } from 'vitest';
import { looksLikeCode, normaliseCode } from './normalise-code.ts';

it.each([
  ['dm-912/8.30', 'DM912830'],
  ['Ｍ８×30', 'M8X30'],
  ['FAS 1204_418', 'FAS1204418'],
])('%s is compared as %s', (code, compared) => expect(normaliseCode(code)).toBe(compared));

it.each([
  ['6204', true],
  ['620', false],
  ['M8', false],
  ['6-2-0', false],
  ['SKF-6204', true],
  ['ABCD', false],
  ['轴承6204', false],
  ['1'.repeat(40), true],
  ['1'.repeat(41), false],
])('%s may be a number of an item: %s', (query, may) => expect(looksLikeCode(query)).toBe(may));
