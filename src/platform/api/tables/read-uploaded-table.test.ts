import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readUploadedTable } from './read-uploaded-table.ts';

const UPLOADER = { firm: 'test' };

const spread = (rows: number): string[][] => Array.from({ length: rows }, (_, at) => (at % 2 ? [] : [`A${at}`, '1']));

function workbookOf(rows: string[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '清单');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

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
    const whole = await readUploadedTable(make(40), UPLOADER, 20);
    const filled = 'rows' in whole ? whole.rows.filter(({ cells }) => cells.some(Boolean)) : [];
    expect(filled.map(({ rowNumber }) => rowNumber).slice(0, 2)).toEqual([1, 3]);
    expect(filled).toHaveLength(20);
  });

  it('refuses what is longer as a whole', async () => {
    expect(await readUploadedTable(workbookOf(spread(50)), UPLOADER, 20)).toEqual({
      problem: '表格超过 20 行，请拆成几个文件',
    });
  });

  it('leaves room for titles, and names the limit without them', async () => {
    expect(await readUploadedTable(workbookOf(spread(50)), UPLOADER, 20, 5)).toHaveProperty('rows.length', 25);
    const problem = '表格超过 20 行，请拆成几个文件';
    expect(await readUploadedTable(workbookOf(spread(60)), UPLOADER, 20, 5)).toEqual({ problem });
  });

  it.each([
    ['25504446', '这不是表格文件，请改用 XLSX 或 CSV 文件。'],
    ['d0cf11e0a1b11ae1', '这是旧版 .xls 或加密的工作簿，请另存为不加密的 .xlsx 或 CSV。'],
    ['504b030400000000', '工作簿已损坏，打不开。'],
  ])('says why %s cannot be read', async (hex, problem) => {
    expect(await readUploadedTable(Buffer.from(hex, 'hex'), UPLOADER)).toEqual({ problem });
  });
});
