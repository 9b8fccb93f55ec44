import { asc, type SQL, sql } from 'drizzle-orm';
import { amongFewIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { deferToCommit } from '#platform/api/last-statement.ts';
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
 * Stock of some items with the days each warehouse is away from a province, where one is named. `locked`: until the
 * transaction ends, always in the same order, so that two orders never wait for each other.
 */
async function readStock(
  db: Db,
  skuIds: readonly bigint[],
  provinceCode: string | null,
  kind: 'seen' | 'locked',
): Promise<FreeStock[]> {
  const rows = db
    .select({
      skuId: stockLevels.skuId,
      warehouse: stockLevels.warehouse,
      available: sql<number>`${stockLevels.onHand} - ${stockLevels.reserved}`,
      days: sql<number | null>`(select t.days from ${warehouseTransits} t
        where t.warehouse = stock_levels.warehouse and t.province_code = ${provinceCode}::text)`,
    })
    .from(stockLevels)
    .where(amongFewIds(stockLevels.skuId, skuIds))
    .orderBy(asc(stockLevels.skuId), asc(stockLevels.warehouse));
  const found = await (kind === 'locked' ? rows.for('no key update') : rows);
  return found.map(({ days, ...row }) => ({ ...row, days: days ?? undefined }));
}

/** As a relation; the planner does not see how long it is (`amongFewIds`). */
const listOf = (allocations: readonly StockAllocation[]) => {
  const skuIds = sql.param(allocations.map(({ skuId }) => String(skuId)));
  const warehouses = sql.param(allocations.map(({ warehouse }) => warehouse));
  const quantities = sql.param(allocations.map(({ quantity }) => quantity));
  return sql`unnest((select ${skuIds}::bigint[]), (select ${warehouses}::text[]), (select ${quantities}::int[]))`;
};

/** What else a statement writes if all stock was had; reads `whole`, which then has one row and otherwise none. */
export type AlsoWrite = (allocations: readonly StockAllocation[]) => SQL;

const NOTHING_ELSE: AlsoWrite = () => sql`select from whole`;

/**
 * Takes all of these allocations or none, and writes what belongs to them, in one statement: the rows everyone wants
 * are locked once, for as short as can be. Locks every row of the items, in the order of `readStock`.
 */
function takingStock(allocations: readonly StockAllocation[], alsoWrite: AlsoWrite): SQL {
  const wished = amongFewIds(
    stockLevels.skuId,
    allocations.map(({ skuId }) => skuId),
  );
  return sql`
    with locked as (
      select sku_id, warehouse, on_hand - reserved as free from stock_levels
      where ${wished} order by sku_id, warehouse for no key update),
    wish as (select * from ${listOf(allocations)} as w (sku_id, warehouse, quantity)),
    whole as (
      select from locked join wish using (sku_id, warehouse) where free >= quantity
      having count(*) = ${allocations.length}::int),
    taken as (
      update stock_levels s set reserved = s.reserved + w.quantity, updated_at = now() from wish w, whole
      where s.sku_id = w.sku_id and s.warehouse = w.warehouse),
    written as (${alsoWrite(allocations)})`;
}

async function takeStock(db: Db, taking: SQL): Promise<boolean> {
  const { rowCount } = await db.execute(sql`${taking} select from whole`);
  return (rowCount ?? 0) > 0;
}

/** Takes it with the commit, where it says by dividing by zero that somebody was faster. */
const takeStockAtCommit = (db: Db, taking: SQL) => deferToCommit(db, sql`${taking} select 1 / count(*) from whole`);

/** Where goods go, and what of their stock was seen already: a promise given from it is the one that is kept. */
export interface StockGround {
  provinceCode?: string | null;
  seen?: readonly FreeStock[];
}

/**
 * Reserves stock for everything wanted, or for nothing: when something is short the answer says what could be had.
 * Takes each item from the nearest warehouse that has all of it, else from several, the nearest to `provinceCode`
 * first: what the item's page promised. Planned from what is seen without waiting and taken at the end of the
 * transaction; where somebody was faster, planned again from the rows as they stay until it ends.
 */
export async function reserveStock(
  db: Db,
  wanted: readonly StockWish[],
  { provinceCode = null, seen }: StockGround = {},
  alsoWrite = NOTHING_ELSE,
): Promise<AllocationPlan> {
  if (wanted.length === 0) return { ok: true, allocations: [] };
  const skuIds = [...new Set(wanted.map(({ skuId }) => skuId))];
  const first = allocateStock(wanted, seen ?? (await readStock(db, skuIds, provinceCode, 'seen')));
  if (!first.ok) return first;
  const taking = takingStock(first.allocations, alsoWrite);
  if (takeStockAtCommit(db, taking) || (await takeStock(db, taking))) return first;
  const sure = allocateStock(wanted, await readStock(db, skuIds, provinceCode, 'locked'));
  if (sure.ok && !(await takeStock(db, takingStock(sure.allocations, alsoWrite)))) {
    throw new Error('locked stock changed under a reservation');
  }
  return sure;
}

/** Takes from `reserved`, row by row where so much is reserved; answers how many rows moved. */
async function unreserve(db: Db, allocations: readonly StockAllocation[]): Promise<number> {
  const result = await db.execute(sql`
    update stock_levels s set reserved = s.reserved - m.quantity, updated_at = now()
    from ${listOf(allocations)} as m (sku_id, warehouse, quantity)
    where s.sku_id = m.sku_id and s.warehouse = m.warehouse and s.reserved >= m.quantity`);
  return result.rowCount ?? 0;
}

/** Gives reserved stock back. Releasing what is not reserved is an error of the caller and releases nothing. */
export async function releaseStock(db: Db, allocations: readonly StockAllocation[]): Promise<void> {
  if (allocations.length === 0) return;
  const merged = mergeAllocations(allocations);
  await readStock(db, [...new Set(merged.map(({ skuId }) => skuId))], null, 'locked');
  const moved = await unreserve(db, merged);
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
