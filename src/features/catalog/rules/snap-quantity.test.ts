import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import { describeQuantityRule, isOrderableQuantity, snapQuantity } from './snap-quantity.ts';

describe('snapQuantity', () => {
  it.each([
    // moq, step, previous, value, expected
    [1, 1, 1, 0, 0],
    [1, 1, 0, 0, 0],
    [1, 1, 0, 7, 7],
    [10, 5, 10, 0, 0],
    [10, 5, 0, 3, 10],
    [10, 5, 10, 9, 0],
    [10, 5, 10, 5, 0],
    [10, 5, 3, 3, 10],
    [10, 5, 0, 10, 10],
    [10, 5, 10, 11, 15],
    [10, 5, 20, 11, 15],
    [10, 5, 10, 15, 15],
    [3, 4, 3, 8, 11],
    [50_000, 50_000, 0, 1, 50_000],
    [50_000, 50_000, 50_000, 50_001, 100_000],
    [50_000, 50_000, 950_000, 999_999, 950_000],
    [1, 1, 1, 1_000_000, 999_999],
    [10, 6, 10, 999_999, 999_994],
    [10, 6, 10, 999_995, 999_994],
    [10, 6, 10, Number.POSITIVE_INFINITY, 999_994],
    [999_999, 7, 0, 1, 999_999],
    [10, 5, 10, -4, 0],
    [10, 5, 10, Number.NaN, 0],
    [10, 5, 10, 10.2, 15],
    [1, 1, 1, 2.5, 3],
  ])('moq %i, step %i, %i → %d gives %i', (moq, step, previous, value, expected) => {
    const result = snapQuantity({ value, previous, moq, step });
    expect(result).toBe(expected);
    expect(result === 0 || isOrderableQuantity({ quantity: result, moq, step })).toBe(true);
  });

  const limit = fc.integer({ min: 1, max: MAX_QUANTITY });
  const amount = fc.integer({ min: -5, max: MAX_QUANTITY + 50 });

  it('gives nothing but 0 and quantities that can be ordered', () => {
    fc.assert(
      fc.property(limit, limit, amount, amount, (moq, step, value, previous) => {
        const result = snapQuantity({ value, previous, moq, step });
        expect(result === 0 || isOrderableQuantity({ quantity: result, moq, step })).toBe(true);
      }),
    );
  });

  it('leaves a quantity that fits alone, and changes nothing the second time', () => {
    fc.assert(
      fc.property(limit, limit, amount, amount, (moq, step, value, previous) => {
        const once = snapQuantity({ value, previous, moq, step });
        expect(snapQuantity({ value: once, previous, moq, step })).toBe(once);
        if (isOrderableQuantity({ quantity: value, moq, step })) expect(once).toBe(value);
      }),
    );
  });

  it('never gives less than was asked for, except down to 0 and at the limit', () => {
    fc.assert(
      fc.property(limit, limit, amount, amount, (moq, step, value, previous) => {
        const result = snapQuantity({ value, previous, moq, step });
        const decreasedBelowMoq = value < moq && value < previous;
        const nextIsBeyondLimit = result + step > MAX_QUANTITY;
        expect(result >= value || decreasedBelowMoq || nextIsBeyondLimit).toBe(true);
      }),
    );
  });

  it('rises by less than one step', () => {
    fc.assert(
      fc.property(limit, limit, amount, amount, (moq, step, value, previous) => {
        fc.pre(value >= moq);
        expect(snapQuantity({ value, previous, moq, step }) - value).toBeLessThan(step);
      }),
    );
  });
});

describe('isOrderableQuantity', () => {
  it.each([
    [0, 1, 1, false],
    [1, 1, 1, true],
    [9, 10, 5, false],
    [10, 10, 5, true],
    [12, 10, 5, false],
    [15, 10, 5, true],
    [1.5, 1, 1, false],
    [-10, 10, 5, false],
    [Number.NaN, 1, 1, false],
    [999_999, 1, 1, true],
    [1_000_000, 1, 1, false],
  ])('%d of moq %i and step %i: %s', (quantity, moq, step, expected) => {
    expect(isOrderableQuantity({ quantity, moq, step })).toBe(expected);
  });
});

describe('describeQuantityRule', () => {
  it.each([
    [{ moq: 10, step: 5, unit: '盒' }, '起订 10 盒，按 5 盒递增'],
    [{ moq: 1, step: 1, unit: '个' }, '起订 1 个'],
    [{ moq: 1, step: 2, unit: '副' }, '起订 1 副，按 2 副递增'],
  ])('%o', (rule, words) => expect(describeQuantityRule(rule)).toBe(words));
});
