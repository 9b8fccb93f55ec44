import { expect, it } from 'vitest';
import { matchIndustries } from './match-industry.ts';

it.each([
  ['华东精密制造（苏州）有限公司', ['machining']],
  ['北方重型装备股份有限公司', ['equipment']],
  ['宁波精密模具汽车配件厂', ['machining', 'automotive']],
  ['某某贸易公司', []],
])('%s', (name, expected) => {
  expect(matchIndustries(name)).toEqual(expected);
});
