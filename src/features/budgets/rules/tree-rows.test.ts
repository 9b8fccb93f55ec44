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
    [budget('100.00', '60.00', '19.99'), { used: 60, reserved: 19, taken: 79 }],
    [budget('100.00', '80.00', '50.00'), { used: 80, reserved: 20, taken: 130 }],
    [budget('0.00', '0.00', '0.00'), { used: 0, reserved: 0, taken: 0 }],
    [budget('0.00', '0.01', '0.00'), { used: 100, reserved: 0, taken: 101 }],
    [budget(null, '5.00', '0.00'), { used: 0, reserved: 0, taken: null }],
  ])('%o', (amounts, share) => {
    expect(budgetShare(amounts)).toEqual(share);
  });

  it('puts the budget first that runs out first', () => {
    const tight = budget('100.00', '90.00', '0.00');
    expect(tightest([budget(null, '0.00', '0.00'), budget('100.00', '10.00', '0.00'), tight])).toBe(tight);
  });
});

it.each([
  ['2026-11-15', 30_000n],
  ['2026-11-30', 15_000n],
  ['2026-11-01', 450_000n],
])('what is taken until %s comes to as much in the whole month', (today, forecast) => {
  expect(forecastBudget(15_000n, { startsOn: '2026-11-01', endsOn: '2026-11-30' }, today)).toBe(forecast);
});
