import { type WorkbookCell, writeWorkbook } from './write-workbook.ts';

/** Columns as wide as their longest text, within reason; a Chinese character takes two places. */
const WIDTHS = { least: 8, most: 60, looked: 200 };

type Cells = readonly WorkbookCell[];

const textOf = (cell: WorkbookCell = null) => (typeof cell === 'object' ? (cell?.yuan ?? '') : String(cell));

const places = (cell: WorkbookCell | undefined) =>
  [...textOf(cell)].reduce((sum, sign) => sum + (sign > '\u2E80' ? 2 : 1), 0);

function widthOf(rows: readonly Cells[], at: number): number {
  const widest = rows.slice(0, WIDTHS.looked).reduce((most, row) => Math.max(most, places(row[at])), 0);
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, widest + 2));
}

/** A small table as one sheet of XLSX, its header first. */
export async function tableWorkbook(
  name: string,
  header: readonly string[],
  rows: readonly Cells[],
): Promise<Uint8Array<ArrayBuffer>[]> {
  const columns = header.map((title, at) => ({ title, width: widthOf([header, ...rows], at) }));
  async function* batches() {
    yield [rows];
  }
  return writeWorkbook([{ name, columns }], batches());
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
