import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import {
  type AllocationPlan,
  allocateStock,
  type FreeStock,
  type StockAllocation,
  type StockWish,
} from '../rules/allocate-stock.ts';
import { stockLevels } from './catalog-tables.ts';
import { warehouseTransits } from './item-tables.ts';

/**
 * Locks the stock rows of some items, always in the same order, so that two orders never wait for each other. With the
 * days each warehouse is away from a province, where one is named.
 */
async function lockStock(db: Db, skuIds: bigint[], provinceCode: string | null = null): Promise<FreeStock[]> {
  const rows = await db
    .select({
      skuId: stockLevels.skuId,
      warehouse: stockLevels.warehouse,
      available: sql<number>`${stockLevels.onHand} - ${stockLevels.reserved}`,
      days: sql<number | null>`(select t.days from ${warehouseTransits} t
        where t.warehouse = stock_levels.warehouse and t.province_code = ${provinceCode}::text)`,
    })
    .from(stockLevels)
    .where(inArray(stockLevels.skuId, skuIds))
    .orderBy(asc(stockLevels.skuId), asc(stockLevels.warehouse))
    .for('no key update');
  return rows.map(({ days, ...row }) => ({ ...row, days: days ?? undefined }));
}

/** Adds to or takes from `reserved`, row by row where the stock allows it; answers how many rows moved. */
async function moveReserved(db: Db, allocations: readonly StockAllocation[], sign: 1 | -1): Promise<number> {
  const skuIds = sql.param(allocations.map(({ skuId }) => String(skuId)));
  const warehouses = sql.param(allocations.map(({ warehouse }) => warehouse));
  const quantities = sql.param(allocations.map(({ quantity }) => sign * quantity));
  const result = await db.execute(sql`
    update stock_levels s set reserved = s.reserved + m.quantity, updated_at = now()
    from unnest(${skuIds}::bigint[], ${warehouses}::text[], ${quantities}::int[]) as m (sku_id, warehouse, quantity)
    where s.sku_id = m.sku_id and s.warehouse = m.warehouse
      and s.on_hand - s.reserved >= m.quantity and s.reserved + m.quantity >= 0`);
  return result.rowCount ?? 0;
}

/**
 * Reserves stock for everything wanted, or for nothing: when something is short the answer says what could be had.
 * Takes each item from the nearest warehouse that has all of it, else from several, the nearest to `provinceCode`
 * first: what the item's page promised. The rows stay locked until the transaction ends.
 */
export async function reserveStock(
  db: Db,
  wanted: readonly StockWish[],
  provinceCode: string | null = null,
): Promise<AllocationPlan> {
  if (wanted.length === 0) return { ok: true, allocations: [] };
  const stock = await lockStock(db, [...new Set(wanted.map(({ skuId }) => skuId))], provinceCode);
  const plan = allocateStock(wanted, stock);
  if (!plan.ok) return plan;
  const moved = await moveReserved(db, plan.allocations, 1);
  if (moved !== plan.allocations.length) throw new Error('locked stock changed under a reservation');
  return plan;
}

/** Gives reserved stock back. Releasing what is not reserved is an error of the caller and releases nothing. */
export async function releaseStock(db: Db, allocations: readonly StockAllocation[]): Promise<void> {
  if (allocations.length === 0) return;
  const merged = mergeAllocations(allocations);
  await lockStock(db, [...new Set(merged.map(({ skuId }) => skuId))]);
  const moved = await moveReserved(db, merged, -1);
  if (moved !== merged.length) throw new Error('released more stock than was reserved');
}

/** One entry per stock row: an update touches each row once, however often it is named. */
function mergeAllocations(allocations: readonly StockAllocation[]): StockAllocation[] {
  const merged = new Map<string, StockAllocation>();
  for (const { skuId, warehouse, quantity } of allocations) {
    const key = `${skuId} ${warehouse}`;
    merged.set(key, { skuId, warehouse, quantity: (merged.get(key)?.quantity ?? 0) + quantity });
  }
  return [...merged.values()];
}
