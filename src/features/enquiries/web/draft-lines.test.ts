import { describe, expect, it } from 'vitest';
import { emptyLine, lineFault, linesOf, withPasted } from './draft-lines.ts';

describe('lines that are typed', () => {
  it.each([
    [{}, '请填写品名'],
    [{ name: '轴承', quantity: '0' }, '数量'],
    [{ name: '轴承', quantity: '1.5' }, '数量'],
    [{ model: '6204', targetPrice: '一百' }, '目标单价'],
    [{ model: '6204', targetPrice: '9.5' }, null],
  ])('%j', (typed, fault) => {
    const found = lineFault(emptyLine(1, typed));
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });

  it('travel without blanks, prices with two decimals', () => {
    const lines = [emptyLine(1), emptyLine(2, { model: '6204', quantity: '6', targetPrice: '9.5' })];
    expect(linesOf(lines)).toMatchObject([{ name: '6204', quantity: 6, targetPrice: '9.50' }]);
    expect(linesOf(lines)[0]).not.toHaveProperty('itemNo');
  });

  it('take a pasted list behind what is written', () => {
    const lines = withPasted([emptyLine(1), emptyLine(2, { name: '手套' })], '轴承 6\n螺钉 M8 20');
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['手套', '1'],
      ['轴承 6', '6'],
      ['螺钉 M8', '20'],
    ]);
    expect(new Set(lines.map((line) => line.key)).size).toBe(3);
  });
});
