import { expect, it } from 'vitest';
import { changeFault, itemFault, totalOf } from './item-lines.ts';

const BOX = { moq: 10, step: 10, orderUnit: '盒' };

it.each([
  ['one that fits', [10], null],
  ['one that does not', [5], /^起订 10|10 盒起订/],
  ['two that fit together', [5, 5], null],
  ['two that do not', [5, 6], /^2 行共 11 盒：/],
  ['one of two that fits', [10, 5], /^2 行共 15 盒：/],
  ['none', [], null],
])('judges %s', (_, quantities, words) => {
  const fault = itemFault(BOX, quantities);
  if (words === null) expect(fault).toBeNull();
  else expect(fault).toMatch(words);
});

it('lets pass what could each be ordered alone, though their sum could not', () => {
  expect(itemFault({ moq: 3, step: 4, orderUnit: '个' }, [3, 3])).toBeNull();
});

it('holds a line that stands alone to the rule, and one beside others to none', () => {
  expect([changeFault(BOX, 10, [10]), changeFault(BOX, 5, [5, 5]), changeFault(BOX, 5, [5]) === null]).toEqual([
    null,
    null,
    false,
  ]);
});

it('adds up', () => expect(totalOf([1, 2, 3])).toBe(6));
