import { expect, it } from 'vitest';
import { type ChartSpec, describeChart, seriesOf } from './chart-spec.ts';

const spec: ChartSpec = {
  title: '按月采购金额',
  labels: ['26-09', '26-10', '26-11'],
  bars: [{ name: '本期', tone: 'primary', unit: 'yuan', values: ['9.00', '1200.50', null] }],
  marks: [{ name: '预算', tone: 'accent', unit: 'yuan', values: ['10.00', null, null] }],
  lines: [{ name: '准时率', tone: 'success', unit: 'percent', values: [null, null, null] }],
};

it('is told in a sentence', () => {
  expect(describeChart(spec)).toBe('按月采购金额，共 3 期；本期最高 26-10 ¥1,200.50，最低 26-09 ¥9.00。明细见图下表格');
});

it('says where it shows nothing', () => {
  expect(describeChart({ title: '按月', labels: [] })).toBe('按月：没有数据');
  expect(describeChart({ title: '按月', labels: ['26-09'], lines: spec.lines })).toBe('按月：没有数据');
});

it('has its series in the order in which they are drawn', () => {
  expect(seriesOf(spec).map(({ name }) => name)).toEqual(['本期', '预算', '准时率']);
});
