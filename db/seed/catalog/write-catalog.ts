import type { ClientBase, Pool } from 'pg';
import type { CatalogBatch, CategoryRow } from './catalog-rows.ts';
import { FILL_PATHS, INSERT_BRANDS, INSERT_CATEGORIES, INSERT_SERIES, INSERT_SKUS } from './catalog-sql.ts';

/** A client or a pool of the owner's role. */
export type CatalogTarget = Pick<ClientBase | Pool, 'query'>;

export interface WriteResult {
  /** SKUs that were not there before. */
  written: number;
  /** SKUs of the stream. */
  seen: number;
}

/**
 * Writes a catalogue stream. Every batch is one statement and stands or falls by itself; run again after an abort, it
 * skips what is there and adds the rest.
 */
export async function writeCatalog(
  target: CatalogTarget,
  batches: Iterable<CatalogBatch>,
  onProgress: (seen: number) => void = () => undefined,
): Promise<WriteResult> {
  const result: WriteResult = { written: 0, seen: 0 };
  for (const batch of batches) {
    if (batch.kind === 'categories') await writeCategories(target, batch.rows);
    else if (batch.kind === 'brands') await target.query(INSERT_BRANDS, [toJson(batch.rows)]);
    else {
      await target.query(INSERT_SERIES, [toJson(batch.series)]);
      const { rows } = await target.query<{ written: number }>(INSERT_SKUS, [toJson(batch.rows)]);
      result.written += rows[0]?.written ?? 0;
      result.seen += batch.rows.length;
      onProgress(result.seen);
    }
  }
  await target.query('analyze categories, brands, series, skus, stock_levels');
  return result;
}

async function writeCategories(target: CatalogTarget, rows: readonly CategoryRow[]): Promise<void> {
  for (const level of [1, 2, 3, 4]) {
    await target.query(INSERT_CATEGORIES, [toJson(rows.filter((row) => row.level === level))]);
    await target.query(FILL_PATHS, [level]);
  }
}

/** Prices leave as text: JSON has no 64-bit numbers. */
const toJson = (rows: readonly object[]) =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
