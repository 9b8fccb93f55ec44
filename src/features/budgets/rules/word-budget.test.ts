import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '#platform/shared/money.ts';
import {
  type BudgetFigures,
  budgetLook,
  describeOverrun,
  describeStanding,
  takenPercent,
  wordBudget,
  wordLimit,
} from './word-budget.ts';

const PLANT = { code: 'CC1001', name: '生产部', frequency: 'natural_month' } as const;
const figures = (limit: string | null, left: string | null): BudgetFigures => ({ limit, left });

describe('a budget in words', () => {
  it.each([
    ['what is left', figures('30000.00', '23445.00'), '剩余 ¥23,445.00', 'left'],
    ['the last fen', figures('100.00', '0.01'), '剩余 ¥0.01', 'left'],
    ['nothing left', figures('100.00', '0.00'), '剩余 ¥0.00', 'spent'],
    ['an empty limit', figures('0.00', '0.00'), '剩余 ¥0.00', 'spent'],
    ['no limit', figures(null, null), '无限', 'unlimited'],
    ['an overrun', figures('70000.00', '-62541.00'), '超出 ¥62,541.00（已用 189%）', 'over'],
    ['an overrun by a fen', figures('100.00', '-0.01'), '超出 ¥0.01（已用 101%）', 'over'],
    ['an overrun of an empty limit', figures('0.00', '-500.00'), '超出 ¥500.00（额度 ¥0.00）', 'over'],
  ])('tells %s', (_, budget, words, look) => {
    expect([wordBudget(budget), budgetLook(budget)]).toEqual([words, look]);
  });

  it.each([
    [figures('100.00', '100.00'), 0],
    [figures('100.00', '20.01'), 79],
    [figures('100.00', '20.00'), 80],
    [figures('100.00', '0.01'), 99],
    [figures('100.00', '0.00'), 100],
    [figures('100.00', '-89.00'), 189],
    [figures('100.00', '-89.99'), 189],
    [figures('100.00', '-0.01'), 101],
    [figures('100.00', '-1.00'), 101],
    [figures('0.00', '-1.00'), null],
    [figures(null, null), null],
  ])('knows of %o that %s percent are taken', (budget, percent) => {
    expect(takenPercent(budget)).toBe(percent);
  });

  it('never reads as all of it before or beyond that', () => {
    const fen = fc.bigInt({ min: 1n, max: 10_000_000_000n });
    fc.assert(
      fc.property(fen, fen, (limit, taken) => {
        const budget = figures(formatAmount(limit), formatAmount(limit - taken));
        const percent = takenPercent(budget) ?? 0;
        const told = wordBudget(budget);
        if (taken > limit) return percent > 100 && told.startsWith('超出') && told.includes(`${percent}%`);
        return (taken === limit) === (percent === 100) && told.startsWith('剩余');
      }),
    );
  });

  it('says whose limit it is where that is a centre above', () => {
    const left = figures('30000.00', '23445.00');
    expect(describeStanding({ ...left, holder: null })).toBe('剩余 ¥23,445.00');
    expect(describeStanding({ ...left, holder: PLANT })).toBe('剩余 ¥23,445.00，受上级“CC1001 生产部”本月额度限制');
    expect(describeOverrun({ ...PLANT, limit: '100.00', left: '-89.00' })).toBe(
      '成本中心“CC1001 生产部”本月预算超出 ¥89.00（已用 189%）',
    );
  });

  it.each([
    [null, '无限'],
    ['0.00', '¥0.00'],
    ['20000.00', '¥20,000.00'],
  ])('writes a limit of %s as %s', (limit, words) => {
    expect(wordLimit(limit)).toBe(words);
  });
});
