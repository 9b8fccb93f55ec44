import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, type WorkSheet, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collect } from '#tests/collect.ts';
import { COMMAND_LINE_LIMITS, type ImportLimits } from './import-limits.ts';
import { openXlsxTable } from './xlsx-table.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xlsx-table-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Cells = (string | number | boolean | Date | null)[][];
const HEADER = ['料号', '名称', '单价'];

async function save(sheets: Record<string, Cells | WorkSheet>, hidden: string[] = []): Promise<string> {
  const book = utils.book_new();
  for (const [name, cells] of Object.entries(sheets)) {
    utils.book_append_sheet(book, Array.isArray(cells) ? utils.aoa_to_sheet(cells) : cells, name);
  }
  book.Workbook = { Sheets: book.SheetNames.map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })) };
  const path = join(folder, 'book.xlsx');
  await writeFile(path, write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  return path;
}

async function read(path: string, limits: Partial<ImportLimits> = {}, sheet: string | null = null) {
  const advice = { given: null, remembered: [] };
  const table = await openXlsxTable(path, { sheet, advice, limits: { ...COMMAND_LINE_LIMITS, ...limits } });
  return { notes: table.notes, rows: await collect(table.rows()) };
}

describe('openXlsxTable', () => {
  it('reads values as a person sees them', async () => {
    const sheet = utils.aoa_to_sheet([
      HEADER,
      ['A1', 'n', 0.1 + 0.2],
      [12345678901234, true, 0.0000001],
      [42, null, 10.5],
    ]);
    sheet.A4 = { t: 'n', v: 42, z: '00000', w: '00042' };
    sheet.B4 = { t: 'n', v: 45_000, z: 'yyyy-mm-dd' };
    const { rows } = await read(await save({ 商品: sheet }));
    expect(rows.map((row) => row.cells)).toEqual([
      HEADER,
      ['A1', 'n', '0.3'],
      ['12345678901234', 'true', '0.0000001'],
      ['00042', '2023-03-15', '10.5'],
    ]);
  });

  it('keeps row numbers across empty rows and leaves those out', async () => {
    const { rows } = await read(await save({ 商品: [['报价单'], [], HEADER, [], ['A1', 'n', 1], ['', ' ']] }));
    expect(rows.map((row) => row.rowNumber)).toEqual([1, 3, 5]);
  });

  it('finds the sheet with articles and names the others', async () => {
    const path = await save({ 说明: [['版本', 1]], 商品: [HEADER, ['A1', 'n', 1]] });
    expect((await read(path)).notes[0]).toBe('格式：XLSX，工作表“商品”；未使用 “说明”');
  });

  it('does not guess between two, does not see hidden ones, and takes the one asked for', async () => {
    const sheets = { 一月: [HEADER, ['A1', 'n', 1]], 二月: [HEADER, ['A2', 'n', 1]] };
    const path = await save(sheets);
    await expect(read(path)).rejects.toThrow('工作簿里有 2 个商品工作表：“一月”、“二月”。请用 --sheet 指定一个');
    expect((await read(path, {}, '二月')).rows[1]?.cells[0]).toBe('A2');
    expect((await read(await save(sheets, ['一月']))).rows[1]?.cells[0]).toBe('A2');
  });

  it('says so when no sheet has articles', async () => {
    await expect(read(await save({ 说明: [['版本', 1]] }))).rejects.toThrow('工作簿里没有商品工作表：“说明”');
  });

  it('holds to its caps', async () => {
    const wide = await save({ 商品: [[...HEADER, ...Array.from({ length: 10 }, (_, n) => `c${n}`)]] });
    await expect(read(wide, { columns: 12 })).rejects.toThrow('第 1 行的 M 列还有内容，最多 12 列');
    const large = await save({ 商品: [HEADER, ...Array.from({ length: 3_000 }, (_, n) => [`A${n}`, 'same name', 1])] });
    await expect(read(large, { unpackedBytes: 20_000 })).rejects.toThrow('解压后超过');
    await expect(read(large, { readMs: 0 })).rejects.toThrow('读不完');
  });

  it('refuses damaged and foreign archives', async () => {
    const path = await save({ 商品: [HEADER] });
    await writeFile(path, Buffer.from('504b030400000000', 'hex'));
    await expect(read(path)).rejects.toThrow('工作簿已损坏');
    await writeFile(path, Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]));
    await expect(read(path)).rejects.toThrow('压缩包里没有工作簿');
  });
});
