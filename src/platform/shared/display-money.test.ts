import { expect, it } from 'vitest';
import { displayFen, displayMoney, displayYuan } from './display-money.ts';

it.each([
  ['86.5000', '¥86.50'],
  ['86.5', '¥86.50'],
  ['0.0345', '¥0.0345'],
  ['1.2340', '¥1.234'],
  ['18264.50', '¥18,264.50'],
  ['1234567.89', '¥1,234,567.89'],
  ['0', '¥0.00'],
  ['0.00', '¥0.00'],
  ['-12.5', '-¥12.50'],
  // Specification 9: only above 10,000 and only multiples of 100.
  ['10000', '¥10,000.00'],
  ['10100.00', '¥1.01万'],
  ['12500.00', '¥1.25万'],
  ['20000', '¥2万'],
  ['21000.0000', '¥2.1万'],
  ['12345.00', '¥12,345.00'],
  ['12500.01', '¥12,500.01'],
  ['123456700', '¥12,345.67万'],
  ['-12500', '-¥1.25万'],
])('shows %j as %j', (yuan, text) => {
  expect(displayMoney(yuan)).toBe(text);
});

it.each([null, undefined, '', 'abc', '1e5', '1.23456'])('says that %j is no price', (value) => {
  expect(displayMoney(value)).toBe('暂无价格');
});

it('keeps every figure of a total', () => {
  expect(displayMoney('12500.00', { exact: true })).toBe('¥12,500.00');
});

it('writes amounts for letters and papers with every figure', () => {
  expect([displayYuan('20223.00'), displayYuan('2000000.00'), displayYuan('0.0345')]).toEqual([
    ...['¥20,223.00', '¥2,000,000.00', '¥0.0345'],
  ]);
  expect([displayFen(2_022_300n), displayFen(-5n), displayFen(0n)]).toEqual(['¥20,223.00', '-¥0.05', '¥0.00']);
});
