import { allPieces } from '#platform/api/tables/all-pieces.ts';
import { streamWorkbook, XLSX_TYPE } from '#platform/api/tables/write-workbook.ts';
import type { MakeSpool } from '#platform/api/tables/zip-spool.ts';
import { reportLine } from '#platform/shared/report-line.ts';
import { plainCell } from '../rules/export-columns.ts';
import { type ExportTable, withWidths } from './table-sheets.ts';

export type TableFormat = 'xlsx' | 'csv';

export const TABLE_TYPES: Readonly<Record<TableFormat, string>> = {
  xlsx: XLSX_TYPE,
  csv: 'text/csv; charset=utf-8',
};

/** Text with a byte order mark, by which spreadsheets know the encoding; no cell of it is taken for a formula. */
async function* csvPieces({ sheets, batches }: ExportTable): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const lines = (rows: readonly string[]) => new Uint8Array(Buffer.from(rows.join('')));
  yield lines(['\uFEFF', reportLine((sheets[0]?.columns ?? []).map(({ header }) => header))]);
  for await (const [rows = []] of batches) yield lines(rows.map((row) => reportLine(row.map(plainCell))));
}

async function* xlsxPieces(table: ExportTable, spool?: MakeSpool): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { sheets, batches } = await withWidths(table);
  yield* streamWorkbook(sheets, batches, spool);
}

/** The one writer of tables: a file piece by piece. With a `spool` on disk no more than a batch is held in memory. */
export const tablePieces = (table: ExportTable, format: TableFormat, spool?: MakeSpool) =>
  format === 'csv' ? csvPieces(table) : xlsxPieces(table, spool);

/** A table that is small enough to be held. */
export async function tableFile(table: ExportTable, fileName: string): Promise<File> {
  const format = fileName.endsWith('.csv') ? 'csv' : 'xlsx';
  return new File(await allPieces(tablePieces(table, format)), fileName, { type: TABLE_TYPES[format] });
}
