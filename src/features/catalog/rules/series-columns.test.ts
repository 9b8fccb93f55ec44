import { expect, it } from 'vitest';
import { seriesColumns } from './series-columns.ts';

const screw = (itemNo: string, thread: string, length: string, extra: { name: string; value: string }[] = []) => ({
  itemNo,
  attributes: [
    { name: '标准', value: 'DIN 912' },
    { name: '螺纹', value: thread },
    { name: '长度', value: length, unit: 'mm' },
    ...extra,
  ],
});

it('makes a column of what differs, names once what is equal and sorts as people read', () => {
  const table = seriesColumns([screw('C', 'M10', '8'), screw('B', 'M8', '100'), screw('A', 'M8', '16')]);
  expect(table.columns).toEqual(['螺纹', '长度 mm']);
  expect(table.shared).toEqual(['DIN 912']);
  expect(table.rows.map(({ member, values }) => [member.itemNo, ...values])).toEqual([
    ['A', 'M8', '16'],
    ['B', 'M8', '100'],
    ['C', 'M10', '8'],
  ]);
});

it('shows an attribute that only some have as a column with gaps', () => {
  const table = seriesColumns([screw('A', 'M8', '16', [{ name: '牙型', value: '全牙' }]), screw('B', 'M8', '16')]);
  expect(table.columns).toEqual(['牙型']);
  expect(table.rows.map(({ member, values }) => [member.itemNo, ...values])).toEqual([
    ['B', ''],
    ['A', '全牙'],
  ]);
});

it('has no columns for a series of one', () => {
  expect(seriesColumns([screw('A', 'M8', '16')])).toMatchObject({ columns: [], shared: ['DIN 912', 'M8', '16'] });
});
