import { expect, it } from 'vitest';
import { mayPay } from './paid-after.ts';

it.each([
  ['all of it', 100n, 0n, 100n, true],
  ['a part', 100n, 30n, 70n, true],
  ['more than is due', 100n, 30n, 71n, false],
  ['off again', 100n, 30n, -30n, true],
  ['more off than was paid', 100n, 30n, -31n, false],
  ['off what is overpaid', 50n, 100n, -20n, true],
  ['on what is overpaid', 50n, 100n, 1n, false],
  ['what is in their favour, set off', -40n, 0n, -40n, true],
  ['more set off than there is', -40n, 0n, -41n, false],
  ['money on what is in their favour', -40n, 0n, 1n, false],
  ['setting off taken back', -40n, -40n, 40n, true],
  ['nothing due', 0n, 0n, 1n, false],
])('%s', (_, dueFen, paidFen, amountFen, may) => expect(mayPay({ dueFen, paidFen }, amountFen)).toBe(may));
