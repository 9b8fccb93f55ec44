import { expect, it } from 'vitest';
import { refusedRight } from './refused-right.ts';

it.each([
  ['DEMAND_ORDER_MANAGEMENT', [], '没有访问需求单管理的权限'],
  ['DEMAND_ORDER_MANAGEMENT', ['DEMAND_ORDER_MANAGEMENT'], null],
  // An act, or text somebody put into the address.
  ['ORDER_ADD', [], null],
  ['toString', [], null],
  ['请联系 123', [], null],
  [undefined, [], null],
])('%j, holding %j: %j', (code, permissions, words) => {
  expect(refusedRight(code, { permissions })).toBe(words);
});
