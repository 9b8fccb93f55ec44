import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAmount, sum } from '#platform/shared/money.ts';
import { ORDER_STATUSES, type OrderStatus } from '../order-status.ts';
import {
  type CancellableLine,
  type CancelPlan,
  type CancelRefusal,
  type CancelWish,
  cancelScope,
  openQuantity,
  planCancel,
} from './cancel-lines.ts';
import { payableOf } from './payable.ts';
import { taxLeft, vatShares } from './vat-shares.ts';

const line = (lineNo: number, quantity: number, salesPrice: bigint, more: Partial<CancellableLine> = {}) => ({
  lineNo,
  quantity,
  salesPrice,
  cancelledQuantity: 0,
  shippedQuantity: 0,
  signedQuantity: 0,
  amountFen: lineAmount(salesPrice, quantity),
  cancelledFen: 0n,
  ...more,
});

describe('what may be cancelled', () => {
  it.each<[OrderStatus, string]>([
    ['approving', 'lines'],
    ['confirming', 'whole'],
    ['to_pay', 'whole'],
    ['to_ship', 'lines'],
    ['partly_shipped', 'lines'],
    ['partly_signed', 'lines'],
    ['to_receive', 'none'],
    ['signed', 'none'],
    ['completed', 'none'],
    ['rejected', 'none'],
    ['cancelled', 'none'],
    ['refused', 'none'],
    ['closed', 'none'],
  ])('%s: %s', (status, scope) => {
    expect(cancelScope(status)).toBe(scope);
  });

  it.each<[string, OrderStatus, Partial<CancellableLine>, OrderStatus]>([
    ['all of an unshipped order ends it', 'to_ship', {}, 'cancelled'],
    [
      'the rest of a partly shipped one leaves what is on its way',
      'partly_shipped',
      { shippedQuantity: 4 },
      'to_receive',
    ],
    [
      'the rest where all that was sent is signed',
      'partly_signed',
      { shippedQuantity: 4, signedQuantity: 4 },
      'signed',
    ],
    [
      'the rest where something is still to be signed',
      'partly_signed',
      { shippedQuantity: 4, signedQuantity: 1 },
      'partly_signed',
    ],
  ])('%s', (_, status, facts, after) => {
    expect(planCancel(status, [line(1, 10, 10_000n, facts)], null)).toMatchObject({ status: after });
  });

  const two = () => [line(1, 10, 10_000n, { shippedQuantity: 4 }), line(2, 5, 10_000n)];

  it.each<[string, OrderStatus, CancelWish[] | null, unknown]>([
    ['all that is open of a line', 'partly_shipped', [{ lineNo: 1, quantity: 6 }], [[1, 6]]],
    ['in two wishes', 'partly_shipped', [...Array(2)].map(() => ({ lineNo: 1, quantity: 3 })), [[1, 6]]],
    ['more than is open', 'partly_shipped', [{ lineNo: 1, quantity: 7 }], { refusal: 'quantity', lineNos: [1] }],
    ['a line that does not exist', 'to_ship', [{ lineNo: 3, quantity: 1 }], { refusal: 'quantity', lineNos: [3] }],
    ['nothing of a line', 'to_ship', [{ lineNo: 1, quantity: 0 }], { refusal: 'state', lineNos: [] }],
    [
      'a line of an order that goes as a whole',
      'to_pay',
      [{ lineNo: 2, quantity: 5 }],
      { refusal: 'state', lineNos: [] },
    ],
    [
      'everything open',
      'partly_shipped',
      null,
      [
        [1, 6],
        [2, 5],
      ],
    ],
  ])('%s', (_, status, wishes, expected) => {
    const plan = planCancel(status, two(), wishes);
    const taken = 'refusal' in plan ? plan : plan.cancellations.map((one) => [one.line.lineNo, one.quantity]);
    expect(taken).toEqual(expected);
  });

  it('leaves out lines of which nothing is open, and keeps the state while something is', () => {
    const lines = [line(1, 10, 10_000n, { shippedQuantity: 10 }), line(2, 5, 10_000n)];
    const plan = planCancel('partly_shipped', lines, null);
    expect('refusal' in plan ? plan : plan.cancellations.map((one) => one.line.lineNo)).toEqual([2]);
    expect(planCancel('partly_shipped', two(), [{ lineNo: 2, quantity: 5 }])).toMatchObject({
      status: 'partly_shipped',
    });
  });

  it('moves an order only where the table of states allows it', () => {
    for (const status of Object.keys(ORDER_STATUSES) as OrderStatus[]) {
      for (const shippedQuantity of [0, 3]) {
        for (const signedQuantity of [0, shippedQuantity]) {
          const plan = planCancel(status, [line(1, 9, 10_000n, { shippedQuantity, signedQuantity })], null);
          if ('refusal' in plan || plan.status === status) continue;
          const legal: readonly string[] = ORDER_STATUSES[status].to;
          // Something cannot have left while nothing may have.
          const possible = shippedQuantity === 0 || ['partly_shipped', 'partly_signed'].includes(status);
          if (possible && !(status.startsWith('partly') && shippedQuantity === 0)) expect(legal).toContain(plan.status);
        }
      }
    }
  });
});

