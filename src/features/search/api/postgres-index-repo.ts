import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { SALES_TIERS } from '../rules/index-tokens.ts';
import { createCodeStore } from './code-repo.ts';
import { type FacetMemory, newFacetMemory } from './facet-dictionary-repo.ts';
import { buyableQuery, NOTHING, placeQuery } from './place-query.ts';
import { bigints } from './read-candidates.ts';
import { type ResultKeep, searchCandidates } from './search-candidates.ts';
import type { SearchIndex } from './search-index.ts';
import { createSuggestionStore } from './suggestion-repo.ts';
import { allOf, anyOf, matchQuery, not, token } from './tsquery.ts';
import { removeDocuments, writeDocuments } from './write-documents-repo.ts';

const TOP = anyOf(...SALES_TIERS.slice(0, 2).map(token));
/** Common words answer among the best sellers; what is rare there is rare everywhere. */
const TIERS = [TOP, not(TOP)];

/**
 * The search engine inside the shop's own PostgreSQL: a narrow table under one GIN index.
 * @param memory keeps the dictionary of attributes between calls.
 * @param keep where results of this caller are kept for a while; without it every search is read anew.
 */
export function createPostgresIndex(
  db: Db,
  memory: FacetMemory = newFacetMemory(),
  keep: ResultKeep | null = null,
): SearchIndex {
  return {
    ...createSuggestionStore(db),
    ...createCodeStore(db),
    write: (documents) => writeDocuments(db, documents, memory),
    remove: (skuIds) => removeDocuments(db, skuIds),
    search: (query) => searchCandidates(db, query, { memory, keep }),

    async findsAny(alternatives, place) {
      if (alternatives.length === 0) return [];
      const where = allOf(placeQuery(place), place.buyableOnly ? buyableQuery(place.view) : '');
      const queries = alternatives.map((needs) => allOf(matchQuery(needs) ?? NOTHING, where));
      const { rows } = await db.execute<{ found: boolean[] }>(sql`select search_finds(
        ${sql.param(queries)}::text[]::tsquery[], ${sql.param(TIERS)}::text[]::tsquery[], ${bigints(place.view.hidden.skuIds)}) as found`);
      return rows[0]?.found ?? [];
    },
  };
}
