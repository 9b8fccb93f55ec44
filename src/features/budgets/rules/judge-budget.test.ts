import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableOf, bindingOf, describeShortage, goesOver, type Standing } from './judge-budget.ts';

const standing = (limitFen: bigint, reservedFen = 0n, usedFen = 0n): Standing => ({ limitFen, reservedFen, usedFen });

describe('what is available', () => {
  it.each([
    [standing(100n, 30n, 50n), 20n],
    [standing(100n, 100n, 50n), -50n],
    [standing(0n), 0n],
    [standing(-1n, 30n, 50n), null],
  ])('of %o is %s', (budget, available) => {
    expect(availableOf(budget)).toBe(available);
  });
});

describe('a charge', () => {
  it.each([
    ['one fen less than is left', standing(100n, 30n, 50n), 19n, false],
    ['exactly what is left', standing(100n, 30n, 50n), 20n, false],
    ['one fen more', standing(100n, 30n, 50n), 21n, true],
    ['nothing, where nothing is left', standing(100n, 50n, 50n), 0n, false],
    ['a fen, where the limit is empty', standing(0n), 1n, true],
    ['a fen, where more was taken already', standing(100n, 100n, 50n), 1n, true],
    ['anything, without a limit', standing(-1n), 10_000_000_000n, false],
  ])('of %s: %#', (_, budget, charge, over) => {
    expect(goesOver(budget, charge)).toBe(over);
  });
});

describe('the budget that binds', () => {
  const named = (name: string, ...amounts: Parameters<typeof standing>) => ({ name, period: standing(...amounts) });
  const binding = (...budgets: ReturnType<typeof named>[]) => bindingOf(budgets, ({ period }) => period)?.name;

  it.each([
    ['the one above, where the own one leaves more', [named('above', 100n, 90n), named('own', 50n)], 'above'],
    ['the one above, where the own one has no limit', [named('above', 100n, 90n), named('own', -1n)], 'above'],
    ['the own one, where it leaves less', [named('above', 100n, 50n), named('own', 50n, 10n)], 'own'],
    ['the own one, where both leave the same', [named('above', 100n, 50n), named('own', 50n)], 'own'],
    ['the one that is exceeded further', [named('above', 10n, 30n), named('own', 10n, 20n)], 'above'],
  ])('is %s', (_, budgets, name) => {
    expect(binding(...budgets)).toBe(name);
  });

  it('is none where nothing limits', () => {
    expect(bindingOf([], (budget: Standing) => budget)).toBeNull();
    expect(bindingOf([standing(-1n), standing(-1n)], (budget) => budget)).toBeNull();
  });

  it('is one that every charge over any of them goes over', () => {
    const fen = fc.bigInt({ min: 0n, max: 1_000n });
    const some = fc.array(fc.tuple(fc.bigInt({ min: -1n, max: 1_000n }), fen, fen), { maxLength: 6 });
    fc.assert(
      fc.property(some, fen, (rows, charge) => {
        const budgets = rows.map((row) => standing(...row));
        const bound = bindingOf(budgets, (budget) => budget);
        return budgets.some((budget) => goesOver(budget, charge)) === (bound !== null && goesOver(bound, charge));
      }),
    );
  });
});

describe('what is missing is told', () => {
  const center = { code: 'CC1', name: '设备部', frequency: 'quarter' } as const;
  it.each([
    [
      { limit: '1000.00', available: '200.00', charge: '350.00', missing: '150.00' },
      '成本中心“CC1 设备部”本季度预算剩余 ¥200.00，本单需 ¥350.00，还差 ¥150.00',
    ],
    [
      { limit: '100.00', available: '-89.00', charge: '1.00', missing: '90.00' },
      '成本中心“CC1 设备部”本季度预算超出 ¥89.00（已用 189%），本单需 ¥1.00，还差 ¥90.00',
    ],
  ])('%#', (amounts, words) => {
    expect(describeShortage({ ...center, ...amounts })).toBe(words);
  });
});
