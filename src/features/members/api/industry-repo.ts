import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { categoriesView } from '#features/catalog/api/catalog-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { amongTexts } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';

const CHOICE = { code: categoriesView.code, name: categoriesView.name };

export async function readFirmFacts(db: Db, firmId: bigint) {
  const [firm] = await db
    .select({ name: firmsView.name, industry: firmsView.industry, settings: firmsView.settings })
    .from(firmsView)
    .where(eq(firmsView.id, firmId));
  if (!firm) throw new Error('a company without a row');
  return firm;
}

/** Categories at the top of the catalogue. */
export const listTopCategories = (db: Db) =>
  db
    .select(CHOICE)
    .from(categoriesView)
    .where(isNull(categoriesView.parentId))
    .orderBy(asc(categoriesView.id))
    .limit(100);

export const listCategoriesByCode = (db: Db, codes: readonly string[]) =>
  db.select(CHOICE).from(categoriesView).where(amongTexts(categoriesView.code, codes)).orderBy(asc(categoriesView.id));

/** Categories whose name holds one of the words. */
export const findCategories = (db: Db, keyword: string) =>
  db
    .select(CHOICE)
    .from(categoriesView)
    .where(and(sql`${categoriesView.name} ilike ${containing(keyword)}`))
    .orderBy(asc(categoriesView.id))
    .limit(20);
