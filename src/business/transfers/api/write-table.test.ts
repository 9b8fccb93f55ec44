import { read } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { readUploadedTable } from '#platform/api/tables/read-uploaded-table.ts';
import { namedUpload } from '#platform/api/tables/table-upload.ts';
import type { ExportColumn } from '../rules/export-columns.ts';
import { sheetOf, sheetOfParts, tableOf } from './table-sheets.ts';
import { tableFile } from './write-table.ts';

type Row = readonly [code: string, quantity: number, price: string, note: string | null];

const COLUMNS: readonly ExportColumn<Row>[] = [
  { key: 'code', header: '编码', kind: 'text', value: ([code]) => code },
  { key: 'quantity', header: '数量', kind: 'quantity', width: 30, value: ([, quantity]) => quantity },
  { key: 'price', header: '单价', kind: 'money', value: ([, , price]) => price },
  { key: 'note', header: '备注', kind: 'text', value: ([, , , note]) => note },
];
const ROWS: readonly Row[] = [
  ['=1+1', 3, '1.50', '+SUM(A1)'],
  ['00042', 10, '暂无价格', '@cmd'],
  ['-5', 999_999, '0.0345', null],
];

const table = () => tableOf([sheetOf('清单', COLUMNS)], ROWS);

it('gives back every text and number as it was, formulas and leading zeros too (security check 61)', async () => {
  const file = await tableFile(table(), '清单.xlsx');
  const back = await readUploadedTable(
    namedUpload(new Uint8Array(await file.arrayBuffer()), file.name),
    { firm: 'test' },
    { rows: 100, besides: 0, isList: () => true },
  );
  expect(back).toMatchObject({ notes: ['格式：XLSX，工作表“清单”'] });
  expect('rows' in back ? back.rows.map(({ cells }) => cells) : []).toEqual([
    ['编码', '数量', '单价', '备注'],
    ['=1+1', '3', '1.5', '+SUM(A1)'],
    ['00042', '10', '暂无价格', '@cmd'],
    ['-5', '999999', '0.0345'],
  ]);
});

it('makes columns as wide as they say, or as their first rows need', async () => {
  const file = await tableFile(table(), '清单.xlsx');
  const book = read(await file.arrayBuffer(), { cellStyles: true });
  expect(book.Sheets.清单?.['!cols']?.map(({ width }) => Math.round(width ?? 0))).toEqual([8, 30, 10, 10]);
});

it('writes the same rows as text that no spreadsheet calculates with', async () => {
  const file = await tableFile(table(), '清单.csv');
  expect(file.type).toBe('text/csv; charset=utf-8');
  expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(
    [
      '\uFEFF"编码","数量","单价","备注"',
      `"'=1+1","3","1.50","'+SUM(A1)"`,
      `"00042","10","暂无价格","'@cmd"`,
      '"-5","999999","0.0345",""\r\n',
    ].join('\r\n'),
  );
});

it('gives each sheet its own rows, batch after batch', async () => {
  async function* batches() {
    yield [{ no: 'A', parts: ['a', 'b'] }];
    yield [{ no: 'B', parts: [] }];
  }
  type Item = { no: string; parts: string[] };
  const heads = sheetOf<Item>('单', [{ key: 'no', header: '号', kind: 'text', value: ({ no }) => no }]);
  const parts = sheetOfParts<Item, string>(
    '行',
    [{ key: 'part', header: '件', kind: 'text', value: (part) => part }],
    (item) => item.parts,
  );
  const book = read(await (await tableFile(tableOf([heads, parts], batches()), '单.xlsx')).arrayBuffer());
  expect([book.Sheets.单?.A3?.v, book.Sheets.单?.['!ref'], book.Sheets.行?.['!ref']]).toEqual(['B', 'A1:A3', 'A1:A3']);
});

it('has its heads where there is no row', async () => {
  async function* none() {}
  const file = await tableFile(tableOf([sheetOf('清单', COLUMNS)], none()), '空.xlsx');
  expect(read(await file.arrayBuffer()).Sheets.清单?.['!ref']).toBe('A1:D1');
});
