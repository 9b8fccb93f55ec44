import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type CurrencyRates, formatRate } from '../../rules/import/currency-rates.ts';
import { reportLine } from '../../rules/import/report-cell.ts';
import { OUTCOME_LABELS, type RowOutcome } from '../../rules/import/tally.ts';

const HEADER = ['行号', '商品编号', '结果', '说明', '汇率'];

function rateText(currency: string, rates: CurrencyRates): string {
  const rate = rates.get(currency);
  return rate ? `${currency} ${formatRate(rate)}` : '';
}

/** The report as CSV text: byte order mark for spreadsheets, one line per row of the imported file. */
export function reportText(outcomes: readonly RowOutcome[], rates: CurrencyRates): string {
  const lines = outcomes.map(({ rowNumber, itemNo, outcome, reason, currency }) =>
    reportLine([rowNumber, itemNo, OUTCOME_LABELS[outcome], reason, rateText(currency, rates)]),
  );
  return `\uFEFF${reportLine(HEADER)}${lines.join('')}`;
}

/** Writes the report beside the data and returns its path; an earlier report is never overwritten. */
export async function writeReport(folder: string, file: string, now: Date, text: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const stem = join(folder, `${basename(file).replace(/\.[^.]*$/, '')}-${stamp}`);
  for (let copy = 1; ; copy += 1) {
    const path = copy === 1 ? `${stem}.csv` : `${stem}-${copy}.csv`;
    const written = await writeFile(path, text, { flag: 'wx' }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (written) return path;
  }
}
