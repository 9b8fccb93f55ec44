import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '#features/orders/rules/public.ts';
import { cameToNothing, orderTargets } from './order-targets.ts';

const lines = [{ costCenterId: 1n, amountFen: 1_130n, cancelledFen: 130n, taxRateBp: 1_300 }];
const held = (status: OrderStatus) =>
  orderTargets({ status, freightFen: 0n, lines }, { withFreight: true, withTax: true }).get(1n);

describe('an order holds', () => {
  it.each<[OrderStatus, ReturnType<typeof held>]>([
    ['approving', { reservedFen: 1_000n, usedFen: 0n }],
    ['confirming', { reservedFen: 1_000n, usedFen: 0n }],
    ['to_pay', { reservedFen: 1_000n, usedFen: 0n }],
    ['to_ship', { reservedFen: 0n, usedFen: 1_000n }],
    ['cancelled', undefined],
    ['rejected', undefined],
    ['closed', undefined],
  ])('while it is %s: %o', (status, target) => {
    expect(held(status)).toEqual(target);
  });

  it('something in every state but those that came to nothing', () => {
    const nothing = (Object.keys(ORDER_STATUSES) as OrderStatus[]).filter((status) => held(status) === undefined);
    expect(nothing.toSorted()).toEqual(['cancelled', 'closed', 'rejected']);
    expect(nothing.every(cameToNothing)).toBe(true);
  });
});
