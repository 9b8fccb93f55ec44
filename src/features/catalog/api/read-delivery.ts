import { sql } from 'drizzle-orm';
import { amongIds } from '#platform/api/among.ts';
import { compiledSelect } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';
import type { NamedStock } from '../rules/plan-delivery.ts';
import { skus } from './catalog-tables.ts';
import { chosenRegion, deliveryRegion } from './region-columns.ts';
import { readStockJson, stockByWarehouse } from './warehouse-columns.ts';

export interface DeliverySources {
  /** County the goods go to. */
  regionCode: string | null;
  /** Warehouses by item, with their days to the region. */
  stock: Map<bigint, NamedStock[]>;
}

const readStock = compiledSelect<{ skuIds: readonly bigint[]; chosen: string | null }>()((db, given) => {
  const region = deliveryRegion(given.chosen);
  return db
    .select({ skuId: skus.id, regionCode: sql<string | null>`${region}`, stock: stockByWarehouse(region) })
    .from(skus)
    .where(amongIds(skus.id, given.skuIds));
});

/** Where goods lie and where they go: to the county named, else to the caller's own. */
export async function readDelivery(db: Db, skuIds: readonly bigint[], named?: string): Promise<DeliverySources> {
  const rows = await readStock(db, { skuIds, chosen: chosenRegion(named) });
  return {
    regionCode: rows[0]?.regionCode ?? null,
    stock: new Map(rows.map(({ skuId, stock }) => [skuId, readStockJson(stock)])),
  };
}
