import { eq, inArray } from 'drizzle-orm';
import { categoriesView } from '#features/catalog/api/catalog-views.ts';
import { readItemsByNumber } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/** Id of a category; undefined when there is none of that code. */
export async function readCategoryByCode(db: Db, code: string): Promise<bigint | undefined> {
  const [row] = await db.select({ id: categoriesView.id }).from(categoriesView).where(eq(categoriesView.code, code));
  return row?.id;
}

/** Id of the category an item lies in; an item that is hidden from the caller has none. */
export async function readCategoryOfItem(db: Db, itemNo: string): Promise<bigint | undefined> {
  const [item] = await readItemsByNumber(db, null, [itemNo]);
  return item && readCategoryByCode(db, item.categoryCode);
}

export async function readCategoryNames(db: Db, ids: readonly bigint[]) {
  const rows = await db
    .select({ id: categoriesView.id, code: categoriesView.code, name: categoriesView.name })
    .from(categoriesView)
    .where(inArray(categoriesView.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
