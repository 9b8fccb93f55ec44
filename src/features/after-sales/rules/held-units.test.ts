import { describe, expect, it } from 'vitest';
import type { CaseStatus } from './case-status.ts';
import { countUnits, type HeldLine, heldFen, heldUnits } from './held-units.ts';
import { paidForUnits, priceOfOver } from './paid-units.ts';

const LINE: HeldLine = {
  ...{ kind: 'return', status: 'reviewing', reason: 'broken', quantity: 4, grantedQuantity: null },
  ...{ refusedQuantity: 0, settledQuantity: 0, askedFen: 400n, grantedFen: 0n },
};
const line = (facts: Partial<HeldLine>): HeldLine => ({ ...LINE, ...facts });

it.each<[Partial<HeldLine>, number]>([
  [{}, 4],
  [{ status: 'approving' }, 4],
  [{ status: 'to_return', grantedQuantity: 3 }, 3],
  [{ status: 'confirming', grantedQuantity: 3, refusedQuantity: 1 }, 2],
  [{ status: 'completed', grantedQuantity: 3, settledQuantity: 2 }, 2],
  [{ status: 'rejected' }, 0],
  [{ status: 'withdrawn', grantedQuantity: 3 }, 0],
  // Opened again and granted less, or refused: what it gave stays given.
  [{ status: 'confirming', grantedQuantity: 1, settledQuantity: 3 }, 3],
  [{ status: 'rejected', settledQuantity: 3 }, 3],
  // The customer has them again.
  [{ kind: 'repair', status: 'reviewing', settledQuantity: 4, quantity: 2 }, 2],
  [{ kind: 'repair', status: 'repairing' }, 4],
  [{ kind: 'repair', status: 'completed', settledQuantity: 4 }, 0],
  [{ kind: 'price_gap', status: 'completed', settledQuantity: 4 }, 0],
])('%o holds %i units', (facts, units) => expect(heldUnits(line(facts))).toBe(units));

it.each<[Partial<HeldLine>, bigint]>([
  [{}, 400n],
  [{ grantedQuantity: 3, grantedFen: 300n }, 300n],
  // What was kept back of them is not for others.
  [{ grantedQuantity: 3, grantedFen: 0n }, 300n],
  [{ status: 'withdrawn' }, 0n],
  [{ kind: 'repair' }, 0n],
  [{ kind: 'over_keep' }, 0n],
  [{ kind: 'price_gap', status: 'completed', grantedQuantity: 4, grantedFen: 50n }, 50n],
])('%o takes %s fen', (facts, fen) => expect(heldFen(line(facts))).toBe(fen));

it('counts what is free in each pool, what is done about, and what is settled', () => {
  const lines = [
    line({ quantity: 2 }),
    line({ quantity: 3, status: 'completed', settledQuantity: 3 }),
    line({ kind: 'resend', reason: 'short', quantity: 1 }),
    line({ kind: 'over_keep', reason: 'over', quantity: 1, status: 'withdrawn' }),
  ];
  expect(countUnits({ signed: 9, short: 1, over: 1 }, lines)).toEqual({
    free: { received: 4, short: 0, over: 1 },
    inProgress: 3,
    settled: 3,
  });
});

describe('what units were paid for', () => {
  const paid = { paidFen: 1_000n, quantity: 3, cancelledQuantity: 0, shippedQuantity: 3 };
  const asked = (units: number, askedFen: bigint) => line({ quantity: units, askedFen });

  it.each<[string, HeldLine[], number, bigint]>([
    ['one of three', [], 1, 333n],
    ['all of them', [], 3, 1_000n],
    ['the last, with the remainder', [asked(1, 333n), asked(1, 333n)], 1, 334n],
    [
      'what is left once a difference was given',
      [line({ kind: 'price_gap', status: 'completed', grantedQuantity: 3, grantedFen: 100n })],
      3,
      900n,
    ],
    ['nothing more than there is', [asked(3, 1_000n)], 1, 0n],
    [
      'too many units do not count',
      [line({ kind: 'over_return', reason: 'over', quantity: 2, askedFen: 0n })],
      3,
      1_000n,
    ],
    // While one of three is in the workshop, another is worth no more than before.
    ['its share while others are repaired', [line({ kind: 'repair', quantity: 2, askedFen: 667n })], 1, 333n],
    ['what was withdrawn is free again', [line({ status: 'withdrawn', quantity: 3, askedFen: 1_000n })], 3, 1_000n],
  ])('%s', (_, held, units, fen) => expect(paidForUnits(paid, held, units)).toBe(fen));

  it('is what the line cost, in whatever pieces it is asked for', () => {
    for (let whole = 1n; whole < 400n; whole += 7n) {
      for (const pieces of [
        [1, 1, 1, 1, 1, 1, 1],
        [3, 4],
        [2, 5],
        [6, 1],
      ]) {
        const held: HeldLine[] = [];
        const facts = { paidFen: whole, quantity: 7, cancelledQuantity: 0, shippedQuantity: 7 };
        for (const units of pieces) held.push(asked(units, paidForUnits(facts, held, units)));
        expect(held.reduce((sum, { askedFen }) => sum + askedFen, 0n)).toBe(whole);
      }
    }
  });

  it('of what came too many is their price', () => expect(priceOfOver(123_400n, 3)).toBe(3_702n));
});

it('nothing holds more than was asked, whatever becomes of a case', () => {
  const states: CaseStatus[] = [
    'approving',
    'reviewing',
    'to_return',
    'inspecting',
    'confirming',
    'completed',
    'rejected',
  ];
  for (const status of states)
    for (const grantedQuantity of [null, 0, 2, 4])
      for (const refusedQuantity of [0, 2])
        for (const settledQuantity of [0, 4]) {
          const held = heldUnits(line({ status, grantedQuantity, refusedQuantity, settledQuantity }));
          expect(held).toBeGreaterThanOrEqual(0);
          expect(held).toBeLessThanOrEqual(4);
        }
});
