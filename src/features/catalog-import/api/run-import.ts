import type { Database } from '#platform/api/database.ts';
import type { Uploader } from '#platform/api/tables/reader-queue.ts';
import type { CurrencyRates } from '../rules/currency-rates.ts';
import { wishesOf } from '../rules/find-header.ts';
import { guessBrand, supplierKey } from '../rules/guess-brand.ts';
import type { ColumnWishes } from '../rules/guess-columns.ts';
import { type ImportOrder, type ImportResult, type ImportWatch, importCatalogue } from './import-catalogue.ts';
import type { ImportLimits } from './import-limits.ts';
import { recallMappings, rememberMapping } from './mapping-repo.ts';
import { openRecordSource } from './open-record-source.ts';
import type { RecordSource } from './record-source.ts';

/** What whoever imports a file says of it. */
export interface FileAdvice {
  /** Null: by the file itself or its name. */
  supplier: string | null;
  brand: string | null;
  categoryCode: string | null;
  currency: string;
  rates: CurrencyRates;
  stock: number | null;
  sheet: string | null;
  priceType: string | null;
  dryRun: boolean;
}

/** What a person asks for when a file is to be imported. */
export interface ImportRequest extends FileAdvice {
  path: string;
  /** Name the file had where it came from: brand and supplier are guessed from it. */
  fileName: string;
  wishes: ColumnWishes | null;
  limits: ImportLimits;
  /** Who waits for it, when anybody does. */
  uploader?: Uploader;
}

export interface RunWatch extends ImportWatch {
  /** Called when the file could be opened, before anything is written. */
  opened?(source: RecordSource, order: ImportOrder): void;
}

/** Supplier of a file that nobody named: its brand, else the name of the file. */
export function supplierOf(fileName: string, given: string | null, brand: string | null): string {
  return supplierKey(
    given ?? brand ?? guessBrand(fileName) ?? fileName.replace(/(?:\.gz)?$/i, '').replace(/\.[^.]*$/, ''),
  );
}

export async function openRequested(database: Database, request: ImportRequest): Promise<RecordSource> {
  const { fileName, supplier, brand, wishes, sheet, limits, priceType, uploader } = request;
  const remembered = await recallMappings(database, supplierOf(fileName, supplier, brand));
  return openRecordSource(request.path, { sheet, limits, priceType, uploader, advice: { given: wishes, remembered } });
}

function orderOf(request: ImportRequest, source: RecordSource): ImportOrder {
  const { fileName, supplier, categoryCode, currency, rates, stock, dryRun, limits } = request;
  const named = supplier ?? (source.supplierName || null);
  const key = `import:${supplierOf(fileName, named, request.brand)}`;
  const brand = request.brand ?? guessBrand(fileName);
  return { source: key, brand, categoryCode, currency, rates, stock, dryRun, maxRows: limits.rows };
}

/**
 * Imports a file from beginning to end, the same for the command line and the desk: open it with what is remembered of
 * its supplier, write what differs, remember how its columns were read.
 */
export async function runImport(
  database: Database,
  request: ImportRequest,
  watch: RunWatch = {},
): Promise<{ result: ImportResult; order: ImportOrder; remembered: boolean }> {
  const source = await openRequested(database, request);
  try {
    const order = orderOf(request, source);
    watch.opened?.(source, order);
    const result = await importCatalogue(database, source, order, watch);
    if (order.dryRun || !source.header) return { result, order, remembered: false };
    const { mapping } = source.header;
    const supplier = supplierOf(request.fileName, request.supplier, request.brand);
    await rememberMapping(database, supplier, { headers: mapping.headers, wishes: wishesOf(mapping) });
    return { result, order, remembered: true };
  } finally {
    await source.close();
  }
}
