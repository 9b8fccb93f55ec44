import { expect, it } from 'vitest';
import { addressObstacle, invoiceObstacle } from './change-details.ts';

it.each([
  ['to_ship', 'none', true],
  ['completed', 'none', true],
  ['to_ship', 'partly', false],
  ['signed', 'full', false],
  ['cancelled', 'none', false],
  ['closed', 'none', false],
] as const)('the invoice of an order that is %s and invoiced %s', (status, invoiceStatus, may) => {
  expect(invoiceObstacle({ status, invoiceStatus }) === null).toBe(may);
});

it.each([
  ['to_pay', '320571', true],
  ['to_ship', '320571', true],
  ['to_ship', '320572', false],
  ['partly_shipped', '320571', false],
  ['completed', '320571', false],
] as const)('the address of an order that is %s, to %s', (status, regionCode, may) => {
  expect(addressObstacle({ status, regionCode: '320571' }, regionCode) === null).toBe(may);
});
