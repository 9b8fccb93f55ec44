import type { ClientBase, Pool } from 'pg';
import type { CatalogBatch, CategoryRow, SkuRow } from './catalog-rows.ts';
import { FILL_PATHS, INSERT_BRANDS, INSERT_CATEGORIES, INSERT_SERIES, INSERT_SKUS } from './catalog-sql.ts';

/** A client or a pool of the owner's role. */
export type CatalogTarget = Pick<ClientBase | Pool, 'query'>;

export interface WriteResult {
  /** SKUs that were not there before. */
  written: number;
  /** SKUs of the stream, with those it passed over. */
  seen: number;
}

/**
 * Writes a catalogue stream. Every batch is one statement and stands or falls by itself; run again after an abort, it
 * skips what is there and adds the rest. With several targets as many batches are on their way at once, while the next
 * one is being made.
 */
export async function writeCatalog(
  targets: CatalogTarget | readonly CatalogTarget[],
  batches: Iterable<CatalogBatch>,
  onProgress: (seen: number) => void = () => undefined,
): Promise<WriteResult> {
  const lanes = Array.isArray(targets) ? (targets as readonly CatalogTarget[]) : [targets as CatalogTarget];
  const [first] = lanes;
  if (!first) throw new Error('nowhere to write to');
  const result: WriteResult = { written: 0, seen: 0 };
  const free = [...lanes];
  const busy = new Set<Promise<void>>();
  const write = async (lane: CatalogTarget, batch: Extract<CatalogBatch, { kind: 'skus' }>) => {
    const written = await writeSkus(lane, batch);
    result.written += written;
    result.seen += batch.rows.length + batch.skipped;
    free.push(lane);
    onProgress(result.seen);
  };
  try {
    for (const batch of batches) {
      if (batch.kind === 'categories') await writeCategories(first, batch.rows);
      else if (batch.kind === 'brands') await first.query(INSERT_BRANDS, [JSON.stringify(batch.rows)]);
      else {
        if (free.length === 0) await Promise.race(busy);
        const lane = free.shift();
        if (!lane) throw new Error('no connection came back');
        const work: Promise<void> = write(lane, batch).finally(() => busy.delete(work));
        busy.add(work);
      }
    }
    await Promise.all(busy);
  } finally {
    await Promise.allSettled(busy);
  }
  await first.query('analyze categories, brands, series, skus, stock_levels');
  return result;
}

async function writeCategories(target: CatalogTarget, rows: readonly CategoryRow[]): Promise<void> {
  for (const level of [1, 2, 3, 4]) {
    await target.query(INSERT_CATEGORIES, [JSON.stringify(rows.filter((row) => row.level === level))]);
    await target.query(FILL_PATHS, [level]);
  }
}

async function writeSkus(
  target: CatalogTarget,
  { series, rows }: { series: readonly object[]; rows: readonly SkuRow[] },
): Promise<number> {
  if (rows.length === 0) return 0;
  await target.query(INSERT_SERIES, [JSON.stringify(series)]);
  // JSON has no 64-bit numbers: prices leave as text.
  const plain = rows.map((row) => ({ ...row, listPrice: `${row.listPrice}`, salesPrice: `${row.salesPrice}` }));
  const answer = await target.query<{ written: number }>(INSERT_SKUS, [JSON.stringify(plain)]);
  return answer.rows[0]?.written ?? 0;
}
