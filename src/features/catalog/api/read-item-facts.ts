import { and, eq, type SQL } from 'drizzle-orm';
import { amongFewTexts, amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { brands, categories, type SkuAttribute, series, skus } from './catalog-tables.ts';
import { offerColumns, offerExists, priceOffer } from './offer-columns.ts';
import type { SkuForSale } from './read-skus-for-sale.ts';
import { deliveryRegion } from './region-columns.ts';

/** What the shop shows of an item beyond what an order needs. */
export interface ItemFacts extends SkuForSale {
  brandCode: string | null;
  seriesCode: string | null;
  seriesName: string | null;
  categoryCode: string;
  attributes: SkuAttribute[];
  description: string;
  returnable: boolean;
  exchangeable: boolean;
  newFlag: boolean;
  hotFlag: boolean;
  skuType: number;
  ean: string | null;
  taxCode: string | null;
  unspsc: string | null;
}

/** Columns beside those of the offer; the query joins series (left) too. */
export const ITEM_COLUMNS = {
  brandCode: brands.code,
  seriesCode: series.code,
  seriesName: series.name,
  categoryCode: categories.code,
  attributes: skus.attributes,
  description: skus.description,
  returnable: skus.returnable,
  exchangeable: skus.exchangeable,
  newFlag: skus.newFlag,
  hotFlag: skus.hotFlag,
  skuType: skus.skuType,
  ean: skus.ean,
  taxCode: skus.taxCode,
  unspsc: skus.unspsc,
};

/** Items with brand, series and category that fit the condition and exist for the caller, priced for his level. */
export async function readItemsWhere(
  db: Db,
  levelCode: string | null,
  condition: SQL | undefined,
  most?: number,
): Promise<ItemFacts[]> {
  const query = db
    .select({ ...offerColumns(deliveryRegion()), ...ITEM_COLUMNS })
    .from(skus)
    .innerJoin(categories, eq(categories.id, skus.categoryId))
    .leftJoin(brands, eq(brands.id, skus.brandId))
    .leftJoin(series, eq(series.id, skus.seriesId))
    .where(and(condition, offerExists))
    .$dynamic();
  const rows = await (most === undefined ? query : query.limit(most));
  return rows.map((row) => priceOffer(row, levelCode));
}

/** Items by number; those that do not exist for the caller are missing. */
export const readItemsByNumber = (db: Db, levelCode: string | null, itemNos: readonly string[]) =>
  readItemsWhere(db, levelCode, amongFewTexts(skus.itemNo, itemNos));

/** The same by their keys. */
export const readItemsById = (db: Db, levelCode: string | null, skuIds: readonly bigint[]) =>
  readItemsWhere(db, levelCode, amongIds(skus.id, skuIds));

/** Any items, to show how a file is filled in. */
export const readSomeItems = (db: Db, levelCode: string | null, most: number) =>
  readItemsWhere(db, levelCode, undefined, most);

export async function readItemFacts(db: Db, levelCode: string | null, itemNo: string): Promise<ItemFacts | undefined> {
  const [item] = await readItemsWhere(db, levelCode, eq(skus.itemNo, itemNo));
  return item;
}
