import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePastedRows } from './parse-pasted-rows.ts';

const row = (code: string, quantity: string, customerCode = '', note = '') => ({ code, quantity, customerCode, note });

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
  ])('reads %j', (text, expected) => {
    expect(parsePastedRows(text)).toEqual([expected]);
  });

  it('takes a copied table without its header', () => {
    const text = '产品编码\t数量\t客户物料编码\r\nAB1\t2\tM1\r\nAB2\t3\t\r\n';
    expect(parsePastedRows(text)).toEqual([row('AB1', '2', 'M1'), row('AB2', '3')]);
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
