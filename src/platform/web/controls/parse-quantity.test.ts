import { describe, expect, it } from 'vitest';
import { describeStep, parseQuantity } from './parse-quantity.ts';

it.each([
  ['12', 12],
  [' 1,200 ', 1200],
  ['１２', 12],
  ['0', 0],
  ['', null],
  ['-3', null],
  ['1.5', null],
  ['1e3', null],
  ['1234567890', null],
])('reads %j as %j', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});

describe('describeStep', () => {
  it.each([
    [10, 5, '起订 10，按 5 递增'],
    [2, 1, '起订 2'],
    [1, 5, '起订 1，按 5 递增'],
    [1, 1, ''],
  ])('%i and %i: %j', (minimum, step, words) => {
    expect(describeStep(minimum, step)).toBe(words);
  });
});
