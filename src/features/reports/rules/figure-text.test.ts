import { expect, it } from 'vitest';
import { axisText, barText, changeText, figureText, type Unit } from './figure-text.ts';

it.each<[Unit, string | number | null, string]>([
  ['yuan', '3765061.30', '¥3,765,061.30'],
  ['yuan', '-12.00', '-¥12.00'],
  ['yuan', '90071992547409.93', '¥90,071,992,547,409.93'],
  ['count', '11427', '11,427'],
  ['count', 0, '0'],
  ['count', '-1234.5', '-1,234.5'],
  ['count', '123', '123'],
  ['percent', '94.6', '94.6%'],
  ['days', '3.4', '3.4 天'],
  ['hours', '18.0', '18.0 小时'],
  ['yuan', null, '—'],
])('%s %s reads %s', (unit, value, text) => {
  expect(figureText(unit, value)).toBe(text);
});

it.each<[Unit, string, string]>([
  ['yuan', '8.0', '+8.0%'],
  ['yuan', '-3.5', '-3.5%'],
  ['count', '0.0', '0.0%'],
  ['percent', '1.8', '+1.8 个百分点'],
  ['percent', '-0.2', '-0.2 个百分点'],
])('a change of %s by %s reads %s', (unit, change, text) => {
  expect(changeText(unit, change)).toBe(text);
});

it.each([
  ['yuan', 0, '0'],
  ['yuan', 9_999, '9999'],
  ['yuan', 10_000, '1万'],
  ['yuan', 200_000, '20万'],
  ['yuan', 125_500, '12.55万'],
  ['yuan', -20_000, '-2万'],
  ['yuan', 99_999_999, '10000万'],
  ['yuan', 100_000_000, '1亿'],
  ['count', 2.5, '2.5'],
  ['percent', 80, '80%'],
] as const)('an axis of %s says %d as %s', (unit, value, text) => {
  expect(axisText(unit, value)).toBe(text);
});

it.each([
  ['yuan', 118_264.5, '11.8万'],
  ['yuan', -7_000.5, '-7000'],
  ['yuan', 4.256, '4.26'],
  ['percent', 96.54, '96.54%'],
] as const)('above a bar of %s %d stands %s', (unit, value, text) => {
  expect(barText(unit, value)).toBe(text);
});
