import { describe, expect, it } from 'vitest';
import { currencyCode, currencyInPrice, currencyRates, formatRate, toYuanPrice } from './currency-rates.ts';

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
  expect(toYuanPrice(price, currencyRates([`GBP=${rate}`]).get('GBP') ?? 0n, quantity)).toBe(expected);
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