const lines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 5_000 }), price: fc.bigInt({ min: 1n, max: 9_999_999n }) }),
  { minLength: 1, maxLength: 6 },
);
const pieces = fc.array(fc.record({ line: fc.nat(5), quantity: fc.integer({ min: 1, max: 3_000 }) }), {
  maxLength: 12,
});

/** Carries out a plan on the lines, as the database does. */
function apply(before: CancellableLine[], plan: CancelPlan<CancellableLine>): CancellableLine[] {
  const changed = new Map(plan.cancellations.map((one) => [one.line.lineNo, one]));
  return before.map((one) => {
    const change = changed.get(one.lineNo);
    return change ? { ...one, cancelledQuantity: change.cancelledQuantity, cancelledFen: change.cancelledFen } : one;
  });
}

describe('amounts of cancellations', () => {
  it('are the same to the fen in whatever pieces, and what is left costs what it would have cost', () => {
    fc.assert(
      fc.property(lines, pieces, fc.bigInt({ min: 0n, max: 5_000n }), (wanted, cuts, freightFen) => {
        const start = wanted.map(({ quantity, price }, index) => line(index + 1, quantity, price));
        const goodsFen = sum(start.map((one) => one.amountFen));
        const discountFen = goodsFen / 7n;
        let now: CancellableLine[] = start;
        let status: OrderStatus = 'to_ship';
        let released = 0n;
        const owed = (state: OrderStatus) =>
          payableOf({
            status: state,
            goodsFen,
            freightFen,
            discountFen,
            cancelledFen: sum(now.map((one) => one.cancelledFen)),
            returnedFen: 0n,
          });
        const total = owed('to_ship');
        for (const { line: index, quantity } of cuts) {
          const target = now[index % now.length];
          const before = owed(status);
          const plan: CancelPlan<CancellableLine> | CancelRefusal = planCancel(status, now, [
            { lineNo: target?.lineNo ?? 0, quantity },
          ]);
          if ('refusal' in plan) continue;
          now = apply(now, plan);
          status = plan.status;
          released += before - owed(status);
          expect(before - owed(status)).toBeGreaterThanOrEqual(0n);
        }
        for (const one of now) {
          expect(one.amountFen - one.cancelledFen).toBe(
            lineAmount(one.salesPrice, one.quantity - one.cancelledQuantity),
          );
          expect(openQuantity(one)).toBeGreaterThanOrEqual(0);
        }
        expect(released + owed(status)).toBe(total);
        if (now.every((one) => openQuantity(one) === 0)) expect([status, owed(status)]).toEqual(['cancelled', 0n]);
      }),
      { numRuns: 400 },
    );
  });

  it('leave a tax that adds up by rate', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.nat(5_000), { maxLength: 6 }), (wanted, cuts) => {
        const taxed = wanted.map(({ quantity, price }, index) => {
          const gone = Math.min(quantity, cuts[index] ?? 0);
          const amountFen = lineAmount(price, quantity);
          const cancelledFen = amountFen - lineAmount(price, quantity - gone);
          return { taxRateBp: index % 2 ? 1_300 : 900, amountFen, cancelledFen, taxFen: amountFen / 10n };
        });
        const shares = vatShares(taxed);
        expect(sum(shares.map((share) => share.goodsFen))).toBe(
          sum(taxed.map((one) => one.amountFen - one.cancelledFen)),
        );
        for (const share of shares) expect(share.netFen + share.taxFen).toBe(share.goodsFen);
        const whole = taxed.filter((one) => one.amountFen > one.cancelledFen);
        expect(sum(shares.map((share) => share.taxFen))).toBe(sum(whole.map(taxLeft)));
      }),
      { numRuns: 300 },
    );
  });
});
