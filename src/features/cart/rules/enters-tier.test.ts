import { expect, it } from 'vitest';
import { entersTier } from './enters-tier.ts';

const tiers = [
  { minQuantity: 1, price: 100_000n },
  { minQuantity: 10, price: 90_000n },
];

it.each([
  ['from the first into the second', 9, 10, true],
  ['back into the first', 10, 9, true],
  ['inside the first', 1, 9, false],
  ['inside the second', 10, 500, false],
  ['not changed at all', 5, 5, false],
  ['of a line that was not there', undefined, 10, false],
])('%s', (_, before, after, enters) => expect(entersTier(tiers, before, after)).toBe(enters));
