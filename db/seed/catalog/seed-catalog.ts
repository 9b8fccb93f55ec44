import { generateCatalog } from './generate-catalog.ts';
import { readTaxonomy } from './read-taxonomy.ts';
import { type CatalogTarget, type WriteResult, writeCatalog } from './write-catalog.ts';

export const DEMO_SEED = 'demo';
export const DEMO_SKU_COUNT = 5000;

export interface SeedCatalogOptions {
  now: Date;
  seed?: string;
  skuCount?: number;
  onProgress?: (seen: number) => void;
}

/** Generates the demo catalogue and writes it. Safe to repeat with the same seed and count. */
export async function seedCatalog(target: CatalogTarget, options: SeedCatalogOptions): Promise<WriteResult> {
  const { now, seed = DEMO_SEED, skuCount = DEMO_SKU_COUNT, onProgress } = options;
  const taxonomy = await readTaxonomy();
  return writeCatalog(target, generateCatalog({ seed, skuCount, taxonomy, now }), onProgress);
}
