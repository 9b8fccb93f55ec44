import type { Db } from '#platform/api/database.ts';
import type { ItemToIndex } from './read-items-to-index.ts';
import { readVocabulary, type Vocabulary } from './read-vocabulary.ts';
import { readWordCounts } from './read-word-counts.ts';
import type { SearchIndex } from './search-index.ts';
import { makeWordSuggestions } from './word-suggestions.ts';

const KINDS = ['brand', 'category', 'keyword'] as const;

/** Offers every brand, category and pair of words of the catalogue, and nothing that it no longer has. */
export async function writeAllWords(db: Db, index: SearchIndex): Promise<void> {
  const vocabulary = await readVocabulary(db);
  await index.replaceSuggestions(KINDS, makeWordSuggestions(await readWordCounts(db), vocabulary));
}

/** Brands and categories that items bring and that nothing offers yet are offered at once; weights follow by night. */
export async function addNewWords(
  index: SearchIndex,
  items: readonly ItemToIndex[],
  vocabulary: Vocabulary,
): Promise<void> {
  const brandCodes = items.flatMap(({ brandId }) => (brandId && vocabulary.brands.get(brandId)?.code) || []);
  const categoryCodes = items.flatMap(({ categoryId }) => vocabulary.categories.get(categoryId)?.code ?? []);
  const known = new Set([
    ...(await index.suggestedCodes('brand', [...new Set(brandCodes)])).map((code) => `brand ${code}`),
    ...(await index.suggestedCodes('category', [...new Set(categoryCodes)])).map((code) => `category ${code}`),
  ]);
  const counts = Map.groupBy(items, ({ brandId, categoryId }) => `${brandId} ${categoryId}`);
  const pairs = [...counts.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ brandId: first.brandId, categoryId: first.categoryId, count: same.length }] : [];
  });
  const entries = makeWordSuggestions({ pairs, sizes: [] }, vocabulary);
  await index.addSuggestions(entries.filter(({ kind, code }) => kind !== 'keyword' && !known.has(`${kind} ${code}`)));
}
