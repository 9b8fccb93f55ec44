import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CatalogView } from '#features/visible-goods/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { beginningWith } from '#platform/api/like-text.ts';
import { bigints } from './read-candidates.ts';
import type { SearchIndex, SuggestionEntry, SuggestionHit } from './search-index.ts';
import { searchSuggestions as s } from './search-tables.ts';

type SuggestionStore = Pick<SearchIndex, 'replaceSuggestions' | 'addSuggestions' | 'suggestedCodes' | 'suggest'>;

const ROWS_PER_STATEMENT = 2_000;

async function insertAll(db: Db, entries: readonly SuggestionEntry[]): Promise<void> {
  // The first spelling is the word itself; words found by other spellings stand behind those.
  const rows = entries.flatMap(({ keys, weight, ...word }) =>
    [...new Set(keys)].map((key, place) => ({
      ...word,
      categoryPath: [...word.categoryPath],
      key,
      weight: place === 0 ? weight * 2 : weight,
    })),
  );
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    await db.insert(s).values(rows.slice(at, at + ROWS_PER_STATEMENT));
  }
}

/** Beginnings up to this length are kept in the order of weight. */
const LONGEST_BEGIN = 3;
/** Rows looked at: a word has a handful of spellings that begin alike. */
const LOOKED_AT = 400;

/** Spellings that begin like this, the weightiest of very many. */
function spellings(begin: string, visible: SQL): SQL {
  const length = Math.min([...begin].length, LONGEST_BEGIN);
  const head = [...begin].slice(0, LONGEST_BEGIN).join('');
  return sql`select kind, word, code, weight from ${s}
    where left(key, ${sql.raw(String(length))}) = ${head} and key like ${beginningWith(begin)} and ${visible}
    order by weight desc nulls last limit ${LOOKED_AT}`;
}

function visibleWords({ hidden }: CatalogView): SQL {
  const { brandIds, categoryIds } = hidden;
  if (brandIds.length + categoryIds.length === 0) return sql`true`;
  return sql`(not (category_path && ${bigints(categoryIds)}) and coalesce(brand_id <> all(${bigints(brandIds)}), true))`;
}

export function createSuggestionStore(db: Db): SuggestionStore {
  return {
    async replaceSuggestions(kinds, entries) {
      await db.delete(s).where(inArray(s.kind, [...kinds]));
      await insertAll(db, entries);
    },

    addSuggestions: (entries) => insertAll(db, entries),

    async suggestedCodes(kind, codes) {
      if (codes.length === 0) return [];
      const rows = await db
        .selectDistinct({ code: s.code })
        .from(s)
        .where(and(eq(s.kind, kind), inArray(s.code, [...codes])));
      return rows.map(({ code }) => code);
    },

    async suggest(begin, most, view) {
      if (!begin) return [];
      const { rows } = await db.execute<SuggestionHit & Record<string, unknown>>(sql`
        select kind, word, code from (${spellings(begin, visibleWords(view))}) found
        group by kind, word, code order by max(weight) desc, length(word), word limit ${most}`);
      return rows;
    },
  };
}
