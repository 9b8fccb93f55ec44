import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { seriesView, skusView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';

const COLUMNS = {
  id: skusView.id,
  itemNo: skusView.itemNo,
  mpn: skusView.mpn,
  ean: skusView.ean,
  name: skusView.name,
  seriesName: seriesView.name,
  brandId: skusView.brandId,
  categoryId: skusView.categoryId,
  attributes: skusView.attributes,
  description: skusView.description,
  listPrice: skusView.listPrice,
  salesPrice: skusView.salesPrice,
  productStatus: skusView.productStatus,
  dayType: skusView.dayType,
  deliveryDays: skusView.deliveryDays,
  salesCount: skusView.salesCount,
  createdAt: skusView.createdAt,
  exclusive: skusView.exclusive,
};

function select(db: Db, condition: SQL | undefined) {
  return db
    .select(COLUMNS)
    .from(skusView)
    .leftJoin(seriesView, eq(seriesView.id, skusView.seriesId))
    .where(condition)
    .$dynamic();
}

export type ItemToIndex = Awaited<ReturnType<typeof select>>[number];

export function readItemsByNumber(db: Db, itemNos: readonly string[]): Promise<ItemToIndex[]> {
  return select(db, inArray(skusView.itemNo, [...itemNos]));
}

/** Where a reading of the whole catalogue stands: the item read last. */
export interface CatalogCursor {
  salesCount: number;
  skuId: bigint;
}

/**
 * The next items in the order of sales. Written in this order, what is found most lies together, so that thousands of
 * candidates come from few pages.
 */
export async function readNextItems(db: Db, after: CatalogCursor, most: number): Promise<ItemToIndex[]> {
  const order = [sql`${skusView.salesCount} desc nulls last`, asc(skusView.id)];
  const same = and(eq(skusView.salesCount, after.salesCount), gt(skusView.id, after.skuId));
  const equal = await select(db, same)
    .orderBy(...order)
    .limit(most);
  if (equal.length === most) return equal;
  const fewer = select(db, lt(skusView.salesCount, after.salesCount)).orderBy(...order);
  return [...equal, ...(await fewer.limit(most - equal.length))];
}
