import { expect, it } from 'vitest';
import type { Point } from '../../contract/report-schemas.ts';
import { spendChart } from './spend-chart.ts';

const point = (label: string, more: Partial<Point> = {}): Point => ({
  from: '2026-10-01',
  to: '2026-10-31',
  label,
  amount: '12.00',
  before: '10.00',
  budget: null,
  orders: 1,
  lines: 2,
  closed: true,
  running: false,
  ...more,
});

it('stands beside what it is compared with', () => {
  const spec = spendChart([point('26-10'), point('26-11', { closed: false, running: true, before: null })], {});
  expect(spec).toMatchObject({
    title: '按月采购金额（含税金额）',
    labels: ['26-10', '26-11'],
    bars: [
      { name: '本期', values: ['12.00', '12.00'] },
      { name: '上年同期', values: ['10.00', null] },
    ],
    marks: [],
    closed: [true, false],
    running: [false, true],
  });
});

it('stands alone where nothing was bought in the days it is compared with', () => {
  const nothing = [point('26-10', { before: '0.00' }), point('26-11', { before: '0.00' })];
  expect(spendChart(nothing, {}).bars).toHaveLength(1);
  expect(spendChart([...nothing, point('26-12', { before: '-1.00' })], {}).bars).toHaveLength(2);
});

it('stands alone where nothing is compared, and below budgets where there are some', () => {
  const points = [point('26-10'), point('26-11', { budget: '9.00' })];
  const spec = spendChart(points, { compare: 'none', tax: 'excl', grain: 'week' });
  expect(spec.title).toBe('按周采购金额（未税金额）');
  expect(spec.bars).toHaveLength(1);
  expect(spec.marks).toMatchObject([{ name: '预算', values: [null, '9.00'] }]);
  expect(spendChart(points, {}, { budgets: false }).marks).toEqual([]);
});
