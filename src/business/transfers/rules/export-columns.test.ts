import { describe, expect, it } from 'vitest';
import { type CellKind, type CellValue, cellOf, csvText, plainCell, widthFor } from './export-columns.ts';

describe('a cell', () => {
  it.each<[CellKind, CellValue, unknown]>([
    ['text', '0042', '0042'],
    ['text', 42, '42'],
    ['text', '=1+1', '=1+1'],
    ['text', null, null],
    ['date', '2026-01-02', '2026-01-02'],
    ['money', '12.50', { yuan: '12.50' }],
    ['money', '-3', { yuan: '-3' }],
    ['money', '暂无价格', '暂无价格'],
    ['money', '1.', '1.'],
    ['money', 'x1', 'x1'],
    ['money', '', ''],
    ['money', null, null],
    ['quantity', 7, 7],
    ['quantity', '7', 7],
    ['quantity', '0', 0],
    ['quantity', '123456789', 123_456_789],
    ['quantity', '1234567890', '1234567890'],
    ['quantity', '007', '007'],
    ['quantity', '7个', '7个'],
    ['quantity', 'a7', 'a7'],
  ])('of %s writes %j as %j', (kind, value, cell) => {
    expect(cellOf(kind, value)).toEqual(cell);
  });

  it.each([
    [null, ''],
    [{ yuan: '1.20' }, '1.20'],
    ['甲', '甲'],
    [3, 3],
  ])('is %j as plain text %j', (cell, text) => {
    expect(plainCell(cell)).toBe(text);
  });
});

it.each([
  [[], 8],
  [['ab'], 8],
  [['编码', 'abcdefg'], 9],
  [['商品名称', 'ab'], 10],
  [[{ yuan: '1234567.00' }, 'a'], 12],
  [['\u2E80'.repeat(7)], 9],
  [['x'.repeat(57)], 59],
  [['x'.repeat(59)], 60],
])('a column of %j is %i characters wide', (cells, width) => {
  expect(widthFor(cells)).toBe(width);
});

it('writes a table as text that no spreadsheet calculates with', () => {
  const columns = [
    { key: 'code', header: '编码', kind: 'text', value: ([code = '']: string[]) => code },
    { key: 'price', header: '单价', kind: 'money', value: ([, price = '']: string[]) => price },
  ] as const;
  expect(csvText(columns, [['=1+1', '2.50'], ['A"B']])).toBe('\uFEFF"编码","单价"\r\n"\'=1+1","2.50"\r\n"A""B",""\r\n');
  expect(csvText(columns, [])).toBe('\uFEFF"编码","单价"\r\n');
});
