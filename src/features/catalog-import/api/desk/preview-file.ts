import type { Database } from '#platform/api/database.ts';
import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import type { Uploader } from '#platform/api/tables/reader-queue.ts';
import { type ImportPreview, importSettings } from '../../contract/import-schemas.ts';
import { usesOf } from '../../rules/column-uses.ts';
import { guessBrand } from '../../rules/guess-brand.ts';
import type { ImportRecord } from '../../rules/import-record.ts';
import { DESK_LIMITS } from '../import-limits.ts';
import type { RecordSource } from '../record-source.ts';
import { openRequested, supplierOf } from '../run-import.ts';
import { requestOfRun } from './request-of-run.ts';

const SAMPLES = 5;
const CELL_MAX = 120;

/** Enough of a workbook to see what it is; a preview must not take as long as an import. */
const PREVIEW_LIMITS = { ...DESK_LIMITS, rows: 60, scanMs: 5_000, readMs: 5_000 };

const cut = (text: string | undefined) => (text ?? '').slice(0, CELL_MAX);

async function firstRecords(source: RecordSource): Promise<ImportRecord[]> {
  const records: ImportRecord[] = [];
  for await (const record of source.records()) {
    records.push(record);
    if (records.length === SAMPLES) break;
  }
  return records;
}

function sampleOf({ fields, attributes, line, rowNumber }: ImportRecord): ImportPreview['samples'][number] {
  const price = [fields.price, fields.currency].filter((part) => part !== undefined).join(' ');
  const listed = attributes.map(({ name, value, unit = '' }) => `${name} ${value}${unit}`).join('，');
  return {
    line: line ?? rowNumber,
    itemNo: cut(fields.itemNo),
    name: cut(fields.name),
    price: cut(price),
    unit: cut(fields.unit),
    attributes: cut(listed),
  };
}

/** Columns with what they are taken for and the first thing that stands in each. */
function columnsOf(source: RecordSource, rows: readonly (readonly string[])[]): ImportPreview['columns'] {
  if (!source.header) return [];
  return usesOf(source.header.mapping).map(({ header, use }, column) => {
    const filled = rows.find((cells) => (cells[column] ?? '').trim() !== '');
    return { header: cut(header), use, sample: cut(filled?.[column]) };
  });
}

const EMPTY = { notes: [], origin: null, columns: [], samples: [] };

/** How the file is understood, before anything is decided. What stands against it is an answer, not a failure. */
export async function previewFile(
  database: Database,
  fileName: string,
  path: string,
  wanted: { supplier: string; sheet: string },
  uploader: Uploader,
): Promise<ImportPreview> {
  const settings = { ...importSettings.parse({}), ...wanted };
  const guessed = { supplier: supplierOf(fileName, wanted.supplier || null, null), brand: guessBrand(fileName) ?? '' };
  try {
    const request = requestOfRun({ fileName, dryRun: true }, settings, path, PREVIEW_LIMITS);
    const source = await openRequested(database, { ...request, uploader });
    try {
      const rows = source.sampleRows ? await source.sampleRows(SAMPLES) : [];
      return {
        problem: null,
        notes: source.notes,
        origin: source.header?.origin ?? null,
        columns: columnsOf(source, rows),
        samples: (await firstRecords(source)).map(sampleOf),
        supplier: wanted.supplier || source.supplierName || guessed.supplier,
        brand: guessed.brand,
        currency: source.header?.mapping.priceCurrency ?? source.currency ?? 'CNY',
      };
    } finally {
      await source.close();
    }
  } catch (error) {
    if (!(error instanceof ImportFileProblem)) throw error;
    return { problem: error.userMessage, ...EMPTY, ...guessed, currency: 'CNY' };
  }
}
