import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePastedRows } from './parse-pasted-rows.ts';

const row = (code: string, quantity: string, customerCode = '', note = '', name = '') => ({
  ...{ code, name, quantity, customerCode, note },
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
    ['10', row('10', '1')],
    ['AB123 -5', row('AB123 -5', '1')],
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
    ['内六角螺钉 M8×30', row('内六角螺钉 M8×30', '1')],
    ['内六角螺钉 M8×30 200个', row('内六角螺钉 M8×30', '200个')],
    ['深沟球轴承 25x52', row('深沟球轴承 25x52', '1')],
    ['透明胶带 50mm', row('透明胶带 50mm', '1')],
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
