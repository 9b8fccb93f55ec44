import { expect, it } from 'vitest';
import { sameFirmName, shortFirmName } from './firm-names.ts';

it.each([
  ['华东精密制造（苏州）有限公司', '华东精密制造'],
  ['华东精密制造(苏州)有限公司', '华东精密制造'],
  ['北方重型装备股份有限公司', '北方重型装备'],
  ['长江装备集团有限公司', '长江装备'],
  ['某某大学', '某某大学'],
  ['华东有限公司', '华东'],
  ['华有限公司', '华有限公司'],
  ['有限公司', '有限公司'],
  ['A'.repeat(60), 'A'.repeat(20)],
])('%s is known as %s', (name, short) => {
  expect(shortFirmName(name)).toBe(short);
});

it.each([
  ['华东精密制造（苏州）有限公司', '华东精密制造(苏州) 有限公司', true],
  ['华东精密制造（苏州）有限公司', '华东精密制造有限公司', false],
])('%s and %s are one name: %s', (one, other, same) => {
  expect(sameFirmName(one, other)).toBe(same);
});
