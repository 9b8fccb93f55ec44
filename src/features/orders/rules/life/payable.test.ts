import { expect, it } from 'vitest';
import { payableOf } from './payable.ts';

const order = {
  status: 'to_ship',
  goodsFen: 10_000n,
  freightFen: 800n,
  discountFen: 1_000n,
  cancelledFen: 0n,
  returnedFen: 0n,
} as const;

it.each([
  ['goods and freight less the discount', {}, 9_800n],
  ['what is left, with its part of the discount', { cancelledFen: 5_000n }, 5_300n],
  ['half a fen of the discount rounded up', { cancelledFen: 9_995n }, 804n],
  ['an order of nothing but freight', { goodsFen: 0n, discountFen: 0n }, 800n],
  ['less what after-sales gave back', { returnedFen: 3_000n }, 6_800n],
  ['what is left after both', { cancelledFen: 5_000n, returnedFen: 1_300n }, 4_000n],
  ['never less than nothing', { cancelledFen: 5_000n, returnedFen: 5_301n }, 0n],
  ['nothing once it is called off', { status: 'cancelled' as const }, 0n],
  ['nothing once it is rejected', { status: 'rejected' as const }, 0n],
  ['nothing once it is closed', { status: 'closed' as const, cancelledFen: 5_000n }, 0n],
])('is %s', (_, change, owed) => expect(payableOf({ ...order, ...change })).toBe(owed));
