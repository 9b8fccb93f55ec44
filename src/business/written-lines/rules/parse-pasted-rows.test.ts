import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePastedRows, readPastedList } from './parse-pasted-rows.ts';
import { pastedLine } from './pasted-line.ts';

const row = (code: string, quantity: string, customerCode = '', note = '', name = '') => ({
  code,
  name,
  quantity,
  customerCode,
  note,
});

describe('pasted lists', () => {
  it.each([
    ['AB123\t10', row('AB123', '10')],
    ['AB123\t1,000', row('AB123', '1,000')],
    ['AB123\t', row('AB123', '')],
    ['AB123\t10\tMAT-001', row('AB123', '10', 'MAT-001')],
    ['AB123\t10\tMAT-001\t二号线\t急', row('AB123', '10', 'MAT-001', '二号线 急')],
    ['\t10\tMAT-001', row('', '10', 'MAT-001')],
    ['AB123\t"两行的\n备注"', row('AB123', '两行的 备注')],
    ['"6204 ""C3"""\t4', row('6204 "C3"', '4')],
    ['AB123,10', row('AB123', '10')],
    ['AB123， 10， MAT-1， 备用', row('AB123', '10', 'MAT-1', '备用')],
    ['AB123、10', row('AB123', '10')],
    ['AB123;10', row('AB123', '10')],
    ['AB123 10', row('AB123', '10')],
    ['608,100', row('608', '100')],
    ['AB123\t二十个\t\t急', row('AB123', '二十个', '', '急')],
    ['  AB123    10  ', row('AB123', '10')],
    ['AB123 个 10', row('AB123 个', '10')],
    ['AB123 10 个', row('AB123', '10个')],
    ['AB123 10个', row('AB123', '10个')],
    ['AB123×10', row('AB123', '10')],
    ['AB123*10', row('AB123', '10')],
    ['AB123 x 10', row('AB123', '10')],
    ['AB123 X10', row('AB123', '10')],
    ['9x100-M8 20', row('9x100-M8', '20')],
    ['6204 2RS C3 4', row('6204 2RS C3', '4')],
    ['AB123 10 二号线备用', row('AB123', '10', '', '二号线备用')],
    ['ＡＢ１２３　１０', row('AB123', '10')],
    ['AB123', row('AB123', '1')],
    ['10', row('10', '')],
    ['AB123 -5', row('AB123 -5', '')],
    ['AB123\t内六角螺钉\t10\t个', row('AB123', '10个', '', '', '内六角螺钉')],
    ['AB123\t10\t个\tMAT-1', row('AB123', '10个', 'MAT-1')],
    ['AB123\t二十\t个', row('AB123', '二十 个')],
    ['AB123,1,000', row('AB123', '1,000')],
    ['AB123,10,000个', row('AB123', '10,000个')],
    ['AB123 200个', row('AB123', '200个')],
    ['AB123 约20', row('AB123', '约20')],
    ['AB123 二十个', row('AB123', '二十个')],
    ['AB123 半打', row('AB123', '半打')],
    ['AB123 1套（7件）', row('AB123', '1套(7件)')],
    ['AB123 1套 （7件）', row('AB123', '1套(7件)')],
    ['AB123 0.5 盒', row('AB123', '0.5盒')],
    ['AB123 20-30个', row('AB123', '20-30个')],
    ['AB123 100 m', row('AB123', '100m')],
    ['AB123 10 急用', row('AB123', '10', '', '急用')],
    ['AB123×10 盒', row('AB123', '10盒')],
    ['内六角螺钉 M8×30', row('内六角螺钉 M8×30', '')],
    ['内六角螺钉 M8×30 200个', row('内六角螺钉 M8×30', '200个')],
    ['深沟球轴承 25x52', row('深沟球轴承 25x52', '')],
    ['透明胶带 50mm', row('透明胶带 50mm', '')],
    ['透明胶带 50mm 20卷', row('透明胶带 50mm', '20卷')],
    ['内六角螺钉，200个', row('内六角螺钉', '200个')],
  ])('reads %j', (text, expected) => {
    expect(parsePastedRows(text)).toEqual([expected]);
  });

  it('takes a copied table without its header', () => {
    const text = '产品编码\t数量\t客户物料编码\r\nAB1\t2\tM1\r\nAB2\t3\t\r\n';
    expect(parsePastedRows(text)).toEqual([row('AB1', '2', 'M1'), row('AB2', '3')]);
  });

  it('takes the columns of a copied table by its header, wherever they stand', () => {
    const text = '序号\t物料名称\t规格型号\t单位\t数量\t备注\n1\t内六角螺钉\tM8×30\t个\t200\t急\n2\t手套\t\t双\t十\t';
    expect(parsePastedRows(text)).toEqual([row('M8×30', '200个', '', '急', '内六角螺钉'), row('手套', '十 双')]);
    expect(parsePastedRows('订货号\t采购数量（个）\nAB1\t200')).toEqual([row('AB1', '200个')]);
  });

  it('keeps repeated codes as rows of their own', () => {
    expect(parsePastedRows('AB1 2\nAB1 3')).toEqual([row('AB1', '2'), row('AB1', '3')]);
  });

  it.each([
    ['in front of lines', '1 FAS1204418 200\n2 FAS1204419 300个'],
    ['in cells of their own', '1\tFAS1204418\t200\n2\tFAS1204419\t300个'],
    ['with signs', '①FAS1204418 200\n②FAS1204419 300个'],
  ])('takes no quantity from numbers of a list %s', (_, text) => {
    expect(parsePastedRows(text)).toEqual([row('FAS1204418', '200'), row('FAS1204419', '300个')]);
  });

  it.each([
    ['FAS1204418\n200个', [row('FAS1204418', '200个')]],
    ['FAS1204418 若干\n数量：200个', [row('FAS1204418', '200个', '', '若干')]],
    ['FAS1204418 100\n200个', [row('FAS1204418', '100'), row('', '200个')]],
    ['200个\nFAS1204418', [row('', '200个'), row('FAS1204418', '1')]],
  ])('puts a quantity in a line of its own to the line before it: %j', (text, rows) => {
    expect(parsePastedRows(text)).toEqual(rows);
  });

  it.each([
    ['AB1 2\n合计 2', 1],
    ['AB1\t2\t盒\n小计\t2\nAB2\t3\n总计：\t5', 2],
    ['产品编码\t数量\nAB1\t2\n\t合 计\t2', 1],
    ['AB1 2\n共 25 种', 1],
    ['AB1 2\n总计：¥1,200.00', 1],
    ['AB1 2\n小计算器 2个', 0],
    ['AB1 2\n合金钢板 2张', 0],
  ])('leaves out what sums up: %j', (text, totals) => {
    const list = readPastedList(text);
    expect(list.totals).toBe(totals);
    expect(list.rows.some(({ code, name }) => /[合总小]\s?计(?!算)/.test(code + name))).toBe(false);
  });

  it.each(['AB123\t', 'FAS1204418 若干', 'AB1\t2\t\t急', '轴承 608', 'FAS1204418 内六角螺钉 200个'])(
    'reads a row again as the same: %j',
    (text) => {
      const rows = parsePastedRows(text);
      expect(parsePastedRows(rows.map(pastedLine).join('\n'))).toEqual(rows);
    },
  );

  it('takes no note for the own code', () => {
    expect(parsePastedRows('AB123，10，急用')).toEqual([row('AB123', '10', '', '急用')]);
    expect(parsePastedRows('AB123，10，物料7')).toEqual([row('AB123', '10', '物料7')]);
  });

  it('takes a header of words between blanks for no row', () => {
    expect(parsePastedRows('品名 数量\n手套 20双')).toEqual([row('手套', '20双')]);
  });

  it('makes a row of every line that is not blank', () => {
    const cell = fc.stringMatching(/^[A-Za-z0-9中文,.\- ]{0,12}$/);
    const line = fc.array(cell, { minLength: 1, maxLength: 4 }).map((cells) => cells.join('\t'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const written = lines.filter((one) => one.trim() !== '');
        expect(parsePastedRows(lines.join('\n'))).toHaveLength(written.length);
      }),
    );
  });
});
