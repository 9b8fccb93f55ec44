import { expect, it } from 'vitest';
import { attributeUnit, orderUnitName } from './unit-codes.ts';

it.each([
  ['C62', '个'],
  ['PCE', '个'],
  ['PR', '双'],
  ['SET', '套'],
  ['PK', '包'],
  ['BX', '盒'],
  ['CT', '箱'],
  ['RO', '卷'],
  ['MTR', '米'],
  ['KGM', '千克'],
  ['LTR', '升'],
  ['DZN', '打'],
  ['BO', '瓶'],
  ['CA', '罐'],
  ['DR', '桶'],
  ['EA', '只'],
  ['pce', '个'],
  ['Stück', '个'],
  ['Stk.', '个'],
  ['盒', '盒'],
  [' 百个 ', '百个'],
  ['ST', null],
  ['XYZ', null],
  ['', null],
  ['<b>', null],
])('order unit %s is %s', (code, expected) => {
  expect(orderUnitName(code)).toBe(expected);
});

it.each([
  ['CMT', 'cm'],
  ['KGM', 'kg'],
  ['#', ''],
  ['QQ', 'QQ'],
])('attribute unit %s is shown as %s', (code, expected) => {
  expect(attributeUnit(code)).toBe(expected);
});
