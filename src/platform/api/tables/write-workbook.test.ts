import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { allPieces } from './all-pieces.ts';
import { streamWorkbook, type WorkbookCell } from './write-workbook.ts';
import { diskSpool } from './zip-spool.ts';

const sheet = (name: string) => ({
  name,
  columns: [
    { title: '名称', width: 20 },
    { title: '金额', width: 12 },
  ],
});

async function* batches(...given: WorkbookCell[][][][]) {
  for (const batch of given) yield batch;
}

const write = async (...given: WorkbookCell[][][][]) =>
  Buffer.concat(await allPieces(streamWorkbook([sheet('一'), sheet('二')], batches(...given))));

it('writes rows batch by batch into their sheets', async () => {
  const book = read(await write([[['甲', 1]], [['乙', 2]]], [[['丙', { yuan: '1234.50' }]], []]), { cellNF: true });
  expect(book.SheetNames).toEqual(['一', '二']);
  const [one, two] = [book.Sheets.一, book.Sheets.二];
  expect([one?.A1?.v, one?.A2?.v, one?.A3?.v, one?.B3?.v, one?.['!ref']]).toEqual([
    '名称',
    '甲',
    '丙',
    1234.5,
    'A1:B3',
  ]);
  expect([one?.B3?.t, one?.B3?.z, two?.B2?.v]).toEqual(['n', '#,##0.00##', 2]);
});

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '＝1',
  '"=1',
  '<b>&"',
  '  两端 ',
  '表\u0001情😀',
  '2026-01-02',
  '0012',
])('keeps %j a text, and no formula', async (text) => {
  const cell = read(await write([[[text, null]], []])).Sheets.一?.A2;
  expect([cell?.t, cell?.f, cell?.v]).toEqual(['s', undefined, text.replace('\u0001', '')]);
});

it('gives equal files for equal rows', async () => {
  const rows = () => write([[['甲', 1]], []]);
  expect((await rows()).equals(await rows())).toBe(true);
});

it('holds 20,000 rows', async () => {
  const many = Array.from({ length: 20 }, (_, batch) => [
    Array.from({ length: 1_000 }, (__, row): WorkbookCell[] => [`第 ${batch * 1_000 + row} 行`, row]),
    [],
  ]);
  expect(read(await write(...many)).Sheets.一?.['!ref']).toBe('A1:B20001');
});

it('gives the same file out of a folder as out of memory, with nothing held of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'));
  const rows: WorkbookCell[][] = Array.from({ length: 300 }, (_, row) => [`第 ${row} 行`, row]);
  const given = [
    [rows, rows],
    [rows, []],
  ];
  const pieces = await allPieces(streamWorkbook([sheet('一'), sheet('二')], batches(...given), diskSpool(folder)));
  expect(Buffer.concat(pieces).equals(await write(...given))).toBe(true);
  await rm(folder, { recursive: true });
});
