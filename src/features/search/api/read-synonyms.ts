import { asc } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { type SynonymGroup, TRADE_SYNONYMS } from '../rules/synonyms.ts';
import { searchSynonyms } from './search-tables.ts';

/** Groups in force: the operator's own, and those the shop comes with until there are any. */
export async function readSynonymGroups(db: Db): Promise<SynonymGroup[]> {
  const rows = await db.select({ words: searchSynonyms.words }).from(searchSynonyms).orderBy(asc(searchSynonyms.id));
  return rows.length > 0 ? rows.map(({ words }) => words) : [...TRADE_SYNONYMS];
}
