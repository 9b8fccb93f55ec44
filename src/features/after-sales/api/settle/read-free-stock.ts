import { asc, inArray, sql } from 'drizzle-orm';
import { stockLevelsView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';

/** What lies of items in the warehouses and is held for nobody. */
export const readFreeStock = (db: Db, skuIds: readonly bigint[]) =>
  db
    .select({
      skuId: stockLevelsView.skuId,
      warehouse: stockLevelsView.warehouse,
      available: sql<number>`${stockLevelsView.onHand} - ${stockLevelsView.reserved}`,
    })
    .from(stockLevelsView)
    .where(inArray(stockLevelsView.skuId, [...skuIds]))
    .orderBy(asc(stockLevelsView.skuId), asc(stockLevelsView.warehouse));
