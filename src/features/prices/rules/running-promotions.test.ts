import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerTiers } from './offer-tiers.ts';
import { runningPromotions, type TimedPromotion, withPromotion } from './running-promotions.ts';

const promotion = (skuId: number, price: number, startsAt: number, endsAt: number): TimedPromotion => ({
  skuId,
  price,
  startsAt,
  endsAt,
});

describe('promotions that run', () => {
  const all = [promotion(1, 500, 0, 10), promotion(1, 400, 5, 8), promotion(2, 300, 0, 20), promotion(3, 100, 0, 5)];

  it.each([
    [
      4,
      [
        [3, 100],
        [2, 300],
        [1, 500],
      ],
      5,
    ],
    [
      5,
      [
        [2, 300],
        [1, 400],
      ],
      8,
    ],
    [
      8,
      [
        [2, 300],
        [1, 500],
      ],
      10,
    ],
    [10, [[2, 300]], 20],
    [20, [], Number.POSITIVE_INFINITY],
  ])('at %i', (now, prices, until) => {
    const running = runningPromotions(all, now);
    expect([[...running.prices], running.until]).toEqual([prices, until]);
  });
});

it.each([
  ['lower than usual', 90, 100, 80, 80],
  ['not lower than usual', 90, 100, 90, 90],
  ['where the item has no usual price', 0, 100, 80, 80],
  ['at list where the item has no usual price', 0, 100, 100, 100],
  ['above list', 0, 100, 101, 0],
  ['where no list price stands', 90, 0, 80, 80],
  ['none', 90, 100, undefined, 90],
])('a promotion %s', (_, usual, listPrice, promoted, paid) => {
  expect(withPromotion(usual, listPrice, promoted)).toBe(paid);
});

it('says the same as the price that is shown', () => {
  const price = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(price, price, fc.option(fc.integer({ min: 1, max: 40 })), (listPrice, salesPrice, promoted) => {
      const sources = {
        listPrice: BigInt(listPrice),
        salesPrice: BigInt(salesPrice),
        agreement: [],
        promotion: promoted === null ? null : { name: '', price: BigInt(promoted), endsAt: '' },
      };
      const shown = Number(offerTiers(sources, 'enterprise')[0]?.price ?? 0n);
      const usual = Number(offerTiers({ ...sources, promotion: null }, 'enterprise')[0]?.price ?? 0n);
      expect(withPromotion(usual, listPrice, promoted ?? undefined)).toBe(shown);
    }),
  );
});
