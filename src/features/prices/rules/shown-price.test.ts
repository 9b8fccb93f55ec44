import { describe, expect, it } from 'vitest';
import { nextTier, shownPrice, tierRanges } from './shown-price.ts';

const TIERS = [
  { minQuantity: 10, salesPrice: '9.00' },
  { minQuantity: 50, salesPrice: '8.50' },
  { minQuantity: 51, salesPrice: '10.00' },
];
const PRICES = { salesPrice: '9.00', tiers: TIERS };

describe('prices on pages', () => {
  it.each([
    [10, '9.00', 40],
    [49, '9.00', 1],
    // The next tier is dearer: nobody is invited to it.
    [50, '8.50', null],
    [51, '10.00', null],
  ])('at %s', (quantity, price, missing) => {
    expect(shownPrice(PRICES, quantity)).toBe(price);
    expect(nextTier(PRICES, quantity)?.missing ?? null).toBe(missing);
  });

  it('are the one price where the quantity changes nothing', () => {
    expect(shownPrice({ salesPrice: '9.00', tiers: [] }, 7)).toBe('9.00');
    expect(nextTier({ salesPrice: '9.00', tiers: [] }, 7)).toBeNull();
  });

  it('invite to the first price where there is none yet', () => {
    expect(nextTier({ salesPrice: null, tiers: [{ minQuantity: 10, salesPrice: '9.00' }] }, 4)?.missing).toBe(6);
  });

  it('invite nobody to the same price', () => {
    expect(nextTier({ salesPrice: '9.00', tiers: [{ minQuantity: 10, salesPrice: '9.0000' }] }, 4)).toBeNull();
  });

  it('stand beside their quantities', () => {
    expect(tierRanges(TIERS)).toEqual(['10–49', '50', '≥ 51']);
  });
});
