import { type CellObject, utils, write } from '@e965/xlsx';

/** Columns as wide as their longest text, within reason; a Chinese character takes two places. */
const WIDTHS = { least: 8, most: 60 };

type Cells = readonly (string | number)[];

const places = (cell: string | number | undefined) =>
  [...String(cell ?? '')].reduce((sum, sign) => sum + (sign > '\u2E80' ? 2 : 1), 0);

function widthOf(rows: readonly Cells[], at: number): number {
  const widest = rows.slice(0, 200).reduce((most, row) => Math.max(most, places(row[at])), 0);
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, widest + 2));
}

/** Texts stay texts, numbers that begin with 0 too, when somebody edits the cell. */
const asCell = (value: string | number): CellObject =>
  typeof value === 'number' ? { t: 'n', v: value } : { t: 's', v: value, z: '@' };

/** One sheet as XLSX; its texts are texts, so no spreadsheet takes one for a formula. */
export function tableWorkbook(sheetName: string, rows: readonly Cells[]): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(asCell)));
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  sheet['!cols'] = Array.from({ length: columns }, (_, at) => ({ wch: widthOf(rows, at) }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, sheetName);
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array);
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
