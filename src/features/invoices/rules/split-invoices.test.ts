import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, taxWithin } from '#platform/shared/money.ts';
import { fitsTolerance } from './share-tax.ts';
import { splitInvoices, tooLarge, type WantedLine } from './split-invoices.ts';

const line = (lineNo: number, quantity: number, amountFen: bigint, taxRateBp = 1300, orderNo = 'A'): WantedLine => ({
  ...{ lineNo, quantity, amountFen, taxRateBp, orderNo },
});
const rules = { merge: true, mostLines: 100, limitFen: 1_000_000n };
const shown = (lines: WantedLine[], more = {}) =>
  splitInvoices(lines, { ...rules, ...more }).map(({ taxRateBp, pieces }) => [
    taxRateBp,
    pieces.map(({ lineNo, quantity, amountFen }) => [lineNo, quantity, amountFen]),
  ]);

describe('invoices of an application', () => {
  it.each([
    [
      'one rate',
      [line(1, 2, 200n), line(2, 1, 100n)],
      {},
      [
        [
          1300,
          [
            [1, 2, 200n],
            [2, 1, 100n],
          ],
        ],
      ],
    ],
    [
      'two rates',
      [line(1, 1, 100n), line(2, 1, 100n, 900)],
      {},
      [
        [1300, [[1, 1, 100n]]],
        [900, [[2, 1, 100n]]],
      ],
    ],
    [
      'each order alone',
      [line(1, 1, 100n), line(2, 1, 100n, 1300, 'B')],
      { merge: false },
      [
        [1300, [[1, 1, 100n]]],
        [1300, [[2, 1, 100n]]],
      ],
    ],
    [
      'most lines',
      [line(1, 1, 1n), line(2, 1, 1n), line(3, 1, 1n)],
      { mostLines: 2 },
      [
        [
          1300,
          [
            [1, 1, 1n],
            [2, 1, 1n],
          ],
        ],
        [1300, [[3, 1, 1n]]],
      ],
    ],
    [
      'cut between units',
      [line(1, 3, 300n)],
      { limitFen: 250n },
      [
        [1300, [[1, 2, 200n]]],
        [1300, [[1, 1, 100n]]],
      ],
    ],
    [
      'fills what is begun',
      [line(1, 1, 100n), line(2, 3, 300n)],
      { limitFen: 250n },
      [
        [
          1300,
          [
            [1, 1, 100n],
            [2, 1, 100n],
          ],
        ],
        [1300, [[2, 2, 200n]]],
      ],
    ],
    ['money without units', [line(1, 0, 100n)], {}, [[1300, [[1, 0, 100n]]]]],
  ] as const)('%s', (_, lines, more, wanted) => expect(shown([...lines], more)).toEqual(wanted));

  it('lose and invent nothing', () => {
    const wanted = fc.record({
      quantity: fc.integer({ min: 1, max: 40 }),
      unit: fc.bigInt({ min: 1n, max: 9_999n }),
      extra: fc.bigInt({ min: 0n, max: 50n }),
      taxRateBp: fc.constantFrom(1300, 900, 600),
      orderNo: fc.constantFrom('A', 'B', 'C'),
    });
    fc.assert(
      fc.property(
        fc.array(wanted, { minLength: 1, maxLength: 30 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 5 }),
        (made, merge, mostLines) => {
          const lines = made.map(({ quantity, unit, extra, ...rest }, index) => ({
            lineNo: index + 1,
            quantity,
            amountFen: unit * BigInt(quantity) + extra,
            ...rest,
          }));
          const limitFen = 20_000n;
          const planned = splitInvoices(lines, { merge, mostLines, limitFen });
          const pieces = planned.flatMap((one) => one.pieces.map((piece) => ({ ...piece, rateBp: one.taxRateBp })));
          for (const { lineNo, quantity, amountFen } of lines) {
            const own = pieces.filter((piece) => piece.lineNo === lineNo);
            expect(sum(own.map((piece) => piece.amountFen))).toBe(amountFen);
            expect(own.reduce((units, piece) => units + piece.quantity, 0)).toBe(quantity);
          }
          for (const rateBp of [1300, 900, 600]) {
            const own = pieces.filter((piece) => piece.rateBp === rateBp);
            expect(sum(own.map((piece) => piece.taxFen))).toBe(
              taxWithin(sum(own.map((piece) => piece.amountFen)), rateBp),
            );
            expect(own.every((piece) => fitsTolerance(piece.amountFen, piece.taxFen, rateBp))).toBe(true);
          }
          for (const one of planned) {
            expect(one.pieces.length).toBeLessThanOrEqual(mostLines);
            expect(sum(one.pieces.map((piece) => piece.amountFen))).toBeLessThanOrEqual(limitFen);
          }
        },
      ),
    );
  });

  it('name what no limit can part', () =>
    expect(tooLarge([line(1, 1, 300n), line(2, 2, 300n)], 200n)).toMatchObject([{ lineNo: 1 }]));
});
