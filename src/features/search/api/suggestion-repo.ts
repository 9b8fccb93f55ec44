import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { SearchIndex, SuggestionEntry, SuggestionHit } from './search-index.ts';
import { searchSuggestions as s } from './search-tables.ts';

type SuggestionStore = Pick<
  SearchIndex,
  'replaceSuggestions' | 'replaceItemSuggestions' | 'suggestedCodes' | 'suggest'
>;

const ROWS_PER_STATEMENT = 2_000;

async function insertAll(db: Db, entries: readonly SuggestionEntry[]): Promise<void> {
  // The first spelling is the word itself; words found by other spellings stand behind those.
  const rows = entries.flatMap(({ keys, weight, ...word }) =>
    [...new Set(keys)].map((key, place) => ({ ...word, key, weight: place === 0 ? weight * 2 : weight })),
  );
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    await db.insert(s).values(rows.slice(at, at + ROWS_PER_STATEMENT));
  }
}

const asPrefix = (begin: string) => `${begin.replace(/[\\%_]/g, '\\$&')}%`;

export function createSuggestionStore(db: Db): SuggestionStore {
  return {
    async replaceSuggestions(kinds, entries) {
      await db.delete(s).where(inArray(s.kind, [...kinds]));
      await insertAll(db, entries);
    },

    async replaceItemSuggestions(skuIds, entries) {
      if (skuIds.length) await db.delete(s).where(and(isNotNull(s.skuId), inArray(s.skuId, [...skuIds])));
      await insertAll(db, entries);
    },

    async suggestedCodes(kind, codes) {
      if (codes.length === 0) return [];
      const rows = await db
        .selectDistinct({ code: s.code })
        .from(s)
        .where(and(eq(s.kind, kind), inArray(s.code, [...codes])));
      return rows.map(({ code }) => code);
    },

    async suggest(begin, most) {
      const { rows } = await db.execute<SuggestionHit & Record<string, unknown>>(sql`
        select kind, word, code from ${s} where ${s.key} like ${asPrefix(begin)}
        group by kind, word, code order by max(${s.weight}) desc, length(word), word limit ${most}`);
      return rows;
    },
  };
}
