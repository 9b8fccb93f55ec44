import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { resolvePrice } from '#features/prices/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { brands, skus, stockLevels } from './catalog-tables.ts';

/** What others need to know of an item to price, check and order it. */
export interface SkuForSale {
  skuId: bigint;
  itemNo: string;
  name: string;
  brandName: string | null;
  mpn: string | null;
  orderUnit: string;
  packQuantity: number;
  baseUnit: string;
  moq: number;
  step: number;
  listPrice: bigint;
  /** For the caller's price level, in 1/10,000 yuan; 0 means no price. */
  salesPrice: bigint;
  taxRateBp: number;
  productStatus: number;
  dayType: number;
  deliveryDays: number | null;
  notCart: boolean;
  /** Free stock over all warehouses, in order units. */
  available: number;
}

/** Free stock of the outer query's item. */
export const availableStock = sql<number>`coalesce((select sum(${stockLevels.onHand} - ${stockLevels.reserved})
  from ${stockLevels} where ${stockLevels.skuId} = ${skus.id}), 0)::int`;

async function readWhere(db: Db, condition: SQL, levelCode: string | null): Promise<SkuForSale[]> {
  const rows = await db
    .select({
      skuId: skus.id,
      itemNo: skus.itemNo,
      name: skus.name,
      brandName: brands.name,
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
      available: availableStock,
    })
    .from(skus)
    .leftJoin(brands, eq(brands.id, skus.brandId))
    .where(condition);
  return rows.map((row) => ({ ...row, salesPrice: resolvePrice(row, levelCode) }));
}

/** Items by number, priced for a level; numbers that do not exist are missing from the answer. Order is not kept. */
export function readSkusForSale(db: Db, itemNos: readonly string[], levelCode: string | null): Promise<SkuForSale[]> {
  return readWhere(db, inArray(skus.itemNo, [...itemNos]), levelCode);
}

/** The same by id. */
export function readSkusForSaleById(
  db: Db,
  skuIds: readonly bigint[],
  levelCode: string | null,
): Promise<SkuForSale[]> {
  return readWhere(db, inArray(skus.id, [...skuIds]), levelCode);
}
