import { eq, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { brands, categories, type SkuAttribute, series, skus } from './catalog-tables.ts';
import { availableStock, type SkuForSale } from './read-skus-for-sale.ts';

/** What the shop shows of an item beyond what an order needs. Prices are the item's own, for no level yet. */
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
  saleFlag: boolean;
  skuType: number;
  ean: string | null;
}

const COLUMNS = {
  skuId: skus.id,
  itemNo: skus.itemNo,
  name: skus.name,
  brandName: brands.name,
  brandCode: brands.code,
  seriesCode: series.code,
  seriesName: series.name,
  categoryCode: categories.code,
  mpn: skus.mpn,
  orderUnit: skus.orderUnit,
  packQuantity: skus.packQuantity,
  baseUnit: skus.baseUnit,
  moq: skus.moq,
  step: skus.step,
  listPrice: skus.listPrice,
  salesPrice: skus.salesPrice,
  taxRateBp: skus.taxRateBp,
  productStatus: skus.productStatus,
  dayType: skus.dayType,
  deliveryDays: skus.deliveryDays,
  notCart: skus.notCart,
  attributes: skus.attributes,
  description: skus.description,
  returnable: skus.returnable,
  exchangeable: skus.exchangeable,
  newFlag: skus.newFlag,
  hotFlag: skus.hotFlag,
  saleFlag: skus.saleFlag,
  skuType: skus.skuType,
  ean: skus.ean,
  available: availableStock,
};

/** Query for items with brand, series and category; callers add what they order by and how many they take. */
export function selectItemFacts(db: Db, condition: SQL | undefined) {
  return db
    .select(COLUMNS)
    .from(skus)
    .innerJoin(categories, eq(categories.id, skus.categoryId))
    .leftJoin(brands, eq(brands.id, skus.brandId))
    .leftJoin(series, eq(series.id, skus.seriesId))
    .where(condition)
    .$dynamic();
}

export async function readItemFacts(db: Db, itemNo: string): Promise<ItemFacts | undefined> {
  const [item] = await selectItemFacts(db, eq(skus.itemNo, itemNo));
  return item;
}
