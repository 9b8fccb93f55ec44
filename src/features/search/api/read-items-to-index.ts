import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { series, skus } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';

const COLUMNS = {
  id: skus.id,
  itemNo: skus.itemNo,
  mpn: skus.mpn,
  ean: skus.ean,
  name: skus.name,
  seriesName: series.name,
  brandId: skus.brandId,
  categoryId: skus.categoryId,
  attributes: skus.attributes,
  description: skus.description,
  listPrice: skus.listPrice,
  salesPrice: skus.salesPrice,
  productStatus: skus.productStatus,
  dayType: skus.dayType,
  deliveryDays: skus.deliveryDays,
  salesCount: skus.salesCount,
  createdAt: skus.createdAt,
  exclusive: skus.exclusive,
};

function select(db: Db, condition: SQL | undefined) {
  return db.select(COLUMNS).from(skus).leftJoin(series, eq(series.id, skus.seriesId)).where(condition).$dynamic();
}

export type ItemToIndex = Awaited<ReturnType<typeof select>>[number];

export function readItemsByNumber(db: Db, itemNos: readonly string[]): Promise<ItemToIndex[]> {
  return select(db, inArray(skus.itemNo, [...itemNos]));
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
  const order = [sql`${skus.salesCount} desc nulls last`, asc(skus.id)];
  const same = and(eq(skus.salesCount, after.salesCount), gt(skus.id, after.skuId));
  const equal = await select(db, same)
    .orderBy(...order)
    .limit(most);
  if (equal.length === most) return equal;
  const fewer = select(db, lt(skus.salesCount, after.salesCount)).orderBy(...order);
  return [...equal, ...(await fewer.limit(most - equal.length))];
}
