import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Taxonomy, taxonomySchema } from './taxonomy-schema.ts';

/** The taxonomy of the demo catalogue, checked against its schema. */
export async function readTaxonomy(file: string = resolve('db/seed/mro-taxonomy.json')): Promise<Taxonomy> {
  return taxonomySchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
