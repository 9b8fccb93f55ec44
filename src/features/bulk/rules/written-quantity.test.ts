import { expect, it } from 'vitest';
import { writtenQuantity } from './written-quantity.ts';

it.each([
  ['10', '盒', '10 盒'],
  ['10', '', '10'],
  ['200个', '', '200个'],
  // A unit without a figure is no quantity.
  ['', '盒', ''],
  ['', '', ''],
])('%j and %j are written %j', (quantity, unit, written) => expect(writtenQuantity({ quantity, unit })).toBe(written));
