import { z } from 'zod';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { createPostgresIndex } from './postgres-index-repo.ts';
import { readItemNosOfBrand, readItemNosWithWords } from './read-affected-items.ts';
import { writeAllWords } from './write-words.ts';

const brandChanged = z.object({ brandCode: z.string() });
const wordsChanged = z.object({ words: z.array(z.string()) });
const BATCH = 500;

type NextItems = (db: Db, after: string, most: number) => Promise<string[]>;

/** Has the items written anew in batches, in the lane of imports: single changes do not wait for thousands. */
async function announce(db: Db, next: NextItems): Promise<void> {
  for (let after = ''; ; ) {
    const itemNos = await next(db, after, BATCH);
    if (itemNos.length === 0) return;
    await enqueueEffect(db, 'catalog.imported', { itemNos });
    after = itemNos.at(-1) ?? after;
  }
}

/** Words stand in the documents: aliases of brands as they are, and names as the known words cut them. */
export function searchWordEffects(database: Database) {
  const write = (work: (db: Db) => Promise<void>) =>
    inTransaction(database, { firmId: null, userId: null }, 'write', work);
  return {
    'search.brandChanged': (payload: unknown): Promise<void> => {
      const { brandCode } = brandChanged.parse(payload);
      return write(async (db) => {
        await writeAllWords(db, createPostgresIndex(db));
        await announce(db, (tx, after, most) => readItemNosOfBrand(tx, brandCode, { after, most }));
      });
    },
    'search.wordsChanged': (payload: unknown): Promise<void> => {
      const { words } = wordsChanged.parse(payload);
      return write((db) => announce(db, (tx, after, most) => readItemNosWithWords(tx, words, { after, most })));
    },
  };
}
