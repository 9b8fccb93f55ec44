import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { reportLine } from '#platform/shared/report-line.ts';
import { type CurrencyRates, formatRate } from '../../rules/import/currency-rates.ts';
import { OUTCOME_LABELS, type RowOutcome } from '../../rules/import/tally.ts';
import { reportWorkbook } from './report-workbook.ts';

const HEADER = ['行号', '商品编号', '结果', '说明', '汇率'];

function rateText(currency: string, rates: CurrencyRates): string {
  const rate = rates.get(currency);
  return rate ? `${currency} ${formatRate(rate)}` : '';
}

export type ReportFormat = 'csv' | 'xlsx';

type Cells = readonly (string | number)[];

function rowsOf(outcomes: readonly RowOutcome[], rates: CurrencyRates): Cells[] {
  return outcomes.map(({ line, itemNo, outcome, reason, currency }) => [
    line,
    itemNo,
    OUTCOME_LABELS[outcome],
    reason,
    rateText(currency, rates),
  ]);
}

/** The report, one line per row of the imported file; CSV begins with a byte order mark for spreadsheets. */
export function reportBytes(outcomes: readonly RowOutcome[], rates: CurrencyRates, format: ReportFormat): Uint8Array {
  const rows = [HEADER, ...rowsOf(outcomes, rates)];
  return format === 'xlsx' ? reportWorkbook(rows) : Buffer.from(`\uFEFF${rows.map(reportLine).join('')}`);
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
