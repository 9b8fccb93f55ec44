import { describe, expect, it } from 'vitest';
import { currencyRates } from './currency-rates.ts';
import type { Offer } from './item-draft.ts';
import { pricedQuantity, yuanPrices } from './price-offer.ts';

const rateOf = (rate: string) => currencyRates([`GBP=${rate}`]).get('GBP') ?? 0n;
const offer = (value: bigint, rate: string, more: Partial<Offer['sale']> = {}): Offer => ({
  sale: { value, factor: 10_000n, net: false, ...more },
  list: null,
  currency: 'GBP',
  rate: rateOf(rate),
  quantity: null,
  taxRateBp: 1_300,
});

it.each([
  [31_000n, '7.8', 1, 241_800n],
  [345n, '7.8', 1, 2_691n],
  [0n, '7.8', 1, 0n],
  // 0.0001 × 7.5 = 0.00075: half up to 0.0008.
  [1n, '7.5', 1, 8n],
  // 10.5 per 100 at 7.8 is 0.819 each.
  [105_000n, '7.8', 100, 8_190n],
  // One rounding only: 0.0005 per 10 at 9.99 is 0.0004995, which is 0.0005.
  [5n, '9.99', 10, 5n],
])('%s at %s per %s is %s', (price, rate, quantity, expected) => {
  expect(yuanPrices(offer(price, rate), quantity).salesPrice).toBe(expected);
});

describe('yuanPrices', () => {
  it('adds tax to net amounts and multiplies by the factor, rounding once', () => {
    // 17.779 × 7.8 × 1.13 = 156.704106
    expect(yuanPrices(offer(177_790n, '7.8', { net: true }), 1).salesPrice).toBe(1_567_041n);
    // 10 × 0.85 × 7.8 = 66.3
    expect(yuanPrices(offer(100_000n, '7.8', { factor: 8_500n }), 1).salesPrice).toBe(663_000n);
  });

  it('shows no list price below the sales price', () => {
    const list = { value: 20_000n, factor: 10_000n, net: false };
    expect(yuanPrices({ ...offer(10_000n, '1'), list }, 1)).toMatchObject({ salesPrice: 10_000n, listPrice: 20_000n });
    expect(yuanPrices({ ...offer(20_000n, '1'), list }, 1)).toMatchObject({ salesPrice: 20_000n, listPrice: 20_000n });
    expect(yuanPrices({ ...offer(30_000n, '1'), list }, 1)).toMatchObject({ salesPrice: 30_000n, listPrice: 30_000n });
  });

  it('keeps the original where it is more than yuan per unit, and finds its quantity again', () => {
    const original = yuanPrices(offer(105_000n, '7.8', { net: true }), 100).original;
    expect(original).toEqual({ name: '原币价格', value: '10.50 / 100（未税）', unit: 'GBP' });
    expect(pricedQuantity(original ? [original] : [])).toBe(100);
    expect(pricedQuantity([])).toBe(1);
    expect(yuanPrices({ ...offer(105_000n, '1'), currency: 'CNY' }, 1).original).toBeNull();
    expect(yuanPrices({ ...offer(105_000n, '1'), currency: 'CNY' }, 10).original?.value).toBe('10.50 / 10');
  });
});
