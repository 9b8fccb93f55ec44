import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreePrices, promote, shareOf } from './agree-prices.ts';

describe('prices of the demo', () => {
  it.each([
    [12_345_678n, 10_000, 12_340_000n],
    [1_234_567n, 10_000, 1_230_000n],
    [123_456n, 10_000, 123_000n],
    [12_345n, 10_000, 12_300n],
    [345n, 10_000, 340n],
    [5n, 9_000, 4n],
    [1n, 9_000, 1n],
  ])('%s × %s bp are quoted as %s', (price, share, quoted) => {
    expect(shareOf(price, share)).toBe(quoted);
  });

  it('fall with the quantity, stay below the sales price and fit the step', () => {
    const item = fc.record({
      itemNo: fc.string({ minLength: 1 }),
      salesPrice: fc.bigInt({ min: 1_000n, max: 900_000_000n }),
      moq: fc.integer({ min: 1, max: 60 }),
      step: fc.integer({ min: 1, max: 25 }),
    });
    fc.assert(
      fc.property(item, (one) => {
        const tiers = agreePrices(one, 'C1');
        expect(tiers[0]?.minQuantity).toBe(1);
        tiers.forEach(({ minQuantity, price }, index) => {
          expect(price > 0n && price < one.salesPrice).toBe(true);
          const before = tiers[index - 1];
          if (!before) return;
          expect(price).toBeLessThan(before.price);
          expect((minQuantity - one.moq) % one.step).toBe(0);
          expect(minQuantity).toBeGreaterThan(Math.max(before.minQuantity, one.moq));
        });
        expect(promote(one)).toBeLessThan(one.salesPrice);
        expect(agreePrices(one, 'C1')).toEqual(tiers);
      }),
    );
  });
});
