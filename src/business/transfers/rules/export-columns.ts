import { reportLine } from '#platform/shared/report-line.ts';

/** What a column holds; it decides how each kind of file writes its cells. */
export type CellKind = 'text' | 'money' | 'quantity' | 'date';

/** Money is decimal yuan as on the wire; a day or a moment is the text that people read. */
export type CellValue = string | number | null;

/** One column of a table that leaves the shop or comes back: the only shape there is. */
export interface ExportColumn<Row> {
  /** Names it for programs; never shown. */
  key: string;
  header: string;
  kind: CellKind;
  /** In characters; without it as wide as the first rows need. */
  width?: number;
  value: (row: Row) => CellValue;
}

/** A cell as writers take it: text, a number, or decimal yuan. */
export type ExportCell = string | number | { yuan: string } | null;

const DECIMAL = /^-?\d+(?:\.\d+)?$/;
/** Spreadsheets keep 15 digits: longer ones are numbers of something, and stay as they are written. */
const WHOLE = /^(?:0|[1-9]\d{0,8})$/;

/**
 * A value as its kind is written: amounts and quantities are numbers that a spreadsheet calculates with, words in their
 * place (暂无价格) stay words, and a text is never taken for a number.
 */
export function cellOf(kind: CellKind, value: CellValue): ExportCell {
  if (value === null) return null;
  if (kind === 'money') return DECIMAL.test(String(value)) ? { yuan: String(value) } : value;
  if (kind === 'quantity') return typeof value === 'string' && WHOLE.test(value) ? Number(value) : value;
  return String(value);
}

/** The same for a text file. */
export function plainCell(cell: ExportCell): string | number {
  if (cell === null) return '';
  return typeof cell === 'object' ? cell.yuan : cell;
}

const WIDTHS = { least: 8, most: 60 };

/** Places a text takes: a Chinese character takes two. */
const placesOf = (cell: ExportCell) =>
  [...String(plainCell(cell))].reduce((sum, sign) => sum + (sign > '\u2E80' ? 2 : 1), 0);

/** Width of a column that says none: its longest text and some air, within reason. */
export function widthFor(cells: readonly ExportCell[]): number {
  const widest = cells.reduce<number>((most, cell) => Math.max(most, placesOf(cell)), 0);
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, widest + 2));
}

/** A table as CSV, its heads first; the mark at its beginning tells spreadsheets that it is UTF-8. */
export function csvText<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map(({ kind, value }) => plainCell(cellOf(kind, value(row)))));
  return `\uFEFF${[columns.map(({ header }) => header), ...lines].map(reportLine).join('')}`;
}
