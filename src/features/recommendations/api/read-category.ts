import { eq, inArray } from 'drizzle-orm';
import { categories, readItemsWhere, skus } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/** Id of a category; undefined when there is none of that code. */
export async function readCategoryByCode(db: Db, code: string): Promise<bigint | undefined> {
  const [row] = await db.select({ id: categories.id }).from(categories).where(eq(categories.code, code));
  return row?.id;
}

/** Id of the category an item lies in; an item that is hidden from the caller has none. */
export async function readCategoryOfItem(db: Db, itemNo: string): Promise<bigint | undefined> {
  const [item] = await readItemsWhere(db, null, eq(skus.itemNo, itemNo));
  return item && readCategoryByCode(db, item.categoryCode);
}

export async function readCategoryNames(db: Db, ids: readonly bigint[]) {
  const rows = await db
    .select({ id: categories.id, code: categories.code, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
