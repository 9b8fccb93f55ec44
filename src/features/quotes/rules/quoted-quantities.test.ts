import { describe, expect, it } from 'vitest';
import { quotedQuantityFault } from './quoted-quantities.ts';

const items = new Map([
  ['A', { moq: 10, step: 5, orderUnit: '盒' }],
  ['B', { moq: 1, step: 1, orderUnit: '个' }],
]);
const line = (lineNo: number, quantity: number, facts = {}) => ({
  lineNo,
  quantity,
  itemNo: 'A',
  kind: 'same',
  ...facts,
});

describe('quantities of a quote', () => {
  it.each([
    ['a line that fits', [line(1, 15)], null],
    ['a line that does not', [line(1, 4)], '第 1 行：起订 10 盒，按 5 盒递增'],
    ['two lines that reach the smallest order together', [line(1, 4), line(3, 6)], null],
    ['two lines that do not', [line(3, 4), line(1, 5)], '第 1、3 行共 9 盒：起订 10 盒，按 5 盒递增'],
    ['two lines of which each fits', [line(1, 10), line(2, 15)], null],
    ['lines of different items', [line(1, 15), line(2, 4, { itemNo: 'B' })], null],
    ['a wish that cannot be had', [line(1, 4, { kind: 'none' })], null],
    ['goods outside the catalogue', [line(1, 4, { itemNo: '' })], null],
    ['two offers for one wish: the goods once', [line(1, 4), line(1, 6)], '第 1 行：起订 10 盒，按 5 盒递增'],
    ['the second of two offers, too', [line(1, 10), line(1, 4)], '第 1 行：起订 10 盒，按 5 盒递增'],
    ['the first of two offers beside another wish', [line(1, 4), line(1, 14), line(2, 6)], null],
  ] as const)('%s', (_, lines, fault) => {
    expect(quotedQuantityFault(lines, items)).toBe(fault);
  });
});
