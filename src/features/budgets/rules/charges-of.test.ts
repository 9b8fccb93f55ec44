import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChargedLine, chargesOf, shareByWeight } from './charges-of.ts';

const WHOLE = { withFreight: true, withTax: true };
const line = (costCenterId: bigint | null, amountFen: bigint, cancelledFen = 0n): ChargedLine => ({
  costCenterId,
  amountFen,
  cancelledFen,
  taxRateBp: 1_300,
});
const fen = fc.bigInt({ min: 0n, max: 10_000_000n });

describe('shares', () => {
  it('sum up to the amount, differ from the exact share by less than a fen, and nobody is charged below zero', () => {
    fc.assert(
      fc.property(fen, fc.array(fen, { minLength: 1, maxLength: 20 }), (amount, weights) => {
        const shares = shareByWeight(amount, weights);
        const total = weights.reduce((sum, weight) => sum + weight, 0n);
        const fair = shares.every((share, index) => {
          const off = share * total - amount * (weights[index] ?? 0n);
          return share >= 0n && (total === 0n || (off < total && -off < total));
        });
        return fair && shares.reduce((sum, share) => sum + share, 0n) === amount;
      }),
    );
  });

  it('give what remains to the largest fractions', () => {
    expect(shareByWeight(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(shareByWeight(10n, [1n, 5n, 3n])).toEqual([1n, 6n, 3n]);
  });

  it('go to the first where nothing weighs anything', () => {
    expect(shareByWeight(10n, [0n, 0n])).toEqual([10n, 0n]);
  });
});

describe('charges', () => {
  it.each([
    ['with freight and tax', WHOLE, [7_533n, 3_767n]],
    ['without freight', { ...WHOLE, withFreight: false }, [6_780n, 3_390n]],
    ['without tax', { withFreight: false, withTax: false }, [6_000n, 3_000n]],
  ])('%s', (_, settings, amounts) => {
    const charges = chargesOf([line(1n, 4_520n), line(2n, 3_390n), line(1n, 2_260n)], 1_130n, settings);
    expect(charges.map(({ amountFen }) => amountFen)).toEqual(amounts);
  });

  it('leave out lines without a centre, with their part of the freight', () => {
    expect(chargesOf([line(null, 500n), line(1n, 500n)], 100n, WHOLE)).toEqual([{ costCenterId: 1n, amountFen: 550n }]);
  });

  it('keep the freight of a centre while anything is bought, and charge nothing at last', () => {
    const [a, b] = [line(1n, 500n, 500n), line(2n, 500n)];
    expect(chargesOf([a, b], 100n, WHOLE)).toEqual([
      { costCenterId: 1n, amountFen: 50n },
      { costCenterId: 2n, amountFen: 550n },
    ]);
    expect(chargesOf([a, line(2n, 500n, 500n)], 100n, WHOLE)).toEqual([]);
  });

  it('never grow when something is called off, and add up to the order', () => {
    const lines = fc.array(fc.tuple(fc.bigInt({ min: 1n, max: 3n }), fen, fen), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(lines, fen, (rows, freight) => {
        const before = rows.map(([id, amount]) => line(id, amount));
        const after = rows.map(([id, amount, off]) => line(id, amount, off < amount ? off : amount));
        const charged = new Map(chargesOf(before, freight, WHOLE).map((one) => [one.costCenterId, one.amountFen]));
        const goods = rows.reduce((sum, [, amount]) => sum + amount, 0n);
        const total = [...charged.values()].reduce((sum, amount) => sum + amount, 0n);
        const shrinks = chargesOf(after, freight, WHOLE).every(
          ({ costCenterId, amountFen }) => amountFen <= (charged.get(costCenterId) ?? 0n),
        );
        return shrinks && total === (goods > 0n ? goods + freight : 0n);
      }),
    );
  });
});
