import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type CellObject, read, SSF, type WorkSheet } from '@e965/xlsx';

export interface WorkbookTask {
  path: string;
  /** Rows to read of each sheet, header and titles included. */
  rows: number;
  columns: number;
}

export interface SheetRows {
  name: string;
  rows: { rowNumber: number; cells: string[] }[];
  /** Column count where it is above the cap; its rows are then left out. */
  tooWide: number | null;
}

/** Digits of a number as a person reads it: fifteen of them, and never an exponent. */
function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}

/** Dates and numbers kept to a width by zeros read as shown, other numbers by their value. */
function cellText(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  if (cell.t !== 'n' || typeof cell.v !== 'number') return String(cell.t === 'e' ? (cell.w ?? '#N/A') : cell.v);
  const format = typeof cell.z === 'string' ? cell.z : '';
  const asShown = /^0{2,}$/.test(format) || (format !== '' && format !== 'General' && SSF.is_date(format));
  return asShown && cell.w !== undefined ? cell.w : plainNumber(cell.v);
}

function readSheet(name: string, sheet: WorkSheet, maxColumns: number): SheetRows {
  const data: readonly ((CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  const rows: SheetRows['rows'] = [];
  let width = 0;
  for (const [index, row] of data.entries()) {
    const cells = Array.from(row ?? [], cellText);
    const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    width = Math.max(width, end);
    if (end > 0 && width <= maxColumns) rows.push({ rowNumber: index + 1, cells: cells.slice(0, end) });
  }
  return width > maxColumns ? { name, rows: [], tooWide: width } : { name, rows, tooWide: null };
}

const task = workerData as WorkbookTask;
const book = read(readFileSync(task.path), {
  dense: true,
  sheetRows: task.rows,
  cellNF: true,
  cellFormula: false,
  cellHTML: false,
});
const hidden = new Set((book.Workbook?.Sheets ?? []).filter((sheet) => sheet.Hidden).map((sheet) => sheet.name));
const visible = book.SheetNames.filter((name) => !hidden.has(name));
const sheets = visible.flatMap((name) => {
  const sheet = book.Sheets[name];
  return sheet ? [readSheet(name, sheet, task.columns)] : [];
});
parentPort?.postMessage(sheets);
