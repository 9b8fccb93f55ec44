import { describe, expect, it } from 'vitest';
import { readListRow, unitOfHeader } from './read-list-row.ts';

describe('rows of a file', () => {
  it.each([
    ['采购数量（个）', '个'],
    ['数量(PCS)', 'PCS'],
    ['数量【单位：盒】', '盒'],
    ['数量', ''],
    ['数量（必填）', ''],
    ['数量（2026）', ''],
  ])('the header %s names the unit %j', (title, unit) => {
    expect(unitOfHeader(title)).toBe(unit);
  });

  it.each([
    [{ quantity: 1, unit: 2 }, ['编码', '数量', '单位'], '盒'],
    [{ quantity: 1 }, ['编码', '数量（个）', '单位'], '个'],
    [{ quantity: 1, unit: 2 }, ['编码', '数量（个）', '单位'], '盒'],
    [{ quantity: 1 }, ['编码', '数量', '单位'], ''],
  ])('columns %j of %j give the unit %j', (mapping, header, unit) => {
    const row = readListRow(3, ['A1', '200', ' 盒 '], { goodsCode: 0, ...mapping }, header);
    expect(row).toMatchObject({ rowNumber: 3, goodsCode: 'A1', quantity: '200', unit });
  });
});
