import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '#platform/shared/money.ts';
import { type EarningOffer, profitOf, sumProfit } from './offer-profit.ts';

const offer: EarningOffer = { unitPrice: 543_700n, quantity: 10, cost: 490_600n };

describe('what an offer earns', () => {
  it.each<[Partial<EarningOffer>, bigint, number | null]>([
    [{}, 5_310n, 976],
    [{ unitPrice: 400_000n }, -9_060n, -2_265],
    [{ unitPrice: 490_600n }, 0n, 0],
    [{ unitPrice: 0n }, -49_060n, null],
    // Each side rounded by itself, as it is paid: 34.53 − 20.02.
    [{ unitPrice: 345n, quantity: 1_001, cost: 200n }, 1_451n, 4_202],
  ])('%o is %s fen, %s basis points', (facts, profitFen, marginBp) => {
    expect(profitOf({ ...offer, ...facts })).toEqual({ profitFen, marginBp });
  });

  it('is not known without a cost', () => {
    expect(profitOf({ ...offer, cost: null })).toBeNull();
  });
});

describe('what a quote earns', () => {
  it('counts what counts, and says how much it does not speak of', () => {
    const offers = [
      { ...offer, counted: true },
      { ...offer, unitPrice: 400_000n, counted: true },
      { ...offer, unitPrice: 1n, counted: false },
      { ...offer, cost: null, counted: true },
    ];
    // 543.70 + 400.00 for 981.20
    expect(sumProfit(offers)).toEqual({ costFen: 98_120n, profitFen: -3_750n, marginBp: -398, unknown: 1 });
    expect(sumProfit([])).toEqual({ costFen: 0n, profitFen: 0n, marginBp: null, unknown: 0 });
  });

  it('is the sum of what its lines earn', () => {
    const price = fc.bigInt({ min: 0n, max: 10_000_000n });
    const line = fc.record({ unitPrice: price, cost: price, quantity: fc.integer({ min: 1, max: 9_999 }) });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { profitFen } = sumProfit(lines.map((one) => ({ ...one, counted: true })));
        expect(profitFen).toBe(sum(lines.map((one) => profitOf(one)?.profitFen ?? 0n)));
      }),
    );
  });
});
