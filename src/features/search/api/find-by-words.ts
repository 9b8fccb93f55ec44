import { readOwnPrices } from '#features/prices/api/public.ts';
import { readCatalogView } from '#features/visible-goods/api/public.ts';
import type { Database, Db } from '#platform/api/database.ts';
import { needsOf, type ParsedQuery, parseQuery } from '../rules/parse-query.ts';
import { relaxQuery } from '../rules/relax-query.ts';
import { newFacetMemory } from './facet-dictionary-repo.ts';
import { createPostgresIndex } from './postgres-index-repo.ts';
import { priceBasis } from './price-basis.ts';
import { keepVocabulary, type Vocabulary } from './read-vocabulary.ts';
import type { IndexQuery, SearchIndex } from './search-index.ts';

/** Who looks for goods, and in which transaction. */
export interface WordSeeker {
  db: Db;
  database: Database;
  levelCode: string | null;
}

/** Items of a shopper by words, the best first; fewer words count where all of them together name nothing. */
export type FindByWords = (seeker: WordSeeker, texts: readonly string[], most: number) => Promise<bigint[][]>;

type Place = Omit<IndexQuery, 'needs'>;

async function findOne(index: SearchIndex, query: ParsedQuery, place: Place, vocabulary: Vocabulary) {
  const needs = needsOf(query);
  if (needs.length === 0) return [];
  const { skuIds } = await index.search({ ...place, needs });
  if (skuIds.length > 0) return skuIds;
  const wider = relaxQuery(query, (text) => parseQuery(text, vocabulary.language).terms);
  const found = await index.findsAny(
    wider.map((one) => needsOf(one.query)),
    place,
  );
  const best = wider.find((_, at) => found[at]);
  return best ? (await index.search({ ...place, needs: needsOf(best.query) })).skuIds : [];
}

/** Makes what proposes goods for names in a list: what the caller may buy, and nothing is chosen for anybody. */
export function createWordFinder(): FindByWords {
  const vocabularyOf = keepVocabulary();
  const memory = newFacetMemory();
  return async ({ db, database, levelCode }, texts, most) => {
    const vocabulary = await vocabularyOf(database.public);
    const index = createPostgresIndex(db, memory);
    const place: Place = {
      categoryId: null,
      brandId: null,
      view: await readCatalogView(db),
      buyableOnly: true,
      code: '',
      categoryIds: [],
      brandIds: [],
      attributes: {},
      price: null,
      delivery: [],
      sort: 'relevance',
      offset: 0,
      priceBasis: priceBasis(levelCode),
      ownPrices: await readOwnPrices(db),
      limit: most,
      // Prices neither choose nor sort here.
      promotions: new Map(),
    };
    const found: bigint[][] = [];
    for (const text of texts) {
      found.push(await findOne(index, parseQuery(text, vocabulary.language), place, vocabulary));
    }
    return found;
  };
}
