import { type CellObject, read, SSF, type WorkSheet } from '@e965/xlsx';

type Rows = { rowNumber: number; cells: string[] }[];

/** Digits of a number as a person reads it: fifteen of them, and never an exponent. */
function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}

function cellText(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  if (cell.t !== 'n' || typeof cell.v !== 'number') return String(cell.t === 'e' ? (cell.w ?? '#N/A') : cell.v);
  const format = typeof cell.z === 'string' ? cell.z : '';
  const asShown = /^0{2,}$/.test(format) || (format !== '' && format !== 'General' && SSF.is_date(format));
  return asShown && cell.w !== undefined ? cell.w : plainNumber(cell.v);
}

function rowsOf(sheet: WorkSheet): Rows {
  const data: readonly ((CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  return Array.from(data, (row, at) => {
    const cells = Array.from(row ?? [], cellText);
    return { rowNumber: at + 1, cells: cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1) };
  }).filter(({ cells }) => cells.length > 0);
}

/** Rows of all sheets that a person sees, as a library that knows every kind of workbook reads them: the shop's own reader until 0045. */
export function libraryRows(content: Buffer): { name: string; rows: Rows }[] {
  const book = read(content, { dense: true, cellNF: true, cellFormula: false, cellHTML: false });
  const hidden = new Set((book.Workbook?.Sheets ?? []).filter((sheet) => sheet.Hidden).map(({ name }) => name));
  return book.SheetNames.filter((name) => !hidden.has(name)).flatMap((name) => {
    const sheet = book.Sheets[name];
    return sheet ? [{ name, rows: rowsOf(sheet) }] : [];
  });
}
