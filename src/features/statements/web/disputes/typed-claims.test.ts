import { expect, it } from 'vitest';
import { claimOf } from './typed-claims.ts';

const line = { quantity: 20, price: '52.80' };

it.each([
  ['quantity', '18', { quantity: 18 }],
  ['quantity', '0', { quantity: 0 }],
  ['quantity', '20', null],
  ['quantity', '-1', null],
  ['quantity', '1.5', null],
  ['quantity', '', null],
  ['not_received', '0', { quantity: 0 }],
  ['price', ' 49.9 ', { price: '49.9' }],
  ['price', '52.8', null],
  ['price', '52.79999', null],
  ['price', 'frei', null],
  ['duplicate', '', {}],
  ['tax_rate', '6', {}],
] as const)('%s with “%s” claims %o', (kind, typed, claim) => {
  expect(claimOf(kind, typed, line)).toEqual(claim);
});
