import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countKinds, countRepeated, type PlanRow, planAddition, repeatedRows } from './plan-addition.ts';

const item = (itemCode: string, available: number | null = 100) => ({
  itemCode,
  moq: 10,
  step: 4,
  orderUnit: '个',
  available,
  prices: [
    { minQuantity: 1, price: 10_000n },
    { minQuantity: 20, price: 9_000n },
  ],
});

const row = (rowNumber: number, code: string, quantity: number, wanted = quantity, purpose = ''): PlanRow => ({
  rowNumber,
  status: quantity === wanted ? 'ok' : 'warning',
  message: '',
  item: item(code),
  wanted,
  quantity,
  purpose,
});
const lost = (rowNumber: number): PlanRow => ({
  rowNumber,
  status: 'error',
  message: '没有找到',
  item: null,
  wanted: 1,
  quantity: 0,
  purpose: '',
});

const MERGE = { duplicates: 'merge', withWarnings: true } as const;

describe('plan of an addition', () => {
  it('adds single rows as they were judged', () => {
    const plan = planAddition([row(1, 'A', 10), row(2, 'B', 14, 11), lost(3)], MERGE);
    expect(plan.lines).toMatchObject([
      { itemCode: 'A', quantity: 10, rowNumbers: [1], adjusted: false, amountFen: 1_000n },
      { itemCode: 'B', quantity: 14, rowNumbers: [2], adjusted: true, amountFen: 1_400n },
    ]);
    expect(plan).toMatchObject({ rowCount: 2, amountFen: 2_400n });
    expect(plan.rejected).toEqual([{ rowNumber: 3, message: '没有找到' }]);
  });

  it('leaves changed quantities out where they are not wanted', () => {
    const plan = planAddition([row(1, 'A', 10), row(2, 'B', 14, 11)], { ...MERGE, withWarnings: false });
    expect(plan.lines.map(({ itemCode }) => itemCode)).toEqual(['A']);
    expect(plan.rejected.map(({ rowNumber }) => rowNumber)).toEqual([2]);
  });

  it('counts kinds, not unlike units', () => {
    const plan = planAddition([row(1, 'A', 10, 10, '一'), row(2, 'B', 10), row(3, 'A', 10, 10, '二')], {
      ...MERGE,
      duplicates: 'separate',
    });
    expect([plan.lines.length, countKinds(plan.lines)]).toEqual([3, 2]);
  });

  it('judges a sum by what was asked for, not by what each row was rounded to, at the price of the sum', () => {
    const plan = planAddition([row(1, 'A', 10, 3), row(2, 'B', 10), row(3, 'A', 18)], MERGE);
    expect(plan.lines[0]).toEqual({
      itemCode: 'A',
      quantity: 22,
      rowNumbers: [1, 3],
      adjusted: true,
      amountFen: 1_980n,
    });
  });

  it('refuses a sum that stock does not cover, with all its rows', () => {
    const plan = planAddition([row(1, 'A', 54), row(2, 'A', 54), row(3, 'B', 10)], MERGE);
    expect(plan.lines.map(({ itemCode }) => itemCode)).toEqual(['B']);
    const message = '第 1、2 行合计 108：库存不足，当前可售 100 个';
    expect(plan.rejected).toEqual([
      { rowNumber: 1, message },
      { rowNumber: 2, message },
    ]);
  });

  const SEPARATE = { ...MERGE, duplicates: 'separate' } as const;

  it('keeps rows for different purposes apart where that is wanted', () => {
    const rows = [row(1, 'A', 10, 10, '一线'), row(2, 'A', 14, 14, '二线'), row(3, 'A', 10, 10, '一线')];
    expect(planAddition(rows, SEPARATE).lines.map(({ quantity, rowNumbers }) => [quantity, rowNumbers])).toEqual([
      [22, [1, 3]],
      [14, [2]],
    ]);
    expect(planAddition(rows, MERGE).lines).toMatchObject([{ quantity: 34, rowNumbers: [1, 2, 3] }]);
  });

  it('lets separate lines share the stock', () => {
    const rows = [row(1, 'A', 62, 62, '一线'), row(2, 'A', 42, 42, '二线'), row(3, 'A', 38, 38, '三线')];
    const plan = planAddition(rows, SEPARATE);
    expect(plan.lines.map(({ rowNumbers }) => rowNumbers)).toEqual([[1], [3]]);
    expect(plan.rejected).toEqual([{ rowNumber: 2, message: '库存不足，当前可售 100 个，其他行已用 62' }]);
  });

  it('names the other rows of an item', () => {
    const rows = [row(1, 'A', 10), row(2, 'B', 10), row(3, 'A', 14), lost(4), row(5, 'A', 10)];
    expect(countRepeated(repeatedRows(rows))).toBe(1);
    expect([...repeatedRows(rows)]).toEqual([
      [1, [3, 5]],
      [3, [1, 5]],
      [5, [1, 3]],
    ]);
  });

  it('accounts for every row once, whatever is chosen', () => {
    const some = fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 60 }), fc.boolean());
    const choice = fc.record({
      duplicates: fc.constantFrom('merge' as const, 'separate' as const),
      withWarnings: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), choice, (drawn, choices) => {
        const rows = drawn.map(([code, quantity, gone], at) => (gone ? lost(at + 1) : row(at + 1, code, quantity)));
        const plan = planAddition(rows, choices);
        const named = [
          ...plan.lines.flatMap(({ rowNumbers }) => rowNumbers),
          ...plan.rejected.map((one) => one.rowNumber),
        ];
        expect(named.sort((a, b) => a - b)).toEqual(rows.map(({ rowNumber }) => rowNumber));
        expect(plan.rowCount + plan.rejected.length).toBe(rows.length);
      }),
    );
  });
});
