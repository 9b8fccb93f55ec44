import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAmount, sum } from '#platform/shared/money.ts';
import { payableOf } from './payable.ts';
import { paidOfLines, shareOfUnits } from './return-share.ts';

const line = { amountFen: 1_000n, units: 3, sentUnits: 3, backFen: 0n, backUnits: 0 };

describe('what units come to when they come back', () => {
  it.each([
    ['a part, rounded down', {}, 1, 333n],
    ['the remainder with the last', { backFen: 333n, backUnits: 1 }, 2, 667n],
    ['all at once', {}, 3, 1_000n],
    ['no more than there are', {}, 9, 1_000n],
    ['of what was sent alone', { sentUnits: 2 }, 2, 666n],
    ['less than was paid after a price difference', { backFen: 100n }, 3, 900n],
    ['nothing once everything is back', { backFen: 1_000n, backUnits: 3 }, 1, 0n],
    ['nothing of a line that was called off', { units: 0, sentUnits: 0, amountFen: 0n }, 1, 0n],
  ])('%s', (_, change, units, fen) => expect(shareOfUnits({ ...line, ...change }, units)).toBe(fen));

  it('sums up to the line in whatever pieces, and never stands above what that many cost', () => {
    const drawn = fc.record({
      price: fc.bigInt(0n, 9_999_999n),
      pieces: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
    });
    fc.assert(
      fc.property(drawn, ({ price, pieces }) => {
        const units = pieces.reduce((all, piece) => all + piece, 0);
        const amountFen = lineAmount(price, units);
        let [backFen, backUnits] = [0n, 0];
        for (const piece of pieces) {
          backFen += shareOfUnits({ amountFen, units, sentUnits: units, backFen, backUnits }, piece);
          backUnits += piece;
          // What is called off later leaves as much as these units cost.
          expect(backFen <= lineAmount(price, backUnits)).toBe(true);
        }
        expect(backFen).toBe(amountFen);
      }),
    );
  });
});

it('lines are paid what the goods are owed, the discount taken off', () => {
  const drawn = fc.record({
    lines: fc.array(fc.record({ amountFen: fc.bigInt(1n, 99_999n), called: fc.integer({ min: 0, max: 100 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
    off: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(drawn, ({ lines, off }) => {
      const rows = lines.map(({ amountFen, called }) => ({
        amountFen,
        cancelledFen: (amountFen * BigInt(called)) / 100n,
      }));
      const goodsFen = sum(rows.map(({ amountFen }) => amountFen));
      const order = {
        goodsFen,
        discountFen: (goodsFen * BigInt(off)) / 100n,
        cancelledFen: sum(rows.map(({ cancelledFen }) => cancelledFen)),
      };
      const paid = paidOfLines(order, rows);
      expect(sum(paid)).toBe(payableOf({ ...order, status: 'signed', freightFen: 0n, returnedFen: 0n }));
      for (const [index, fen] of paid.entries()) {
        const row = rows[index];
        expect(fen >= 0n && fen <= (row ? row.amountFen - row.cancelledFen : 0n)).toBe(true);
      }
    }),
  );
});
