import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCsvTable } from './csv-table.ts';
import { ImportFileProblem } from './import-file-problem.ts';
import type { TableRow } from './import-table.ts';
import { tableKind } from './table-kind.ts';
import { assertWorkbook, readWorkbook, type SheetRows } from './workbook.ts';

const UNPACKED = { unpackedBytes: 64 * 1024 * 1024 };
const WORKBOOK_MS = 20_000;
const MAX_COLUMNS = 50;
const MAX_ROWS = 5_000;

export interface UploadedTable {
  rows: TableRow[];
  /** What was found out about the file, to be shown: encoding, separator, sheet. */
  notes: string[];
}

function assertNarrow(name: string, columns: number): void {
  if (columns > MAX_COLUMNS) throw new ImportFileProblem(`${name}有 ${columns} 列，最多 ${MAX_COLUMNS} 列`);
}

/** The first sheet that holds anything; the others are named, so that nobody takes them for read. */
async function readFirstSheet(path: string, maxRows: number): Promise<UploadedTable> {
  await assertWorkbook(path, UNPACKED);
  // Rows that are blank count for the reader, and a table may be spread out by them.
  const sheets = await readWorkbook({ path, rows: maxRows * 4, columns: MAX_COLUMNS }, WORKBOOK_MS);
  const filled = (sheet: SheetRows) => sheet.rows.length > 0 || sheet.tooWide !== null;
  const [sheet, ...others] = sheets.filter(filled);
  if (!sheet) return { rows: [], notes: [] };
  assertNarrow(`工作表“${sheet.name}”`, sheet.tooWide ?? 0);
  const unused = others.length > 0 ? `；未使用 ${others.map(({ name }) => `“${name}”`).join('、')}` : '';
  return { rows: sheet.rows, notes: [`格式：XLSX，工作表“${sheet.name}”${unused}`] };
}

async function readCsv(path: string, maxRows: number): Promise<UploadedTable> {
  const table = await openCsvTable(path);
  const rows: TableRow[] = [];
  for await (const row of table.rows()) {
    assertNarrow(`第 ${row.rowNumber} 行`, row.cells.length);
    // Sheets come without their blank rows, and a text table ends in as many of them as its program likes.
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    if (rows.length > maxRows) break;
  }
  return { rows, notes: table.notes };
}

/**
 * Rows of a small uploaded table, CSV or XLSX, for features that know their own columns; or the sentence to show where
 * it cannot be read. A table of more than `maxRows` rows is refused as a whole: nothing is cut off in silence.
 */
export async function readUploadedTable(
  bytes: Uint8Array,
  maxRows: number = MAX_ROWS,
): Promise<UploadedTable | { problem: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'table-'));
  const path = join(folder, 'upload');
  try {
    await writeFile(path, bytes);
    const kind = tableKind(Buffer.from(bytes.subarray(0, 512)));
    const table = await (kind === 'xlsx' ? readFirstSheet : readCsv)(path, maxRows);
    return table.rows.length > maxRows ? { problem: `表格超过 ${maxRows} 行，请拆成几个文件` } : table;
  } catch (error) {
    if (error instanceof ImportFileProblem) return { problem: error.userMessage };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
