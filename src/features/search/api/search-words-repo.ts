import { asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { brandsView } from '#features/catalog/api/catalog-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import type { BrandRow, FeedbackRow, MissedKeyword, Redirect } from '../contract/search-desk-schemas.ts';
import type { SynonymGroup } from '../rules/synonyms.ts';
import { searchFeedback, searchHistory, searchRedirects, searchSynonyms } from './search-tables.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

interface Listed<Row> {
  list: Row[];
  total: number;
}

const skipped = ({ pageNo, pageSize }: Page) => (pageNo - 1) * pageSize;

/** One change of words at a time: each is checked against all others. */
export async function lockSearchWords(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('search.words'))`);
}

/** Replaces all groups; there are some hundred at most. */
export async function replaceSynonymGroups(db: Db, groups: readonly SynonymGroup[]): Promise<void> {
  await db.delete(searchSynonyms);
  await db.insert(searchSynonyms).values(groups.map((words) => ({ words: [...words] })));
}

const BRAND = {
  brandCode: brandsView.code,
  name: brandsView.name,
  nameEn: brandsView.nameEn,
  aliases: brandsView.aliases,
};
export async function listBrands(db: Db, input: Page & { keyword: string }): Promise<Listed<BrandRow>> {
  const like = containing(input.keyword);
  const found = input.keyword
    ? or(
        ilike(brandsView.name, like),
        ilike(brandsView.nameEn, like),
        sql`exists (select 1 from unnest(${brandsView.aliases}) alias where alias ilike ${like})`,
      )
    : undefined;
  const rows = db.select(BRAND).from(brandsView).where(found).orderBy(asc(brandsView.name), asc(brandsView.code));
  const [list, total] = [await rows.limit(input.pageSize).offset(skipped(input)), await db.$count(brandsView, found)];
  return { list, total };
}

export async function readBrand(db: Db, code: string): Promise<BrandRow | null> {
  const [row] = await db.select(BRAND).from(brandsView).where(eq(brandsView.code, code));
  return row ?? null;
}

export async function listRedirects(db: Db, page: Page): Promise<Listed<Redirect>> {
  const list = await db
    .select({ keyword: searchRedirects.keyword, url: searchRedirects.url })
    .from(searchRedirects)
    .orderBy(asc(searchRedirects.keyword))
    .limit(page.pageSize)
    .offset(skipped(page));
  return { list, total: await db.$count(searchRedirects) };
}

export async function findRedirect(db: Db, keyword: string): Promise<Redirect | null> {
  const [row] = await db
    .select({ keyword: searchRedirects.keyword, url: searchRedirects.url })
    .from(searchRedirects)
    .where(eq(searchRedirects.keyword, keyword));
  return row ?? null;
}

export async function insertRedirect(db: Db, row: Redirect): Promise<void> {
  await db.insert(searchRedirects).values(row);
}

export async function deleteRedirect(db: Db, keyword: string): Promise<void> {
  await db.delete(searchRedirects).where(eq(searchRedirects.keyword, keyword));
}

/** What most people searched for in the last 30 days, of all firms. */
export async function readRecentKeywords(db: Db, most: number): Promise<MissedKeyword[]> {
  const people = sql<number>`count(distinct (${searchHistory.firmId}, ${searchHistory.userId}))::int`;
  const lastAt = sql<Date>`max(${searchHistory.searchedAt})`.mapWith(searchHistory.searchedAt);
  const rows = await db
    .select({ keyword: searchHistory.keyword, people, lastAt })
    .from(searchHistory)
    .where(sql`${searchHistory.searchedAt} > now() - interval '30 days'`)
    .groupBy(searchHistory.keyword)
    .orderBy(desc(people), desc(lastAt))
    .limit(most);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
}

export async function listFeedback(db: Db, page: Page): Promise<Listed<FeedbackRow>> {
  const f = searchFeedback;
  const rows = await db
    .select({ id: f.id, keyword: f.keyword, content: f.content, firmName: firmsView.name, at: f.createdAt })
    .from(f)
    .innerJoin(firmsView, eq(firmsView.id, f.firmId))
    .orderBy(desc(f.createdAt), desc(f.id))
    .limit(page.pageSize)
    .offset(skipped(page));
  const list = rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() }));
  return { list, total: await db.$count(f) };
}
