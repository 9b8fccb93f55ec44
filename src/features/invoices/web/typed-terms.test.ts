import { expect, it } from 'vitest';
import { typedAmount, typedCount } from './typed-terms.ts';

it.each([
  ['12', '12.00'],
  ['¥1,200.5', '1200.50'],
  ['007', '7.00'],
  ['', null],
  ['-1', null],
  ['1.234', null],
])('reads %s as %s yuan', (typed, amount) => expect(typedAmount(typed)).toBe(amount));

it.each([
  ['1', 1],
  ['2000', 2_000],
  ['0', null],
  ['2001', null],
  ['1.5', null],
])('reads %s as %s lines', (typed, count) => expect(typedCount(typed, 1, 2_000)).toBe(count));
