import { expect, it } from 'vitest';
import { amountOf, daysOf } from './typed-amount.ts';

it.each([
  ['50000', '50000.00'],
  [' ¥50,000.5 ', '50000.50'],
  ['007', '7.00'],
  ['0', '0.00'],
  ['', null],
  ['-1', null],
  ['1.234', null],
  ['五万', null],
])('reads %s as %s', (typed, amount) => expect(amountOf(typed)).toBe(amount));

it.each([
  ['30', 30],
  [' 0 ', 0],
  ['181', null],
  ['1.5', null],
  ['', null],
])('reads %s as %s days', (typed, days) => expect(daysOf(typed, 180)).toBe(days));
