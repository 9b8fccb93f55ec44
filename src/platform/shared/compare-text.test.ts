import { expect, it } from 'vitest';
import { compareText } from './compare-text.ts';

it.each([
  ['GZ', 'SH', -1],
  ['SH', 'GZ', 1],
  ['SH', 'SH', 0],
  ['', 'A', -1],
  ['B', 'a', -1],
])('%j against %j: %i', (a, b, order) => expect(compareText(a, b)).toBe(order));
