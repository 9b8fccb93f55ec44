import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { stockLevels } from './catalog-tables.ts';

/** Units that are to be sold from now on. */
export interface ReceivedStock {
  skuId: bigint;
  warehouse: string;
  quantity: number;
}

/** Puts units on the shelf of a warehouse, where none of that item may have lain before. */
export async function receiveStock(db: Db, received: readonly ReceivedStock[]): Promise<void> {
  const sums = new Map<string, ReceivedStock>();
  for (const one of received) {
    const key = `${one.skuId} ${one.warehouse}`;
    sums.set(key, { ...one, quantity: one.quantity + (sums.get(key)?.quantity ?? 0) });
  }
  // Always in the same order: two receipts never wait for each other in a circle.
  const rows = [...sums.values()].toSorted((a, b) =>
    a.skuId === b.skuId ? (a.warehouse < b.warehouse ? -1 : 1) : a.skuId < b.skuId ? -1 : 1,
  );
  if (rows.length === 0) return;
  await db
    .insert(stockLevels)
    .values(rows.map(({ skuId, warehouse, quantity }) => ({ skuId, warehouse, onHand: quantity })))
    .onConflictDoUpdate({
      target: [stockLevels.skuId, stockLevels.warehouse],
      set: { onHand: sql`${stockLevels.onHand} + excluded.on_hand`, updatedAt: sql`now()` },
    });
}
