import { describe, expect, it } from 'vitest';
import { emptyLine, lineFault, linesOf, unreadableLine, withPasted } from './draft-lines.ts';

describe('lines that are typed', () => {
  it.each([
    [{}, '请填写品名'],
    [{ name: '轴承', quantity: ' ' }, '请填写数量'],
    [{ name: '轴承', quantity: '0' }, '数量'],
    [{ name: '轴承', quantity: '1.5' }, '数量'],
    [{ model: '6204', targetPrice: '一百' }, '目标单价'],
    [{ model: '6204', targetPrice: '9.5' }, null],
  ])('%j', (typed, fault) => {
    const found = lineFault(emptyLine(1, typed));
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });

  it('are called by their place where they cannot be kept', () => {
    const [blank, whole] = [emptyLine(1, { quantity: '' }), emptyLine(2, { name: '手套' })];
    expect(unreadableLine([blank, whole])).toBeNull();
    expect(unreadableLine([blank, whole, emptyLine(3, { name: '轴承', quantity: '' })])).toBe('第 3 行：请填写数量');
    expect(unreadableLine([emptyLine(1, { name: '轴承', targetPrice: '十' })])).toContain('第 1 行：目标单价');
  });

  it('travel without blanks, prices with two decimals', () => {
    const lines = [emptyLine(1), emptyLine(2, { model: '6204', quantity: '6', targetPrice: '9.5' })];
    expect(linesOf(lines)).toMatchObject([{ name: '6204', quantity: 6, targetPrice: '9.50' }]);
    expect(linesOf(lines)[0]).not.toHaveProperty('itemNo');
  });

  it('take a pasted list behind what is written', () => {
    const lines = withPasted([emptyLine(1), emptyLine(2, { name: '手套' })], '轴承 6\n螺钉 M8 20\n密封圈');
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['手套', '1'],
      ['轴承 6', '6'],
      ['螺钉 M8', '20'],
      // Nobody wrote how many: it is asked for, not made up.
      ['密封圈', ''],
    ]);
    expect(new Set(lines.map((line) => line.key)).size).toBe(4);
  });
});
