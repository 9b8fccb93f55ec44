import { keepFor } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { contentContract } from '../contract/content-contract.ts';
import { chooseShowType } from '../rules/choose-show-type.ts';
import { readCategorySample } from './read-category-sample.ts';

const content = implementFeature(contentContract);

/** A layout that jumped with every import would annoy more than one that is an hour late. */
const KEEP_MS = 60 * 60_000;

async function readShowType(db: Db, code: string) {
  const sample = await readCategorySample(db, code);
  return sample && chooseShowType(sample);
}

/** One answer per category is kept; only categories that exist become keys. */
export function createShowTypeHandler() {
  const kept = new Map<string, (db: Db) => ReturnType<typeof readShowType>>();
  return content.queryShowType.handler(async ({ input: { id }, context }) => {
    const read = kept.get(id) ?? keepFor(KEEP_MS, (db) => readShowType(db, id));
    const found = await read(context.database.public);
    if (!found) throw notFound('分类');
    kept.set(id, read);
    return { categoryCode: id, ...found };
  });
}
