import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { categories } from '#features/catalog/api/public.ts';
import { firms } from '#features/organisation/api/public.ts';
import { amongTexts } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';

const CHOICE = { code: categories.code, name: categories.name };

export async function readFirmFacts(db: Db, firmId: bigint) {
  const [firm] = await db
    .select({ name: firms.name, industry: firms.industry, settings: firms.settings })
    .from(firms)
    .where(eq(firms.id, firmId));
  if (!firm) throw new Error('a company without a row');
  return firm;
}

/** Categories at the top of the catalogue. */
export const listTopCategories = (db: Db) =>
  db.select(CHOICE).from(categories).where(isNull(categories.parentId)).orderBy(asc(categories.id)).limit(100);

export const listCategoriesByCode = (db: Db, codes: readonly string[]) =>
  db.select(CHOICE).from(categories).where(amongTexts(categories.code, codes)).orderBy(asc(categories.id));

/** Categories whose name holds one of the words. */
export const findCategories = (db: Db, keyword: string) =>
  db
    .select(CHOICE)
    .from(categories)
    .where(and(sql`${categories.name} ilike ${`%${keyword.replace(/[\\%_]/g, '\\$&')}%`}`))
    .orderBy(asc(categories.id))
    .limit(20);

export async function saveIndustry(db: Db, firmId: bigint, industry: string, codes: readonly string[]): Promise<void> {
  const settings = sql`${firms.settings} || jsonb_build_object('boughtCategories', ${JSON.stringify(codes)}::jsonb)`;
  await db.update(firms).set({ industry, settings }).where(eq(firms.id, firmId));
}
