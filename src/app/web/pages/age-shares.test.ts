import { expect, it } from 'vitest';
import { shareOf } from './age-shares.ts';

it.each([
  ['1.00', '4.00', 25],
  ['0.00', '4.00', 0],
  ['4.00', '4.00', 100],
  ['1.00', '0.00', 0],
  ['-1.00', '4.00', 0],
  ['1.00', '-4.00', 0],
])('%s of %s is %d per cent', (part, whole, share) => expect(shareOf(part, whole)).toBe(share));
