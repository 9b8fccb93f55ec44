import { expect, it } from 'vitest';
import { isOnSale, NO_PRICE_BUCKET, priceBucket, priceSteps, stepsBetween, tierOf } from './index-tokens.ts';

const PRICES = [1, 9, 10, 11, 999, 1_000, 1_001, 25_000, 100_000, 123_456, 9_999_999, 10_000_000, 900_000_000_000];

it('puts dearer items into no lower step', () => {
  const buckets = PRICES.map(priceBucket);
  expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
  expect(buckets[0]).toBeGreaterThan(NO_PRICE_BUCKET);
  expect(priceBucket(0)).toBe(NO_PRICE_BUCKET);
});

it('finds by the steps of a range exactly the prices whose step lies in it', () => {
  for (const from of PRICES) {
    for (const to of PRICES.filter((price) => price >= from)) {
      const wanted = new Set(stepsBetween(priceBucket(from), priceBucket(to)));
      for (const price of [0, ...PRICES]) {
        const bucket = priceBucket(price);
        const inside = bucket >= priceBucket(from) && bucket <= priceBucket(to);
        expect([from, to, price, priceSteps(price).some((step) => wanted.has(step))]).toEqual([
          from,
          to,
          price,
          inside,
        ]);
      }
    }
  }
});

it('needs few names for a wide range', () => {
  expect(stepsBetween(1, 104)).toHaveLength(13);
  expect(stepsBetween(3, 100).length).toBeLessThan(24);
});

it.each([
  [{ productStatus: 5, dayType: 0 }, 20_000, 0],
  [{ productStatus: 5, dayType: 0 }, 9_999, 1],
  [{ productStatus: 5, dayType: 3 }, 0, 4],
  [{ productStatus: 5, dayType: 7 }, 20_000, 8],
  [{ productStatus: 9, dayType: 0 }, 20_000, 9],
  [{ productStatus: 5, dayType: 13 }, 20_000, 9],
])('%j with %d sold belongs to tier %d', (state, sales, tier) => expect(tierOf(state, sales)).toBe(tier));

it.each([
  [5, 0, true],
  [5, 7, true],
  [5, 8, false],
  [5, 13, false],
  [8, 0, false],
])('status %d and day type %d: on sale %s', (productStatus, dayType, expected) =>
  expect(isOnSale({ productStatus, dayType })).toBe(expected),
);
