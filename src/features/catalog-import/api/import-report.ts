import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sheetOf, type TableFormat, tableOf, tablePieces } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import { allPieces } from '#platform/api/tables/all-pieces.ts';
import { type CurrencyRates, formatRate } from '../rules/currency-rates.ts';
import { OUTCOME_LABELS, type RowOutcome } from '../rules/tally.ts';

function rateText(currency: string, rates: CurrencyRates): string {
  const rate = rates.get(currency);
  return rate ? `${currency} ${formatRate(rate)}` : '';
}

export type ReportFormat = TableFormat;

/** Columns of a report. */
const columnsOf = (rates: CurrencyRates): readonly ExportColumn<RowOutcome>[] => [
  { key: 'line', header: '行号', kind: 'quantity', width: 8, value: ({ line }) => line },
  { key: 'itemNo', header: '商品编号', kind: 'text', width: 20, value: ({ itemNo }) => itemNo },
  { key: 'outcome', header: '结果', kind: 'text', width: 8, value: ({ outcome }) => OUTCOME_LABELS[outcome] },
  { key: 'reason', header: '说明', kind: 'text', width: 80, value: ({ reason }) => reason },
  { key: 'rate', header: '汇率', kind: 'text', width: 14, value: ({ currency }) => rateText(currency, rates) },
];

const SHEET = '逐行报告';
const bytesOf = async (pieces: AsyncIterable<Uint8Array>) => Buffer.concat(await allPieces(pieces));

/** The report, one line per row of the imported file. */
export const reportBytes = (
  outcomes: readonly RowOutcome[],
  rates: CurrencyRates,
  format: ReportFormat,
): Promise<Uint8Array> => bytesOf(tablePieces(tableOf([sheetOf(SHEET, columnsOf(rates))], outcomes), format));

/** A report that was kept as CSV, as a workbook; line numbers are numbers again. */
export async function reportAsWorkbook(csv: Uint8Array): Promise<Uint8Array> {
  const [, ...rows]: string[][] = parse(Buffer.from(csv), { bom: true });
  const columns = columnsOf(new Map()).map(
    (column, at): ExportColumn<string[]> => ({ ...column, value: (row) => row[at] ?? '' }),
  );
  return bytesOf(tablePieces(tableOf([sheetOf(SHEET, columns)], rows), 'xlsx'));
}

/** Writes the report beside the data and returns its path; an earlier report is never overwritten. */
export async function writeReport(
  folder: string,
  file: string,
  now: Date,
  content: Uint8Array,
  format: ReportFormat,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const stem = join(folder, `${basename(file).replace(/\.[^.]*$/, '')}-${stamp}`);
  for (let copy = 1; ; copy += 1) {
    const path = copy === 1 ? `${stem}.${format}` : `${stem}-${copy}.${format}`;
    const written = await writeFile(path, content, { flag: 'wx' }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (written) return path;
  }
}
