import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { skus, stockLevels } from './catalog-tables.ts';
import { warehouses } from './item-tables.ts';

/** A change of what lies in one warehouse of one item. */
export interface StockMove {
  skuId: bigint;
  warehouse: string;
  /** Added to what lies there; negative when it leaves. */
  onHand: number;
  /** Added to what is held for orders. */
  reserved: number;
}

/** Each stock row once, always in the same order: two moves never wait for each other in a circle. */
function merge(moves: readonly StockMove[]): StockMove[] {
  const merged = new Map<string, StockMove>();
  for (const move of moves) {
    const key = `${move.skuId} ${move.warehouse}`;
    const { onHand = 0, reserved = 0 } = merged.get(key) ?? {};
    merged.set(key, { ...move, onHand: onHand + move.onHand, reserved: reserved + move.reserved });
  }
  return [...merged.values()].sort((a, b) =>
    a.skuId === b.skuId ? (a.warehouse < b.warehouse ? -1 : 1) : a.skuId < b.skuId ? -1 : 1,
  );
}

/**
 * Moves stock of named warehouses, all of it or nothing. False where one of the rows does not allow it: nothing has
 * changed then.
 */
export async function moveStock(db: Db, moves: readonly StockMove[]): Promise<boolean> {
  if (moves.length === 0) return true;
  const rows = merge(moves);
  const wanted = sql`wanted as (select * from unnest(${sql.param(rows.map(({ skuId }) => String(skuId)))}::bigint[],
      ${sql.param(rows.map(({ warehouse }) => warehouse))}::text[], ${sql.param(rows.map(({ onHand }) => onHand))}::int[],
      ${sql.param(rows.map(({ reserved }) => reserved))}::int[]) as w (sku_id, warehouse, on_hand, reserved))`;
  await db.execute(sql`with ${wanted} select 1 from stock_levels s join wanted w using (sku_id, warehouse)
    order by s.sku_id, s.warehouse for no key update of s`);
  const result = await db.execute(sql`
    with ${wanted}, allowed as (
      select s.sku_id, s.warehouse, s.on_hand + w.on_hand as on_hand, s.reserved + w.reserved as reserved
        from stock_levels s join wanted w using (sku_id, warehouse)
       where s.reserved + w.reserved between 0 and s.on_hand + w.on_hand)
    update stock_levels s set on_hand = a.on_hand, reserved = a.reserved, updated_at = now()
      from allowed a where s.sku_id = a.sku_id and s.warehouse = a.warehouse
       and (select count(*) from allowed) = ${rows.length}`);
  return result.rowCount === rows.length;
}

/** Units that are to be sold from now on. */
interface ReceivedStock extends Pick<StockMove, 'skuId' | 'warehouse'> {
  quantity: number;
}

/** Puts units on the shelf of a warehouse, where none of that item may have lain before. */
export async function receiveStock(db: Db, received: readonly ReceivedStock[]): Promise<void> {
  const rows = merge(received.map(({ quantity, ...place }) => ({ ...place, onHand: quantity, reserved: 0 })));
  if (rows.length === 0) return;
  await db
    .insert(stockLevels)
    .values(rows.map(({ skuId, warehouse, onHand }) => ({ skuId, warehouse, onHand })))
    .onConflictDoUpdate({
      target: [stockLevels.skuId, stockLevels.warehouse],
      set: { onHand: sql`${stockLevels.onHand} + excluded.on_hand`, updatedAt: sql`now()` },
    });
}

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
