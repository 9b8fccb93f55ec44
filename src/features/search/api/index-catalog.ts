import { z } from 'zod';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { itemSuggestion, makeDocument } from './make-document.ts';
import { createPostgresIndex } from './postgres-index-repo.ts';
import { type ItemToIndex, readItemsAfter, readItemsByNumber } from './read-items-to-index.ts';
import { readVocabulary, type Vocabulary } from './read-vocabulary.ts';
import { readWordCounts } from './read-word-counts.ts';
import type { SearchIndex } from './search-index.ts';
import { makeWordSuggestions } from './word-suggestions.ts';

/** Payload of the effect `catalog.changed`. */
const changedItems = z.object({ itemNos: z.array(z.string()) });
const BATCH = 500;

async function writeItems(index: SearchIndex, items: readonly ItemToIndex[], vocabulary: Vocabulary): Promise<void> {
  await index.write(items.map((item) => makeDocument(item, vocabulary)));
  await index.replaceItemSuggestions(
    items.map(({ id }) => id),
    items.map(itemSuggestion),
  );
}

async function writeWords(db: Db, index: SearchIndex, vocabulary: Vocabulary): Promise<void> {
  await index.replaceSuggestions(
    ['brand', 'category', 'keyword'],
    makeWordSuggestions(await readWordCounts(db), vocabulary),
  );
}

/** Codes of brands and categories that these items bring and nothing offers yet. */
async function hasNewWords(
  index: SearchIndex,
  items: readonly ItemToIndex[],
  vocabulary: Vocabulary,
): Promise<boolean> {
  const brandCodes = items.flatMap(({ brandId }) =>
    brandId === null ? [] : (vocabulary.brands.get(brandId)?.code ?? []),
  );
  const categoryCodes = items.flatMap(({ categoryId }) => vocabulary.categories.get(categoryId)?.code ?? []);
  for (const [kind, codes] of [
    ['brand', new Set(brandCodes)],
    ['category', new Set(categoryCodes)],
  ] as const) {
    const known = await index.suggestedCodes(kind, [...codes]);
    if (known.length < codes.size) return true;
  }
  return false;
}

/** Rewrites what search knows of these items. Repeating it changes nothing. */
async function indexItems(db: Db, itemNos: readonly string[]): Promise<void> {
  const vocabulary = await readVocabulary(db);
  const index = createPostgresIndex(db);
  for (let at = 0; at < itemNos.length; at += BATCH) {
    const items = await readItemsByNumber(db, itemNos.slice(at, at + BATCH));
    await writeItems(index, items, vocabulary);
    if (await hasNewWords(index, items, vocabulary)) await writeWords(db, index, vocabulary);
  }
}

/** Acts on `catalog.changed`: what changed can be found within seconds. */
export function searchEffects(database: Database) {
  return {
    'catalog.changed': async (payload: unknown): Promise<void> => {
      const { itemNos } = changedItems.parse(payload);
      await inTransaction(database, { firmId: null, userId: null }, 'write', (db) => indexItems(db, itemNos));
    },
  };
}

/** Writes the whole index from the catalogue, in batches; searches go on meanwhile. Returns the number of items. */
export async function rebuildSearchIndex(db: Db): Promise<number> {
  const vocabulary = await readVocabulary(db);
  const index = createPostgresIndex(db);
  let last = 0n;
  let written = 0;
  for (;;) {
    const items = await readItemsAfter(db, last, BATCH);
    if (items.length === 0) break;
    await writeItems(index, items, vocabulary);
    last = items.at(-1)?.id ?? last;
    written += items.length;
  }
  await writeWords(db, index, vocabulary);
  return written;
}
