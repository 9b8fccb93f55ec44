import { expect, it } from 'vitest';
import { readUploadedTable } from './read-uploaded-table.ts';
import { namedUpload } from './table-upload.ts';
import { tableWorkbook } from './table-workbook.ts';

const bytesOf = async (parts: Promise<Uint8Array<ArrayBuffer>[]>) =>
  new Uint8Array(await new Blob(await parts).arrayBuffer());

it('gives back every text and number as it was, formulas and leading zeros too (security check 61)', async () => {
  const header = ['编码', '数量', '备注'];
  const rows = [
    ['=1+1', 3, '+SUM(A1)'],
    ['00042', 10, '@cmd'],
    ['-5', 999_999, '＝1＋1'],
  ];
  const table = await readUploadedTable(
    namedUpload(await bytesOf(tableWorkbook('清单', header, rows)), '清单.xlsx'),
    { firm: 'test' },
    { rows: 100, besides: 0, isList: () => true },
  );
  expect(table).toMatchObject({ notes: ['格式：XLSX，工作表“清单”'] });
  const read = 'rows' in table ? table.rows.map(({ cells }) => cells) : [];
  expect(read).toEqual([header, ...rows.map((row) => row.map(String))]);
});
