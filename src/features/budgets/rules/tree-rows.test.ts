import { describe, expect, it } from 'vitest';
import { budgetShare, tightest } from './budget-share.ts';
import { forecastBudget } from './forecast-budget.ts';
import { branchOf, treeRows } from './tree-rows.ts';

const NODES = [
  { id: '1', parentId: null },
  { id: '2', parentId: '1' },
  { id: '3', parentId: '2' },
  { id: '4', parentId: null },
];

describe('rows of a tree', () => {
  it('come with their level, without what is folded away', () => {
    expect(treeRows(NODES, new Set()).map(({ node, level }) => [node.id, level])).toEqual([
      ...[
        ['1', 1],
        ['2', 2],
        ['3', 3],
        ['4', 1],
      ],
    ]);
    expect(treeRows(NODES, new Set(['1'])).map(({ node }) => node.id)).toEqual(['1', '4']);
  });

  it('know the branch that a node may not be moved into', () => {
    expect(branchOf(NODES, '1')).toEqual(new Set(['1', '2', '3']));
    expect(branchOf(NODES, '4')).toEqual(new Set(['4']));
  });
});

describe('how much is taken', () => {
  const budget = (limit: string | null, used: string, reserved: string) => ({ limit, used, reserved });
  it.each([
    [budget('100.00', '60.00', '19.99'), { used: 60, reserved: 19 }],
    [budget('100.00', '80.00', '50.00'), { used: 80, reserved: 20 }],
    [budget('0.00', '0.00', '0.00'), { used: 0, reserved: 0 }],
    [budget('0.00', '0.01', '0.00'), { used: 100, reserved: 0 }],
    [budget(null, '5.00', '0.00'), { used: 0, reserved: 0 }],
  ])('%o', (amounts, share) => {
    expect(budgetShare(amounts)).toEqual(share);
  });

  const leaves = (available: string | null) => ({ available });
  it.each([
    ['leaves least', [leaves(null), leaves('90.00'), leaves('10.00')], leaves('10.00')],
    ['is exceeded furthest', [leaves('-5.00'), leaves('-200.00'), leaves('0.00')], leaves('-200.00')],
    ['is told of at all', [leaves(null)], leaves(null)],
  ])('shows of several budgets the one that %s', (_, budgets, shown) => {
    expect(tightest(budgets)).toEqual(shown);
    expect(tightest(budgets.toReversed())).toEqual(shown);
    expect(tightest([])).toBeNull();
  });
});

it.each([
  ['2026-11-15', 30_000n],
  ['2026-11-30', 15_000n],
  ['2026-11-01', 450_000n],
])('what is taken until %s comes to as much in the whole month', (today, forecast) => {
  expect(forecastBudget(15_000n, { startsOn: '2026-11-01', endsOn: '2026-11-30' }, today)).toBe(forecast);
});
