import { expect, it } from 'vitest';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import { takenLines } from './taken-lines.ts';

const OPEN = [
  { lineNo: 1, offerNo: 1, itemNo: 'A', remainder: 20 },
  { lineNo: 1, offerNo: 2, itemNo: 'B', remainder: 20 },
  { lineNo: 2, offerNo: 1, itemNo: 'C', remainder: 5 },
];

it('names what is taken as the transfer and as the checkout do', () => {
  const typed = new Map([
    ['1-1', '12'],
    ['1-2', '８'],
    ['2-1', ' '],
  ]);
  expect(takenLines(OPEN, typed)).toEqual({
    offers: [
      { lineNo: 1, offerNo: 1, quantity: 12 },
      { lineNo: 1, offerNo: 2, quantity: 8 },
    ],
    lines: [
      { skuCode: 'A', split: 'Q1-1', quantity: 12 },
      { skuCode: 'B', split: 'Q1-2', quantity: 8 },
    ],
    problem: null,
  });
});

it.each([
  [[['1-1', '1O']], '第 1 行下单数量请填整数'],
  [[['2-1', '0.5']], '第 2 行下单数量请填整数'],
  [[['1-1', '-3']], '第 1 行下单数量请填整数'],
  [[['2-1', '6']], '第 2 行最多还能下单 5'],
  [
    [
      ['1-1', '15'],
      ['1-2', '6'],
    ],
    '第 1 行最多还能下单 20',
  ],
  [
    [
      ['1-1', '0'],
      ['2-1', ''],
    ],
    '请填写本次下单的数量',
  ],
] as const)('says of %j why not, and takes nothing', (typed, problem) => {
  expect(takenLines(OPEN, new Map(typed))).toEqual({ offers: [], lines: [], problem });
});

it('takes as many as an order may have, and no more', () => {
  const open = [{ lineNo: 1, offerNo: 1, itemNo: 'A', remainder: 2 * MAX_QUANTITY }];
  const take = (quantity: number) => takenLines(open, new Map([['1-1', String(quantity)]]));
  expect(take(MAX_QUANTITY).offers).toEqual([{ lineNo: 1, offerNo: 1, quantity: MAX_QUANTITY }]);
  expect(take(MAX_QUANTITY + 1).problem).toBe('第 1 行下单数量请填整数');
});
