import { utils, write } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';

const WIDTHS = [{ wch: 8 }, { wch: 20 }, { wch: 8 }, { wch: 80 }, { wch: 14 }];

/** A workbook of a report; its texts are texts, so no spreadsheet takes one for a formula. */
export function reportWorkbook(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  sheet['!cols'] = WIDTHS;
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, '逐行报告');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array;
}

/** A report that was kept as CSV, as a workbook; line numbers are numbers again. */
export function reportAsWorkbook(csv: Uint8Array): Uint8Array {
  const rows: string[][] = parse(Buffer.from(csv), { bom: true });
  return reportWorkbook(rows.map(([line = '', ...rest]) => [/^\d+$/.test(line) ? Number(line) : line, ...rest]));
}
