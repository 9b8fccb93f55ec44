import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCsvTable } from './csv-table.ts';
import { ImportFileProblem } from './import-file-problem.ts';
import type { TableRow } from './import-table.ts';
import { grouped } from './limit-words.ts';
import { READER_LIMITS, type ReaderLimits } from './reader-limits.ts';
import { readerQueue, type Uploader } from './reader-queue.ts';
import { readRows } from './row-file.ts';
import { tableKind } from './table-kind.ts';
import { readWorkbook } from './xlsx/read-workbook.ts';
import type { SheetHead } from './xlsx/reader-messages.ts';

/** Megabytes a text table takes while it is read here, a piece at a time. */
const CSV_MEMORY = 32;

export interface UploadedTable {
  rows: TableRow[];
  /** What was found out about the file, to be shown: encoding, separator, sheet. */
  notes: string[];
}

/** Reads a table that somebody hands in, or says in a sentence why it cannot be read. */
export type ReadUploadedTable = (
  bytes: Uint8Array,
  uploader: Uploader,
  maxRows?: number,
  /** Rows of titles and notes that may stand above or between, beyond those. */
  besides?: number,
) => Promise<UploadedTable | { problem: string }>;

interface Upload {
  folder: string;
  path: string;
  limits: ReaderLimits;
  signal?: AbortSignal;
}

/** The first sheet that holds anything; the others are named, so that nobody takes them for read. */
async function readFirstSheet({ folder, path, limits, signal }: Upload): Promise<UploadedTable> {
  const rowsPath = join(folder, 'rows');
  let filled: readonly SheetHead[] = [];
  const choose = (heads: readonly SheetHead[]) => {
    filled = heads.filter(({ rows, problem }) => rows.length > 0 || problem !== null);
    const [first] = filled;
    if (first?.problem) throw new ImportFileProblem(first.problem);
    return first?.name ?? null;
  };
  await readWorkbook({ path, limits, rowsPath, headRows: 1, choose, signal });
  const [sheet, ...others] = filled;
  if (!sheet) return { rows: [], notes: [] };
  const unused = others.length > 0 ? `；未使用 ${others.map(({ name }) => `“${name}”`).join('、')}` : '';
  const rows: TableRow[] = [];
  for await (const row of readRows(rowsPath)) rows.push(row);
  return { rows, notes: [`格式：XLSX，工作表“${sheet.name}”${unused}`] };
}

async function readCsv({ path, limits }: Upload): Promise<UploadedTable> {
  const table = await openCsvTable(path, limits);
  const rows: TableRow[] = [];
  for await (const row of table.rows()) {
    // Sheets come without their blank rows, and a text table ends in as many of them as its program likes.
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    if (rows.length > limits.rows) break;
  }
  return { rows, notes: table.notes };
}

async function readFrom(folder: string, bytes: Uint8Array, limits: ReaderLimits, { firm, signal }: Uploader) {
  const path = join(folder, 'upload');
  await writeFile(path, bytes, { mode: 0o600 });
  const kind = tableKind(Buffer.from(bytes.subarray(0, 512)));
  const need = { memory: kind === 'xlsx' ? limits.memory : CSV_MEMORY, bytes: bytes.length };
  const read = kind === 'xlsx' ? readFirstSheet : readCsv;
  return readerQueue.run({ firm, signal }, need, () => read({ folder, path, limits, signal }));
}

/**
 * Rows of a small uploaded table, CSV or XLSX, for features that know their own columns; or the sentence to show where
 * it cannot be read. A table of more than `maxRows` rows is refused as a whole: nothing is cut off in silence. Files wait
 * for their turn (reader-queue.ts), each firm's behind the first of every other firm.
 */
export const readUploadedTable: ReadUploadedTable = async (
  bytes,
  uploader,
  maxRows = READER_LIMITS.list.rows,
  besides = 0,
) => {
  const folder = await mkdtemp(join(tmpdir(), 'table-'));
  const limits = { ...READER_LIMITS.list, rows: maxRows + besides };
  try {
    const table = await readFrom(folder, bytes, limits, uploader);
    const over = table.rows.length > limits.rows;
    return over ? { problem: `表格超过 ${grouped(maxRows)} 行，请拆成几个文件` } : table;
  } catch (error) {
    if (error instanceof ImportFileProblem) return { problem: error.userMessage };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
