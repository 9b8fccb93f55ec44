import { describe, expect, it } from 'vitest';
import { findHeader } from './find-header.ts';

describe('headers of brought files', () => {
  it('stands below titles and remarks', () => {
    const table = [['2026 年 11 月采购申请'], ['申请人', '张工'], ['物料编码', '数量'], ['M1', '5']];
    expect(findHeader(table)).toEqual({
      at: 2,
      header: ['物料编码', '数量'],
      mapping: { customerCode: 0, quantity: 1 },
    });
  });

  it.each([
    [
      [
        ['AB123', '10'],
        ['AB124', '5'],
      ],
      { goodsCode: 0, quantity: 1 },
    ],
    [
      [
        ['1', '内六角螺钉', 'AB-123', '10'],
        ['2', '螺母', 'AB-124', '5'],
      ],
      { goodsCode: 2, quantity: 3 },
    ],
    [
      [
        ['10023', '10'],
        ['10024', '5'],
      ],
      { goodsCode: 0, quantity: 1 },
    ],
  ])('is none where the first row is data: %j', (table, mapping) => {
    const found = findHeader(table);
    expect(found.at).toBe(-1);
    expect(found.mapping).toEqual(mapping);
    expect(found.header[0]).toBe('第 1 列');
  });

  it.each([
    ['numbers', ['AB1', 'AB2', 'AB3', 'AB4', 'AB5'], ['1', '2', '3', '4', '若干']],
    ['codes', ['AB1', 'AB2', 'AB3', 'AB4', '螺丝'], ['1', '2', '3', '4', '5']],
  ])('needs more than four of five %s to be told by what stands in a column', (_, codes, quantities) => {
    const table = codes.map((code, at) => [code, quantities[at] ?? '']);
    expect(findHeader(table).at).toBe(0);
    const [first = []] = table;
    expect(findHeader([first, ...table]).at).toBe(-1);
  });

  it('is the first row where nothing else tells', () => {
    expect(
      findHeader([
        ['甲', '乙'],
        ['螺丝', '若干'],
      ]),
    ).toEqual({ at: 0, header: ['甲', '乙'], mapping: {} });
  });

  it('of an empty table is empty', () => {
    expect(findHeader([])).toEqual({ at: 0, header: [], mapping: {} });
  });
});
