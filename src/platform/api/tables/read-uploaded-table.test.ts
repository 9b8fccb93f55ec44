import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import type { TableRow } from './import-table.ts';
import { readUploadedTable } from './read-uploaded-table.ts';
import { NO_WORKBOOK, namedUpload } from './table-upload.ts';

const UPLOADER = { firm: 'test' };

const spread = (rows: number): string[][] => Array.from({ length: rows }, (_, at) => (at % 2 ? [] : [`A${at}`, '1']));

function workbookOf(rows: string[][], before: Record<string, string[][]> = {}): Buffer {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(before)) utils.book_append_sheet(book, utils.aoa_to_sheet(sheet), name);
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '清单');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

/** Codes stand in the first column of what a test takes for its list. */
const isList = (rows: readonly TableRow[]) => rows.some(({ cells }) => cells[0] === '编码' || cells[0] === 'A0');
const read = (bytes: Uint8Array, rows = 5_000, besides = 0, name = '清单') =>
  readUploadedTable(namedUpload(bytes, name), UPLOADER, { rows, besides, isList });

describe('uploaded tables', () => {
  it.each([
    [
      'CSV',
      (rows: number) =>
        Buffer.from(
          spread(rows)
            .map((row) => row.join(','))
            .join('\n'),
        ),
    ],
    ['XLSX', (rows: number) => workbookOf(spread(rows))],
  ])('counts rows of %s that hold something, however far they are spread', async (_, make) => {
    const whole = await read(make(40), 20);
    const filled = 'rows' in whole ? whole.rows.filter(({ cells }) => cells.some(Boolean)) : [];
    expect(filled.map(({ rowNumber }) => rowNumber).slice(0, 2)).toEqual([1, 3]);
    expect(filled).toHaveLength(20);
  });

  it('refuses what is longer as a whole', async () => {
    expect(await read(workbookOf(spread(50)), 20)).toEqual({
      problem: '表格超过 20 行，请拆成几个文件',
    });
  });

  it('leaves room for titles, and names the limit without them', async () => {
    expect(await read(workbookOf(spread(50)), 20, 5)).toHaveProperty('rows.length', 25);
    const problem = '表格超过 20 行，请拆成几个文件';
    expect(await read(workbookOf(spread(60)), 20, 5)).toEqual({ problem });
  });

  it.each([
    ['', '文件是空的，请选择有内容的文件'],
    ['25504446', '这不是表格文件，请改用 XLSX 或 CSV 文件。'],
    ['d0cf11e0a1b11ae1', '这是旧版 .xls 或加密的工作簿，请另存为不加密的 .xlsx 或 CSV。'],
    ['504b030400000000', '工作簿已损坏，打不开。'],
  ])('says why %s cannot be read', async (hex, problem) => {
    expect(await read(Buffer.from(hex, 'hex'))).toEqual({ problem });
  });
});

describe('a workbook of several sheets', () => {
  const list = [['采购清单'], ['编码', '数量'], ['A1', '3']];
  const cover = {
    封面: [
      ['上海某某公司', '2026'],
      ['联系人', '王芳'],
    ],
    说明: [['填写说明']],
  };

  it('is read at the first sheet with the columns that are looked for, whatever stands before it', async () => {
    const table = await read(workbookOf(list, cover));
    expect(table).toMatchObject({ notes: ['格式：XLSX，工作表“清单”；未使用 “封面”、“说明”'] });
    expect(table).toMatchObject({ rows: [{ rowNumber: 1 }, { cells: ['编码', '数量'] }, { cells: ['A1', '3'] }] });
  });

  it('is read at the first that holds anything where none has them, and the others are named', async () => {
    const table = await read(workbookOf([['无关', '1']], cover));
    expect(table).toMatchObject({ notes: ['格式：XLSX，工作表“封面”；未使用 “说明”、“清单”'] });
  });

  it('keeps long cells whole', async () => {
    const long = '长'.repeat(500);
    expect(await read(workbookOf([...list, [long, '1']], cover))).toHaveProperty('rows.3.cells.0', long);
  });
});

describe('what calls itself a workbook and is text', () => {
  it('is called none by its name', async () => {
    const text = Buffer.from('你好，这是一段文字');
    expect(await read(text, 20, 0, '地址.XLSX')).toEqual({ problem: NO_WORKBOOK });
    expect(await read(text, 20, 0, '地址.csv')).toHaveProperty('rows');
  });

  it('is read where it holds the list all the same', async () => {
    expect(await read(Buffer.from('编码,数量\nA1,3'), 20, 0, '清单.xlsx')).toHaveProperty('rows.length', 2);
  });
});
