import { asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { series, skus } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';

const COLUMNS = {
  id: skus.id,
  itemNo: skus.itemNo,
  mpn: skus.mpn,
  ean: skus.ean,
  name: skus.name,
  seriesId: skus.seriesId,
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
};

function select(db: Db, condition: SQL | undefined) {
  return db
    .select(COLUMNS)
    .from(skus)
    .leftJoin(series, eq(series.id, skus.seriesId))
    .where(condition)
    .orderBy(asc(skus.id))
    .$dynamic();
}

export type ItemToIndex = Awaited<ReturnType<typeof select>>[number];

export function readItemsByNumber(db: Db, itemNos: readonly string[]): Promise<ItemToIndex[]> {
  return select(db, inArray(skus.itemNo, [...itemNos]));
}

/** The next items after an id, in the order of ids: the whole catalogue in pieces, however it changes meanwhile. */
export function readItemsAfter(db: Db, id: bigint, most: number): Promise<ItemToIndex[]> {
  return select(db, gt(skus.id, id)).limit(most);
}
