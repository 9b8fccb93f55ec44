import { expect, it } from 'vitest';
import { kindsText, wholeQuantity } from './whole-quantity.ts';

const goods = (...lines: readonly [number, string][]) =>
  lines.map(([quantity, orderUnit]) => ({ quantity, orderUnit }));

it.each([
  [goods([5, '盒'], [7, '盒'], [1_200, '盒']), '3 种 1,212 盒'],
  [goods([5, '盒']), '1 种 5 盒'],
  [goods([5, '盒'], [3, '米']), '2 种'],
  [goods([5, '盒'], [3, '米'], [2, '盒']), '3 种'],
  [goods([5, ''], [3, '']), '2 种'],
  [goods(), '0 种'],
])('%j is %j', (lines, text) => expect(kindsText(lines)).toBe(text));

it('has no quantity of nothing', () => expect(wholeQuantity([])).toBeNull());
