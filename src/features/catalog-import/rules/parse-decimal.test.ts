import { describe, expect, it } from 'vitest';
import { type DecimalStyle, decimalEvidence, decimalStyle, parseDecimal, resolveStyles } from './parse-decimal.ts';

describe('parseDecimal', () => {
  it.each<[string, DecimalStyle, bigint | string]>([
    ['3.1', 'dot', 31_000n],
    ['0.0345', 'dot', 345n],
    ['0', 'dot', 0n],
    ['12', 'comma', 120_000n],
    ['0,19', 'comma', 1_900n],
    ['1.234,56', 'comma', 12_345_600n],
    ['1,234.56', 'dot', 12_345_600n],
    ['1,234', 'dot', 12_340_000n],
    ['1,234', 'comma', 12_340n],
    ['1.234', 'comma', 12_340_000n],
    ['1,234', 'unknown', 12_340_000n],
    ['1.234', 'unknown', 12_340n],
    ['12,5', 'mixed', 125_000n],
    ['1,234', 'mixed', 'ambiguous'],
    ['3.10000', 'dot', 31_000n],
    ['3.10001', 'dot', 'too-fine'],
    ['0.00001', 'dot', 'too-fine'],
    ['-1', 'dot', 'negative'],
    ['-', 'dot', 'not-a-number'],
    ['1e3', 'dot', 'not-a-number'],
    ['3.1²', 'dot', 'not-a-number'],
    ['面议', 'dot', 'not-a-number'],
    ['1.2.3', 'dot', 'not-a-number'],
    ['1,23.4', 'dot', 'not-a-number'],
    ['', 'dot', 'empty'],
    ['￥ 12.50', 'dot', 125_000n],
    ['3,10 EUR', 'comma', 31_000n],
    ["1'234.50", 'dot', 12_345_000n],
    ['1 234,50', 'comma', 12_345_000n],
    ['１２．５', 'dot', 125_000n],
    ['99999999.9999', 'dot', 999_999_999_999n],
    ['100000000', 'dot', 'too-large'],
  ])('reads %s in a %s column as %s', (text, style, expected) => {
    const reading = parseDecimal(text, style);
    expect(reading.ok ? reading.tenThousandths : reading.problem).toBe(expected);
  });
});

describe('decimalEvidence', () => {
  it.each([
    ['3.1', 'dot'],
    ['3,1', 'comma'],
    ['1.234', null],
    ['1,234', null],
    ['0.345', 'dot'],
    ['0,345', 'comma'],
    ['1234.567', 'dot'],
    ['1.234.567', 'comma'],
    ['1,234,567', 'dot'],
    ['1.234,5', 'comma'],
    ['12', null],
    ['ca. 3', null],
  ])('finds in %s a decimal %s', (text, expected) => {
    expect(decimalEvidence(text)).toBe(expected);
  });
});

it.each([
  [0, 0, 'unknown'],
  [1, 0, 'dot'],
  [0, 1, 'comma'],
  [1, 1, 'mixed'],
])('%i cells with a dot and %i with a comma are a column of style %s', (dot, comma, style) => {
  expect(decimalStyle({ dot, comma })).toBe(style);
});

describe('resolveStyles', () => {
  const none = { dot: 0, comma: 0 };

  it('lets a column that proves nothing follow the price column', () => {
    expect(resolveStyles({ price: { dot: 0, comma: 3 }, moq: none }, 'price', 'dot')).toEqual({
      price: 'comma',
      moq: 'comma',
    });
  });

  it('falls back to the format when prices prove nothing or both', () => {
    expect(resolveStyles({ price: none, moq: none }, 'price', 'comma')).toEqual({ price: 'comma', moq: 'comma' });
    const both = resolveStyles({ price: { dot: 1, comma: 1 }, moq: none }, 'price', 'dot');
    expect(both).toEqual({ price: 'mixed', moq: 'dot' });
  });
});
