import { describe, expect, it } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { attributeValue, isBlankRow, mapRow } from './map-row.ts';

it.each([
  ['8.00|CMT', { value: '8', unit: 'cm' }],
  ['0.00312|KGM', { value: '0.00312', unit: 'kg' }],
  ['39199080|#', { value: '39199080', unit: '' }],
  ['10|20 mm', { value: '10|20 mm', unit: '' }],
  ['rot', { value: 'rot', unit: '' }],
  ['', { value: '', unit: '' }],
])('reads the attribute %s', (cell, expected) => {
  expect(attributeValue(cell)).toEqual(expected);
});

describe('mapRow', () => {
  const mapping = guessColumns(['SKU', 'Name', 'Price', 'attributeName1', 'attributeValue1', '长度(mm)', '颜色']);

  it('names the cells and keeps their text', () => {
    expect(mapRow(mapping, 7, [' A1 ', '螺钉', '1.50', '材质', '304', '20', ''])).toEqual({
      rowNumber: 7,
      fields: { itemNo: 'A1', name: '螺钉', price: '1.50' },
      attributes: [
        { name: '长度', value: '20', unit: 'mm' },
        { name: '材质', value: '304' },
      ],
    });
  });

  it('reads a short row as one with empty cells', () => {
    expect(mapRow(mapping, 2, ['A1']).fields).toEqual({ itemNo: 'A1' });
    expect(mapRow(mapping, 2, ['A1']).unreadable).toBeUndefined();
  });

  it('does not trust a row that is longer than the header', () => {
    const cells = ['A1', '螺钉', '1', '', '', '', '', 'x'];
    expect(mapRow(mapping, 2, cells).unreadable).toContain('有 8 列，表头只有 7 列');
    expect(mapRow(mapping, 2, cells.with(7, ' ')).unreadable).toBeUndefined();
  });

  it('takes the first of two attributes with one name', () => {
    const twice = mapRow(mapping, 2, ['A1', 'n', '1', '颜色', '红', '', '蓝']);
    expect(twice.attributes).toEqual([{ name: '颜色', value: '蓝' }]);
  });
});

it('knows rows without text', () => {
  expect(isBlankRow(['', ' ', '\u3000'])).toBe(true);
  expect(isBlankRow([''])).toBe(true);
  expect(isBlankRow(['', '0'])).toBe(false);
});
