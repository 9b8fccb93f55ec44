import { expect, it } from 'vitest';
import type { Breakdown, BreakdownRow } from '../../contract/report-schemas.ts';
import { treeLines, unfoldedAtFirst, unfolds } from './tree-lines.ts';

const row = (key: string, more: Partial<BreakdownRow> = {}): BreakdownRow => ({
  key,
  code: '',
  name: `部门 ${key}`,
  hasChildren: false,
  own: false,
  orders: 1,
  lines: 1,
  amount: '1.00',
  share: '10.0',
  before: null,
  change: null,
  savings: '0.00',
  savingsRate: null,
  budget: null,
  budgetUse: null,
  ...more,
});
const part = (rows: BreakdownRow[]): Breakdown => ({
  by: 'department',
  parent: null,
  trail: [],
  rows,
  total: row('9'),
});

const TOP = [row('1', { hasChildren: true }), row('2')];
const BELOW = new Map([
  ['1', part([row('1', { own: true, hasChildren: true }), row('3', { hasChildren: true })])],
  ['3', part([row('4')])],
]);
const shown = (open: string[], below = BELOW) =>
  treeLines(TOP, new Set(open), below).map((line) =>
    line.kind === 'waiting'
      ? `${line.level} …`
      : `${line.level} ${line.row.key}${line.row.own ? ' own' : ''}${line.open ? ' open' : ''}`,
  );

it.each([
  [[], ['0 1', '0 2']],
  [['2'], ['0 1', '0 2']],
  [['3'], ['0 1', '0 2']],
  [['1'], ['0 1 open', '1 1 own', '1 3', '0 2']],
  [
    ['1', '3'],
    ['0 1 open', '1 1 own', '1 3 open', '2 4', '0 2'],
  ],
])('with %j unfolded', (open, lines) => {
  expect(shown(open)).toEqual(lines);
});

it('waits for what has not come yet', () => {
  expect(shown(['1'], new Map())).toEqual(['0 1 open', '1 …', '0 2']);
});

it('ends where a place names itself as its part', () => {
  expect(shown(['1'], new Map([['1', part([row('1', { hasChildren: true })])]]))).toEqual(['0 1 open', '1 1', '0 2']);
});

it('has one name for each line', () => {
  const ids = treeLines(TOP, new Set(['1', '3']), BELOW).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  [row('1', { hasChildren: true }), true],
  [row('1', { hasChildren: true, own: true }), false],
  [row('1'), false],
])('%j unfolds: %s', (one, can) => {
  expect(unfolds(one)).toBe(can);
});

it.each([
  ['one top with parts', [TOP[0]], ['1']],
  ['one top without', [TOP[1]], []],
  ['several', TOP, []],
  ['none', [], []],
] as [string, BreakdownRow[], string[]][])('unfolds %s at first', (_what, rows, keys) => {
  expect(unfoldedAtFirst(part(rows))).toEqual(keys);
});
