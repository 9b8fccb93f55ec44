import { expect, it } from 'vitest';
import { provinceOf, readRegionCode } from './region-code.ts';

it.each([
  ['310115', '310115'],
  [null, null],
  ['', null],
  ['31011', null],
  ['3101150', null],
  ['31 115', null],
])('the cookie %j holds the region %s', (text, region) => expect(readRegionCode(text)).toBe(region));

it('knows the province of a county', () => expect(provinceOf('310115')).toBe('31'));
