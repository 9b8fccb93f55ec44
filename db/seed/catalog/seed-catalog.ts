import { generateCatalog } from './generate-catalog.ts';
import { readTaxonomy } from './read-taxonomy.ts';
import { type CatalogTarget, type WriteResult, writeCatalog } from './write-catalog.ts';

export const DEMO_SEED = 'demo';
export const DEMO_SKU_COUNT = 5000;
/** Base of the demo's dates: the catalogue is the same on every machine and day. */
export const DEMO_NOW = new Date('2026-11-01T00:00:00+08:00');

export interface SeedCatalogOptions {
  now: Date;
  seed?: string;
  skuCount?: number;
  onProgress?: (seen: number) => void;
}

/**
 * Generates a catalogue and writes it, over several connections when several are given. A run that was cut off goes on
 * where it stopped, and a smaller catalogue of the same seed grows into a larger one.
 */
export async function seedCatalog(
  targets: CatalogTarget | readonly [CatalogTarget, ...CatalogTarget[]],
  options: SeedCatalogOptions,
): Promise<WriteResult> {
  const { now, seed = DEMO_SEED, skuCount = DEMO_SKU_COUNT, onProgress } = options;
  const taxonomy = await readTaxonomy();
  const counts = await countBySeries('query' in targets ? targets : targets[0]);
  const present = (seriesCode: string) => counts.get(seriesCode) ?? 0;
  return writeCatalog(targets, generateCatalog({ seed, skuCount, taxonomy, now, present }), onProgress);
}

/** SKUs of each series that a demo catalogue has written already. */
async function countBySeries(target: CatalogTarget): Promise<Map<string, number>> {
  const { rows } = await target.query<{ code: string; count: number }>(
    `select series.code, count(*)::int as count
       from skus join series on series.id = skus.series_id
      where skus.source = 'demo' group by series.code`,
  );
  return new Map(rows.map(({ code, count }) => [code, count]));
}
