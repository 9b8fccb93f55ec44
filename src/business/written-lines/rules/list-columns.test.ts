import { describe, expect, it } from 'vitest';
import { guessColumns, headerKey, isConsistent, isUsable, LIST_FIELDS, RESULT_HEADER } from './list-columns.ts';

describe('columns of brought files', () => {
  it.each([
    [['产品编码', '数量'], { goodsCode: 0, quantity: 1 }],
    [
      ['序号', '物料编码', '物料名称', '规格型号', '单位', '数量', '备注'],
      { customerCode: 1, name: 2, mpn: 3, unit: 4, quantity: 5, note: 6 },
    ],
    [['SKU Code', 'Order Qty', 'Remarks'], { goodsCode: 0, quantity: 1, note: 2 }],
    [['* 订货号', '采购数量（个）'], { goodsCode: 0, quantity: 1 }],
    [['编码', '商品编码', '数量'], { goodsCode: 1, quantity: 2 }],
    [['Part No.', 'QTY', 'Cost-Center', '项目号'], { mpn: 0, quantity: 1, costCenter: 2, project: 3 }],
    [['商品编码', '数量', '部门', '期望到货'], { goodsCode: 0, quantity: 1, department: 2, expectedOn: 3 }],
    [['商品编码', '数量', '交货日期（要求）'], { goodsCode: 0, quantity: 1, expectedOn: 2 }],
    [['产品编码', '数量', RESULT_HEADER], { goodsCode: 0, quantity: 1 }],
    [['甲', '乙'], {}],
  ])('%j', (header, mapping) => {
    expect(guessColumns(header)).toEqual(mapping);
  });

  it('knows the words of its own template', () => {
    const header = LIST_FIELDS.map(({ label }) => label);
    expect(Object.keys(guessColumns(header))).toHaveLength(LIST_FIELDS.length);
  });

  it.each([
    [{ goodsCode: 0, quantity: 1 }, true],
    [{ mpn: 0, quantity: 1 }, true],
    [{ customerCode: 0, quantity: 1 }, true],
    [{ name: 0, quantity: 1 }, true],
    [{ goodsCode: 0 }, false],
    [{ quantity: 1, note: 0 }, false],
  ])('%j can be read: %s', (mapping, usable) => {
    expect(isUsable(mapping)).toBe(usable);
  });

  it.each([
    [{ goodsCode: 0, quantity: 1 }, 2, true],
    [{ goodsCode: 0, quantity: 2 }, 2, false],
    [{ goodsCode: 1, quantity: 1 }, 2, false],
  ])('%j fits %d columns: %s', (mapping, columns, fits) => {
    expect(isConsistent(mapping, columns)).toBe(fits);
  });

  it('remembers a table with and without its result column as one', () => {
    expect(headerKey(['编码 ', '数量', RESULT_HEADER])).toBe(headerKey(['编码', '数量']));
    expect(headerKey(['数量', '编码'])).not.toBe(headerKey(['编码', '数量']));
  });
});
