import { z } from 'zod';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { newFacetMemory } from './facet-dictionary-repo.ts';
import { makeDocument } from './make-document.ts';
import { removeOldMisses } from './miss-repo.ts';
import { createPostgresIndex } from './postgres-index-repo.ts';
import { type ItemToIndex, readItemsByNumber } from './read-items-to-index.ts';
import { readVocabulary, type Vocabulary } from './read-vocabulary.ts';
import { addNewWords, writeAllWords } from './write-words.ts';

/** Payload of the effects `catalog.changed` and `catalog.imported`. */
const changedItems = z.object({ itemNos: z.array(z.string()) });
/** Items of one transaction: locks are short, and what is written can be found at once. */
const BATCH = 250;
const NOBODY = { firmId: null, userId: null } as const;

/** A vocabulary that has every brand and category of the items; read anew only when it lacks one. */
function vocabularyFor(kept: Vocabulary | null, items: readonly ItemToIndex[]): Vocabulary | null {
  const complete = items.every(
    ({ brandId, categoryId }) => (brandId === null || kept?.brands.has(brandId)) && kept?.categories.has(categoryId),
  );
  return complete ? kept : null;
}

/** Rewrites what search knows of items. Repeating it changes nothing. */
function indexChanges(database: Database) {
  const memory = newFacetMemory();
  return async (payload: unknown): Promise<void> => {
    const itemNos = changedItems.parse(payload).itemNos.toSorted();
    let kept: Vocabulary | null = null;
    for (let at = 0; at < itemNos.length; at += BATCH) {
      await inTransaction(database, NOBODY, 'write', async (db) => {
        const items = await readItemsByNumber(db, itemNos.slice(at, at + BATCH));
        const vocabulary = vocabularyFor(kept, items) ?? (await readVocabulary(db));
        kept = vocabulary;
        const index = createPostgresIndex(db, memory);
        await index.write(items.map((item) => makeDocument(item, vocabulary)));
        await addNewWords(index, items, vocabulary);
      });
    }
  };
}

/** What changed can be found within seconds, also while a large import goes through a lane of its own. */
export function searchEffects(database: Database) {
  return { 'catalog.changed': indexChanges(database) };
}

/** The same for imports of thousands of items. */
export function searchImportEffects(database: Database) {
  return { 'catalog.imported': indexChanges(database) };
}

/** Weights of words follow the catalogue by night; counts of words nobody looks at any more go. */
export function searchJobs(database: Database): ScheduledJob[] {
  const inWrite = (work: (db: Db) => Promise<unknown>) => async () => {
    await inTransaction(database, NOBODY, 'write', work);
  };
  return [
    {
      name: 'search-words',
      cron: '40 3 * * *',
      run: inWrite((db) => writeAllWords(db, createPostgresIndex(db))),
    },
    { name: 'search-misses', cron: '50 3 * * *', run: inWrite(removeOldMisses) },
  ];
}
