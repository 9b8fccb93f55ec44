import { and, desc, eq, sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { searchClicks, searchFeedback, searchHistory, searchRedirects } from './search-tables.ts';

const SHOWN = 10;
const KEPT = 50;

const ownedBy = ({ firmId, userId }: SignedInCaller) =>
  and(eq(searchHistory.firmId, firmId), eq(searchHistory.userId, userId));

/** Remembers what was searched; the same words again move to the front. */
export async function rememberSearch(db: Db, caller: SignedInCaller, keyword: string): Promise<void> {
  const { firmId, userId } = caller;
  await db
    .insert(searchHistory)
    .values({ firmId, userId, keyword })
    .onConflictDoUpdate({
      target: [searchHistory.firmId, searchHistory.userId, searchHistory.keyword],
      set: { searchedAt: sql`now()` },
    });
  await db.execute(sql`delete from ${searchHistory} where ${ownedBy(caller)} and keyword not in (
    select keyword from ${searchHistory} where ${ownedBy(caller)} order by searched_at desc, keyword limit ${KEPT})`);
}

export function readSearchHistory(db: Db, caller: SignedInCaller): Promise<{ keyword: string }[]> {
  return db
    .select({ keyword: searchHistory.keyword })
    .from(searchHistory)
    .where(ownedBy(caller))
    .orderBy(desc(searchHistory.searchedAt), searchHistory.keyword)
    .limit(SHOWN);
}

export async function clearSearchHistory(db: Db, caller: SignedInCaller): Promise<void> {
  await db.delete(searchHistory).where(ownedBy(caller));
}

interface SearchTrace {
  keyword: string;
  searchId: string;
}

export async function recordClick(
  db: Db,
  { firmId, userId }: SignedInCaller,
  click: SearchTrace & { itemNo: string },
): Promise<void> {
  await db.insert(searchClicks).values({ firmId, userId, ...click });
}

export async function recordFeedback(
  db: Db,
  { firmId, userId }: SignedInCaller,
  feedback: SearchTrace & { content: string },
): Promise<void> {
  await db.insert(searchFeedback).values({ firmId, userId, ...feedback });
}

/** Address configured for a folded keyword. */
export async function readRedirect(db: Db, key: string): Promise<string | null> {
  const [row] = await db
    .select({ url: searchRedirects.url })
    .from(searchRedirects)
    .where(eq(searchRedirects.keyword, key));
  return row?.url ?? null;
}
