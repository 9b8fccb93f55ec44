import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCsvTable } from './csv-table.ts';
import { ImportFileProblem } from './import-file-problem.ts';
import type { ImportLimits } from './import-limits.ts';
import type { TableRow } from './record-source.ts';
import { assertWorkbook, readWorkbook } from './xlsx-table.ts';

const LIMITS: ImportLimits = {
  fileBytes: 1024 * 1024,
  unpackedBytes: 64 * 1024 * 1024,
  rows: 5_000,
  columns: 50,
  workbookTime: 20_000,
};

const ZIP = '504b0304';

/** Rows of the first visible sheet. */
async function readFirstSheet(path: string): Promise<TableRow[]> {
  await assertWorkbook(path, LIMITS);
  const task = { path, rows: LIMITS.rows + 1, columns: LIMITS.columns };
  const [sheet] = await readWorkbook(task, LIMITS.workbookTime);
  if (sheet?.tooWide)
    throw new ImportFileProblem(`工作表“${sheet.name}”有 ${sheet.tooWide} 列，最多 ${LIMITS.columns} 列`);
  return sheet?.rows ?? [];
}

async function readCsv(path: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of (await openCsvTable(path)).rows()) {
    rows.push(row);
    if (rows.length > LIMITS.rows) break;
  }
  return rows;
}

/**
 * Rows of a small uploaded table, CSV or XLSX, for features that know their own columns; or the sentence to show where
 * it cannot be read.
 */
export async function readUploadedTable(bytes: Buffer): Promise<{ rows: TableRow[] } | { problem: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'table-'));
  const path = join(folder, 'upload');
  try {
    await writeFile(path, bytes);
    const zipped = bytes.subarray(0, 4).toString('hex') === ZIP;
    const rows = await (zipped ? readFirstSheet(path) : readCsv(path));
    return rows.length > LIMITS.rows ? { problem: `表格超过 ${LIMITS.rows} 行，请拆成几个文件` } : { rows };
  } catch (error) {
    if (error instanceof ImportFileProblem) return { problem: error.userMessage };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
