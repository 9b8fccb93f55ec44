import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListRows } from '#platform/shared/list-rows.ts';
import { openWorkFolder } from '../work-folders.ts';
import { openCsvTable } from './csv-table.ts';
import { ImportFileProblem } from './import-file-problem.ts';
import type { TableRow } from './import-table.ts';
import { grouped } from './limit-words.ts';
import { READER_LIMITS, type ReaderLimits } from './reader-limits.ts';
import { readerQueue, type Uploader } from './reader-queue.ts';
import { readRows } from './row-file.ts';
import { NO_WORKBOOK, type TableUpload, uploadKind } from './table-upload.ts';
import { readWorkbook } from './xlsx/read-workbook.ts';
import type { SheetHead } from './xlsx/reader-messages.ts';

/** Megabytes a text table takes while it is read here, a piece at a time. */
const CSV_MEMORY = 32;

export interface UploadedTable {
  rows: TableRow[];
  /** What was found out about the file, to be shown: encoding, separator, sheet. */
  notes: string[];
}

/** What a feature looks for in a table. */
export interface WantedList extends ListRows {
  /** Whether the beginning of a sheet holds the columns that the feature knows. */
  isList: (beginning: readonly TableRow[]) => boolean;
}

/** Reads a table that somebody hands in, or says in a sentence why it cannot be read. */
export type ReadUploadedTable = (
  upload: TableUpload,
  uploader: Uploader,
  wanted: WantedList,
) => Promise<UploadedTable | { problem: string }>;

interface Reading extends Pick<WantedList, 'isList'> {
  folder: string;
  path: string;
  limits: ReaderLimits;
  calledWorkbook: boolean;
  signal?: AbortSignal;
}

/** Rows in which the head of a list is looked for, as far down as any feature looks. */
const HEAD_ROWS = 20;

/** The first sheet with the columns that are looked for, whatever stands before it; without one the first that is filled. */
function chooseSheet(filled: readonly SheetHead[], isList: WantedList['isList']): SheetHead | undefined {
  const sheet = filled.find(({ rows, problem }) => problem === null && isList(rows)) ?? filled[0];
  if (sheet?.problem) throw new ImportFileProblem(sheet.problem);
  return sheet;
}

/** The sheet with the list; the others are named, so that nobody takes them for read. */
async function readListSheet({ folder, path, limits, isList, signal }: Reading): Promise<UploadedTable> {
  const rowsPath = join(folder, 'rows');
  const found: { filled: SheetHead[]; sheet?: SheetHead } = { filled: [] };
  const choose = (heads: readonly SheetHead[]) => {
    found.filled = heads.filter(({ rows, problem }) => rows.length > 0 || problem !== null);
    found.sheet = chooseSheet(found.filled, isList);
    return found.sheet?.name ?? null;
  };
  await readWorkbook({ path, limits, rowsPath, headRows: HEAD_ROWS, choose, signal });
  const { sheet, filled } = found;
  if (!sheet) return { rows: [], notes: [] };
  const others = filled.filter((one) => one !== sheet).map(({ name }) => `“${name}”`);
  const rows: TableRow[] = [];
  for await (const row of readRows(rowsPath)) rows.push(row);
  const unused = others.length > 0 ? `；未使用 ${others.join('、')}` : '';
  return { rows, notes: [`格式：XLSX，工作表“${sheet.name}”${unused}`] };
}

async function readCsv({ path, limits, calledWorkbook, isList }: Reading): Promise<UploadedTable> {
  const table = await openCsvTable(path, limits);
  const rows: TableRow[] = [];
  for await (const row of table.rows()) {
    // Sheets come without their blank rows, and a text table ends in as many of them as its program likes.
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    if (rows.length > limits.rows) break;
  }
  // Programs write lists as text under any name: those are read, and of anything else is said what it is not.
  if (calledWorkbook && !isList(rows)) throw new ImportFileProblem(NO_WORKBOOK);
  return { rows, notes: table.notes };
}

/**
 * Rows of a small uploaded table, CSV or XLSX, for features that know their own columns; or the sentence to show where
 * it cannot be read. A table of too many rows is refused as a whole: nothing is cut off in silence. Files wait for their
 * turn (reader-queue.ts), each firm's behind the first of every other firm.
 */
export const readUploadedTable: ReadUploadedTable = async (upload, { firm, signal }, wanted) => {
  const folder = await openWorkFolder('table');
  const limits = { ...READER_LIMITS.list, rows: wanted.rows + wanted.besides };
  const { bytes, calledWorkbook } = upload;
  try {
    const kind = uploadKind(bytes);
    const path = join(folder, 'upload');
    await writeFile(path, bytes, { mode: 0o600 });
    const need = { memory: kind === 'xlsx' ? limits.memory : CSV_MEMORY, bytes: bytes.length };
    const read = kind === 'xlsx' ? readListSheet : readCsv;
    const reading = { folder, path, limits, calledWorkbook, isList: wanted.isList, signal };
    const table = await readerQueue.run({ firm, signal }, need, () => read(reading));
    const over = table.rows.length > limits.rows;
    return over ? { problem: `表格超过 ${grouped(wanted.rows)} 行，请拆成几个文件` } : table;
  } catch (error) {
    if (error instanceof ImportFileProblem) return { problem: error.userMessage };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
