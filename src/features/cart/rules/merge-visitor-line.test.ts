import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOrderableQuantity } from '#features/catalog/rules/public.ts';
import { mergeVisitorLine } from './merge-visitor-line.ts';

const plain = { productStatus: 5, dayType: 0, notCart: false, moq: 1, step: 1 };

describe('a visitor’s line at login', () => {
  it.each([
    { name: 'comes along', item: {}, quantity: 3, inCart: 0, together: 3 },
    { name: 'is added to what lies there', item: {}, quantity: 3, inCart: 4, together: 7 },
    { name: 'is rounded up between two steps', item: { moq: 7, step: 5 }, quantity: 7, inCart: 7, together: 17 },
    { name: 'meets a rule that is stricter now', item: { moq: 10, step: 10 }, quantity: 3, inCart: 0, together: 10 },
    { name: 'stops at the limit', item: {}, quantity: 999_999, inCart: 999_999, together: 999_999 },
    {
      name: 'stops at the highest step',
      item: { moq: 7, step: 5 },
      quantity: 999_000,
      inCart: 999_000,
      together: 999_997,
    },
    { name: 'waits greyed out while out of stock', item: { dayType: 7 }, quantity: 1, inCart: 0, together: 1 },
    { name: 'waits while offline in an emergency', item: { dayType: 13 }, quantity: 1, inCart: 0, together: 1 },
  ])('$name', ({ item, quantity, inCart, together }) => {
    expect(mergeVisitorLine({ quantity, inCart, item: { ...plain, ...item } })).toBe(together);
  });

  it.each([
    { name: 'gone from the catalogue', item: null },
    { name: 'off sale', item: { ...plain, productStatus: 8 } },
    { name: 'stopped', item: { ...plain, dayType: 8 } },
    { name: 'not sold to the region', item: { ...plain, notCart: true } },
    { name: 'sold in lots beyond the limit', item: { ...plain, moq: 1_000_000 } },
  ])('stays behind when it is $name', ({ item }) => {
    expect(mergeVisitorLine({ quantity: 1, inCart: 0, item })).toBeNull();
  });

  it('never holds less than before, nor a quantity that cannot be ordered', () => {
    const quantity = fc.integer({ min: 1, max: 999_999 });
    const rule = fc.record({ moq: fc.integer({ min: 1, max: 5_000 }), step: fc.integer({ min: 1, max: 5_000 }) });
    fc.assert(
      fc.property(quantity, fc.nat(900_000), rule, (wanted, inCart, { moq, step }) => {
        const together = mergeVisitorLine({ quantity: wanted, inCart, item: { ...plain, moq, step } });
        expect(isOrderableQuantity({ quantity: together ?? 0, moq, step })).toBe(true);
        expect(together).toBeGreaterThanOrEqual(Math.min(inCart + wanted, 999_999 - step));
      }),
    );
  });
});
