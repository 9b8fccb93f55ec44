import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { skus, stockLevels } from './catalog-tables.ts';
import { warehouses } from './item-tables.ts';

/** Locks what lies of an item in a warehouse; null for an item nobody knows. A place without stock yet counts as 0. */
export async function lockLevel(db: Db, { skuCode, warehouse }: { skuCode: string; warehouse: string }) {
  const [place] = await db
    .select({ skuId: skus.id })
    .from(skus)
    .innerJoin(warehouses, eq(warehouses.code, warehouse))
    .where(eq(skus.itemNo, skuCode));
  if (!place) return null;
  const { skuId } = place;
  await db.insert(stockLevels).values({ skuId, warehouse }).onConflictDoNothing();
  const [level] = await db
    .select({ onHand: stockLevels.onHand, reserved: stockLevels.reserved })
    .from(stockLevels)
    .where(and(eq(stockLevels.skuId, skuId), eq(stockLevels.warehouse, warehouse)))
    .for('update');
  return level ? { skuId, warehouse, ...level } : null;
}
