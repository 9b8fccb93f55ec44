import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spentWith } from './approved-amount.ts';
import type { OfferedLine } from './convert-quote.ts';
import { totalsOf } from './price-quote.ts';

const line = (fields: Partial<OfferedLine> = {}): OfferedLine => ({
  lineNo: 1,
  offerNo: 1,
  itemNo: 'A1',
  kind: 'same',
  unitPrice: 1_000_000n,
  quantity: 10,
  convertedQuantity: 0,
  ...fields,
});
const dearer = line({ offerNo: 2, kind: 'substitute', itemNo: 'B1', unitPrice: 1_500_000n });

it.each([
  ['nothing yet', [line()], [], 0n, 0n],
  ['some of it, freight in full', [line()], [[1, 1, 4]], 800n, 40_800n],
  ['the rest after some', [line({ convertedQuantity: 4 })], [[1, 1, 6]], 800n, 100_800n],
  ['a dearer alternative', [line(), dearer], [[1, 2, 10]], 0n, 150_000n],
  [
    'both offers of a wish',
    [line({ convertedQuantity: 5 }), dearer],
    [
      [1, 2, 2],
      [1, 2, 3],
    ],
    0n,
    125_000n,
  ],
] as const)('counts %s', (_, lines, wanted, freightFen, spent) => {
  const offers = wanted.map(([lineNo, offerNo, quantity]) => ({ lineNo, offerNo, quantity }));
  expect(spentWith(lines, offers, freightFen)).toBe(spent);
});

it('never comes to more than was approved as long as the offers that counted are ordered, in whatever parts', () => {
  const offer = fc.record({
    unitPrice: fc.bigInt({ min: 1n, max: 99_999_999n }),
    quantity: fc.integer({ min: 1, max: 5_000 }),
    before: fc.nat({ max: 5_000 }),
    now: fc.nat({ max: 5_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(offer, { minLength: 1, maxLength: 12 }),
      fc.bigInt({ min: 0n, max: 9_999n }),
      (offers, freight) => {
        const lines = offers.map(({ before, ...one }, index) =>
          line({ ...one, lineNo: index + 1, convertedQuantity: Math.min(before, one.quantity) }),
        );
        const wanted = lines.map(({ lineNo, offerNo, quantity, convertedQuantity }, index) => ({
          lineNo,
          offerNo,
          quantity: Math.min(offers[index]?.now ?? 0, quantity - convertedQuantity),
        }));
        const counted = offers.map((one) => ({ ...one, taxRateBp: 1_300, counted: true }));
        const approved = totalsOf(counted, freight).totalFen;
        const spent = spentWith(lines, wanted, freight);
        const whole = lines.every(
          (one, index) => one.convertedQuantity + (wanted[index]?.quantity ?? 0) === one.quantity,
        );
        expect(spent <= approved).toBe(true);
        expect(!whole || spent === approved).toBe(true);
      },
    ),
  );
});
