import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { skus } from './catalog-tables.ts';

/** Prices of items before any price level; unit prices in 1/10,000 yuan, numbers that do not exist are left out. */
export function readBasePrices(db: Db, itemNos: readonly string[]) {
  return db
    .select({
      itemNo: skus.itemNo,
      listPrice: skus.listPrice,
      salesPrice: skus.salesPrice,
      taxRateBp: skus.taxRateBp,
      saleFlag: skus.saleFlag,
    })
    .from(skus)
    .where(inArray(skus.itemNo, [...itemNos]));
}
