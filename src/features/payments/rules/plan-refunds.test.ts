import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '#platform/shared/money.ts';
import { paymentAfterRefund, planRefunds, refundState } from './plan-refunds.ts';

const paid = (id: bigint, amountFen: bigint, backFen = 0n) => ({ id, amountFen, backFen });

describe('what goes back', () => {
  it.each([
    ['nothing of what is owed', 1_000n, [paid(1n, 1_000n)], []],
    ['all of an order that is gone', 0n, [paid(1n, 1_000n)], [{ paymentId: 1n, amountFen: 1_000n }]],
    ['the cancelled part, to the fen', 667n, [paid(1n, 1_000n)], [{ paymentId: 1n, amountFen: 333n }]],
    ['only what has not gone yet', 0n, [paid(1n, 1_000n, 333n)], [{ paymentId: 1n, amountFen: 667n }]],
    ['nothing twice', 667n, [paid(1n, 1_000n, 333n)], []],
    [
      'the second of two payments',
      1_000n,
      [paid(1n, 1_000n), paid(2n, 1_000n)],
      [{ paymentId: 2n, amountFen: 1_000n }],
    ],
    ['nothing where less came than is owed', 1_000n, [], []],
  ])('is %s', (_, owed, received, plan) => expect(planRefunds(owed, received)).toEqual(plan));

  it('leaves what is owed, however an order is called off and however often that is heard', () => {
    const amount = fc.bigInt({ min: 1n, max: 10_000n });
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 3 }),
        fc.array(amount, { maxLength: 6 }),
        (came, cuts) => {
          const received = came.map((amountFen, index) => paid(BigInt(index), amountFen));
          let owed = sum(came);
          for (const cut of cuts) {
            owed = cut < owed ? owed - cut : 0n;
            for (const { paymentId, amountFen } of planRefunds(owed, received)) {
              const payment = received[Number(paymentId)];
              if (payment) payment.backFen += amountFen;
            }
            expect(planRefunds(owed, received)).toEqual([]);
            expect(sum(received.map(({ amountFen, backFen }) => amountFen - backFen))).toBe(owed);
            expect(received.every(({ amountFen, backFen }) => backFen <= amountFen)).toBe(true);
          }
        },
      ),
    );
  });
});

it.each([
  ['on its way', 'cancelled', 'online', 500n, 500n, 'refunding'],
  ['all back', 'cancelled', 'online', 0n, 1_000n, 'refunded'],
  ['a part back', 'to_ship', 'transfer', 0n, 300n, 'paid'],
  ['money too much of an order that waits', 'to_pay', 'online', 1_000n, 0n, null],
  ['money too much of an order on account', 'to_ship', 'account', 1_000n, 0n, null],
] as const)('an order with %s', (_, status, payWay, refundingFen, refundedFen, state) => {
  expect(refundState({ status, payWay }, { receivedFen: 1_000n, refundingFen, refundedFen })).toBe(state);
});

it('a payment stands as paid again when only a part of it is back', () => {
  expect(paymentAfterRefund(1_000n, { refundingFen: 1n, refundedFen: 999n })).toBe('refunding');
  expect(paymentAfterRefund(1_000n, { refundingFen: 0n, refundedFen: 999n })).toBe('paid');
  expect(paymentAfterRefund(1_000n, { refundingFen: 0n, refundedFen: 1_000n })).toBe('refunded');
});
