import { describe, expect, it } from 'vitest';
import { allowanceOf, type BudgetRule, topmost } from './budget-allowance.ts';

const rule = (facts: Partial<BudgetRule> = {}): BudgetRule => ({
  ...{ centerId: 1n, path: [1n], frequency: 'natural_month', limitFen: 3_000n, startsOn: '2026-01-01', endsOn: null },
  ...facts,
});
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

describe('budgets allow', () => {
  it.each<[string, BudgetRule, { from: string; to: string }, bigint | null]>([
    ['a month', rule(), NOVEMBER, 3_000n],
    ['a third of a month', rule(), { from: '2026-11-21', to: '2026-11-30' }, 1_000n],
    ['two months', rule(), { from: '2026-10-01', to: '2026-11-30' }, 6_000n],
    ['a day', rule(), { from: '2026-11-30', to: '2026-11-30' }, 100n],
    ['30 of 92 days of a quarter', rule({ frequency: 'quarter', limitFen: 9_200n }), NOVEMBER, 3_000n],
    ['30 of 365 days', rule({ frequency: 'year', limitFen: 36_500n }), NOVEMBER, 3_000n],
    [
      'a share of a sum',
      rule({ frequency: 'disposable', startsOn: '2026-11-21', endsOn: '2026-12-10', limitFen: 200n }),
      NOVEMBER,
      100n,
    ],
    ['from their first day on', rule({ startsOn: '2026-11-16' }), NOVEMBER, 1_500n],
    ['to their last day', rule({ endsOn: '2026-11-15' }), NOVEMBER, 1_500n],
    ['nothing before they hold', rule({ startsOn: '2026-12-01' }), NOVEMBER, null],
    ['nothing after', rule({ endsOn: '2026-10-31' }), NOVEMBER, null],
    ['something on their first day', rule({ startsOn: '2026-11-30' }), NOVEMBER, 100n],
    ['something on their last day', rule({ endsOn: '2026-11-01' }), NOVEMBER, 100n],
  ])('%s', (_, one, days, allowed) => expect(allowanceOf([one], days)).toBe(allowed));

  it('together what each of them does', () => expect(allowanceOf([rule(), rule()], NOVEMBER)).toBe(6_000n));
});

it('of a branch only the highest budget counts', () => {
  const [above, below, apart] = [
    rule(),
    rule({ centerId: 2n, path: [1n, 2n] }),
    rule({ centerId: 4n, path: [3n, 4n] }),
  ];
  expect(topmost([below, above, apart])).toEqual([above, apart]);
});
