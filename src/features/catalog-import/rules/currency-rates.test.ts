import { describe, expect, it } from 'vitest';
import { currencyCode, currencyInPrice, currencyRates, formatRate } from './currency-rates.ts';

describe('currencyRates', () => {
  it('has planning rates and takes given ones over them', () => {
    const rates = currencyRates(['EUR=7.9', 'gbp=9.123456']);
    expect(Object.fromEntries(rates)).toEqual({ CNY: 1_000_000n, EUR: 7_900_000n, USD: 7_200_000n, GBP: 9_123_456n });
    expect(formatRate(currencyRates([]).get('EUR') ?? 0n)).toBe('7.80');
    expect(formatRate(9_123_456n)).toBe('9.123456');
    expect(formatRate(1_000_000n)).toBe('1.00');
  });

  it.each(['EUR=7,8', 'EUR', 'EUR=0', 'EUR=-1', '=7', 'EUR=7.1234567', 'CNY=2'])('refuses %s', (entry) => {
    expect(() => currencyRates([entry])).toThrow(RangeError);
  });
});

it.each([
  ['EUR', 'EUR'],
  ['eur', 'EUR'],
  ['人民币', 'CNY'],
  ['元', 'CNY'],
  ['￥', 'CNY'],
  ['€', 'EUR'],
  ['netto', null],
  ['net', null],
  ['GBP', 'GBP'],
  ['', null],
])('currency %s is %s', (text, expected) => {
  expect(currencyCode(text)).toBe(expected);
});

it('finds the sign inside a price', () => {
  expect(currencyInPrice('3,10 €')).toBe('EUR');
  expect(currencyInPrice('￥3.10')).toBe('CNY');
  expect(currencyInPrice('3.10')).toBeNull();
});
