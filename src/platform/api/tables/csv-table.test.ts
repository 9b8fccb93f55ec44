import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collect } from '#tests/collect.ts';
import { openCsvTable } from './csv-table.ts';
import { ImportFileProblem } from './import-file-problem.ts';
import { READER_LIMITS } from './reader-limits.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-table-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: Uint8Array | string) {
  const path = join(folder, 'table.csv');
  await writeFile(path, content);
  const table = await openCsvTable(path, READER_LIMITS.list);
  const rows: [number, ...string[]][] = [];
  for await (const { rowNumber, cells } of table.rows()) rows.push([rowNumber, ...cells]);
  return { ...table, rows };
}

describe('openCsvTable', () => {
  it.each([
    ['utf8', 'UTF-8', false],
    ['utf8', 'UTF-8', true],
    ['gb18030', 'GB18030', false],
    ['utf-16le', 'UTF-16 LE', true],
  ])('reads Chinese in %s as %s (mark: %s)', async (encoding, label, addBOM) => {
    const { notes, rows } = await read(iconv.encode('料号,名称\r\nA1,内六角螺钉，镀锌\r\n', encoding, { addBOM }));
    expect(notes[0]).toContain(label);
    expect(rows).toEqual([
      [1, '料号', '名称'],
      [2, 'A1', '内六角螺钉，镀锌'],
    ]);
  });

  it('reads German Windows-1252 with semicolons and expects decimal commas', async () => {
    const { notes, rows, decimalFallback } = await read(iconv.encode('Nr;Größe\n1;Übermaß\n', 'windows-1252'));
    expect(notes[0]).toMatch(/Windows-1252.*分号/);
    expect(decimalFallback).toBe('comma');
    expect(rows[1]).toEqual([2, '1', 'Übermaß']);
  });

  it('numbers rows as a spreadsheet does: a quoted line break is one row, an empty line is one too', async () => {
    const { rows } = await read('a,b\n"x\ny",1\n\n"5"" Rohr",2\n');
    expect(rows).toEqual([
      [1, 'a', 'b'],
      [2, 'x\ny', '1'],
      [3, ''],
      [4, '5" Rohr', '2'],
    ]);
  });

  it('bears a quote inside a bare cell and rows of different length', async () => {
    const { rows } = await read('a,b\n5" Zange,1\nx\ny,1,2\n');
    expect(rows.slice(1)).toEqual([
      [2, '5" Zange', '1'],
      [3, 'x'],
      [4, 'y', '1', '2'],
    ]);
  });

  it('says in which row a quote stays open', async () => {
    await expect(read('a,b\nx,1\n"never closed,2\ny,3\n')).rejects.toThrow(/^第 3 行起引号没有配对/);
    await expect(read(`a,b\n"${'x'.repeat(1_100_000)}\ny,3\n`)).rejects.toThrow(/^第 2 行起引号没有配对/);
  });

  it.each([
    ['columns', `a\n${'x,'.repeat(50)}x`, '第 2 行有 51 列，最多 50 列。'],
    ['a cell', `a,b\n1,${'x'.repeat(32_768)}`, '第 2 行第 2 列超过 32,767 个字，请缩短后再上传。'],
    ['rows', `a\n${'\n'.repeat(19_999)}x`, '第 20,001 行还有内容，最多读到第 20,000 行，请删除中间的空行。'],
    ['text', `${`${'x'.repeat(30_000)}\n`.repeat(267)}`, '到第 267 行已超过 8,000,000 个字，请拆成几个文件。'],
  ])('is held to the limit of %s', async (_, content, problem) => {
    await expect(read(content)).rejects.toThrow(problem);
  });

  it.each([
    ['a full row', `${'x,'.repeat(49)}x`, 1],
    ['empty columns', `x${','.repeat(80)}`, 1],
    ['the last row', `${'\n'.repeat(19_999)}x`, 20_000],
    ['empty rows behind the last one', `x\n${','.repeat(5)}\n`.padEnd(60_000, '\n'), 59_994],
    ['the longest cell', 'x'.repeat(32_767), 1],
    ['as much text as there may be', `${`${'x'.repeat(20_000)}\n`.repeat(400)}`, 400],
  ])('reads %s', async (_, content, rows) => {
    expect((await read(content)).rows).toHaveLength(rows);
  });

  it('can be read twice', async () => {
    const path = join(folder, 'twice.csv');
    await writeFile(path, 'a,b\n1,2\n');
    const table = await openCsvTable(path, READER_LIMITS.list);
    const first = await collect(table.rows());
    expect(first).toHaveLength(2);
    expect(await collect(table.rows())).toEqual(first);
  });

  it('refuses binary content', async () => {
    await expect(read(Uint8Array.from([1, 0, 2, 0]))).rejects.toThrow(ImportFileProblem);
  });
});
