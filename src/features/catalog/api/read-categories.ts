import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { categories, skus } from './catalog-tables.ts';
import { offerExists } from './offer-columns.ts';

export interface CategoryRow {
  id: bigint;
  parentId: bigint | null;
  code: string;
  name: string;
  level: number;
}

/** Every category in reading order; a thousand narrow rows. */
export function readCategories(db: Db): Promise<CategoryRow[]> {
  return db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      code: categories.code,
      name: categories.name,
      level: categories.level,
    })
    .from(categories)
    .orderBy(asc(categories.level), asc(categories.sort), asc(categories.id));
}

/** Category of an item that exists for the caller. */
export async function readCategoryOfItem(db: Db, itemNo: string): Promise<string | undefined> {
  const [row] = await db
    .select({ code: categories.code })
    .from(skus)
    .innerJoin(categories, eq(categories.id, skus.categoryId))
    .where(and(eq(skus.itemNo, itemNo), offerExists));
  return row?.code;
}
