import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collect } from '#tests/collect.ts';
import { oneSheet } from '#tests/factories/raw-workbook.ts';
import { readerProcesses, tellsOfProcesses } from '#tests/factories/reader-processes.ts';
import { READER_LIMITS, type ReaderLimits } from '../reader-limits.ts';
import { readRows } from '../row-file.ts';
import { readWorkbook } from './read-workbook.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-workbook-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

function reading(content: Buffer, limits: Partial<ReaderLimits> = {}, signal?: AbortSignal) {
  files += 1;
  const path = join(folder, `book-${files}`);
  writeFileSync(path, content);
  const rowsPath = `${path}-rows`;
  const task = { path, rowsPath, headRows: 1, choose: () => '清单', signal };
  return { rowsPath, ended: readWorkbook({ ...task, limits: { ...READER_LIMITS.list, ...limits } }) };
}

/** Rows of numbers, each another one. */
const cells = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_, at) => `<row>${`<c><v>${at}</v></c>`.repeat(columns)}</row>`).join('');

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => `<si><t>内六角 ${at * 7_919}</t></si>`).join('');

describe.skipIf(!tellsOfProcesses)('readers of workbooks', () => {
  it('takes one row more than is wanted, and is gone with the answer', async () => {
    const { rowsPath, ended } = reading(oneSheet(cells(30, 2)), { rows: 10 });
    await ended;
    expect(await collect(readRows(rowsPath))).toHaveLength(11);
    expect(readerProcesses()).toEqual([]);
  });

  it('is killed when it takes too long to find out what is there', async () => {
    const { ended } = reading(oneSheet('', { strings: '<si><t>ab</t></si>'.repeat(400_000) }), { scanMs: 1 });
    await expect(ended).rejects.toThrow('0.001 秒内读不完工作簿，请拆成小文件或另存为 CSV。');
    expect(readerProcesses()).toEqual([]);
  });

  it('is killed when it takes too long to read the rows', async () => {
    const { ended } = reading(oneSheet(cells(5_000, 50)), { readMs: 1 });
    await expect(ended).rejects.toThrow('0.001 秒内读不完工作簿');
    expect(readerProcesses()).toEqual([]);
  });

  it('is killed when nobody waits for it any more', async () => {
    const gone = new AbortController();
    const { ended } = reading(oneSheet(cells(5_000, 50)), {}, gone.signal);
    ended.catch(() => {});
    await pause(5);
    expect(readerProcesses()).toHaveLength(1);
    gone.abort();
    await expect(ended).rejects.toThrow('打不开');
    expect(readerProcesses()).toEqual([]);
  });

  it('does not begin for somebody who has gone', async () => {
    await expect(reading(oneSheet(cells(1, 1)), {}, AbortSignal.abort()).ended).rejects.toThrow('打不开');
  });

  it.each([
    ['as many texts as a list may have', { strings: numbered(499_000) }, cells(1, 1)],
    ['as many cells as a list may have', {}, cells(20_000, 49)],
    [
      'as much text as a list may have',
      { strings: `<si><t>${'字'.repeat(30_000)}</t></si>` },
      '<row><c t="s"><v>0</v></c></row>'.repeat(260),
    ],
  ])('stays below its memory with %s', async (_, rest, xml) => {
    const { ended } = reading(oneSheet(xml, rest), { rows: 20_000, scanMs: 20_000, readMs: 20_000 });
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, ...readerProcesses().map((one) => one.peak));
    }, 5);
    await ended.finally(() => clearInterval(watch));
    process.stdout.write(`reader: ${Math.round(peak)} MB\n`);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(READER_LIMITS.list.memory);
  });
});
