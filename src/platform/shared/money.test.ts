import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  divideHalfUp,
  formatAmount,
  formatUnitPrice,
  lineAmount,
  parseAmount,
  parseUnitPrice,
  taxWithin,
  withoutTax,
} from './money.ts';

describe('line amount', () => {
  it.each([
    ['86.50', 3, '259.50'],
    ['0.0345', 1000, '34.50'],
    ['0.0345', 1, '0.03'],
    ['0.0050', 1, '0.01'],
    ['0.0049', 1, '0.00'],
    ['0', 999999, '0.00'],
    ['99999999.9999', 999999, '99999899999900.00'],
  ])('%s × %i = %s', (price, quantity, amount) => {
    expect(formatAmount(lineAmount(parseUnitPrice(price), quantity))).toBe(amount);
  });

  it('never strays more than half a fen from the exact product', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 0, max: 999_999 }), (price, quantity) => {
        const difference = lineAmount(price, quantity) * 100n - price * BigInt(quantity);
        return difference <= 50n && difference > -50n;
      }),
    );
  });
});

describe('tax', () => {
  it.each([
    ['113.00', 1300, '13.00'],
    ['100.00', 1300, '11.50'],
    ['0.01', 1300, '0.00'],
    ['106.00', 600, '6.00'],
    ['50.00', 0, '0.00'],
  ])('%s at %i bp contains %s', (amount, rate, tax) => {
    expect(formatAmount(taxWithin(parseAmount(amount), rate))).toBe(tax);
  });

  it('lies between nothing and the amount', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        const tax = taxWithin(amount, rate);
        return tax >= 0n && tax <= amount;
      }),
    );
  });

  it('is taken out of unit prices', () => {
    expect(formatUnitPrice(withoutTax(parseUnitPrice('86.50'), 1300))).toBe('76.5487');
  });
});

describe('decimal strings', () => {
  it('survive a round trip', () => {
    fc.assert(fc.property(fc.bigInt(0n, 10n ** 15n), (price) => parseUnitPrice(formatUnitPrice(price)) === price));
    fc.assert(fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), (fen) => parseAmount(formatAmount(fen)) === fen));
  });

  it.each([
    ['86.5', '86.50'],
    ['86.5000', '86.50'],
    ['0.034', '0.034'],
    ['0.0345', '0.0345'],
    ['12', '12.00'],
  ])('unit price %s is shown as %s', (text, shown) => expect(formatUnitPrice(parseUnitPrice(text))).toBe(shown));

  it.each(['', ' 1', '1e3', '-1', '1.', '.5', '1.23456', '１', 'NaN', '0x10'])('refuses %j as a unit price', (text) => {
    expect(() => parseUnitPrice(text)).toThrow(RangeError);
  });
});

it('rounds half away from zero on both sides', () => {
  expect([divideHalfUp(5n, 10n), divideHalfUp(-5n, 10n), divideHalfUp(4n, 10n), divideHalfUp(-15n, 10n)]).toEqual([
    1n,
    -1n,
    0n,
    -2n,
  ]);
});
