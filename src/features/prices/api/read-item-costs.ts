import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { itemCosts } from './price-tables.ts';

/** Unit prices in 1/10,000 yuan, tax included. */
export interface ItemCost {
  cost: bigint;
  floor: bigint;
  supplier: string;
}

/** Costs and floors of these items, by item; only the desk gets any. Items nobody has told the costs of are missing. */
export async function readItemCosts(db: Db, skuIds: readonly bigint[]): Promise<ReadonlyMap<bigint, ItemCost>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(itemCosts)
    .where(amongIds(itemCosts.skuId, [...new Set(skuIds)]));
  return new Map(rows.map(({ skuId, cost, floor, supplier }) => [skuId, { cost, floor, supplier }]));
}
