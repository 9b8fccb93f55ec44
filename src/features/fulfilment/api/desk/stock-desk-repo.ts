import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { brands, skus, stockLevels, warehouses } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { StockFilter } from '../../contract/stock-desk-contract.ts';
import { stockCorrections } from '../fulfilment-tables.ts';

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** An item by its number, a manufacturer's number or a part of its name. */
const itemIs = (item: string): SQL =>
  sql`(${skus.itemNo} ilike ${`${escaped(item)}%`} or ${skus.mpn} = ${item} or ${skus.name} ilike ${`%${escaped(item)}%`})`;

const KINDS: Readonly<Record<StockFilter['kind'], SQL | undefined>> = {
  all: undefined,
  reserved: sql`${stockLevels.reserved} > 0`,
  empty: sql`${stockLevels.onHand} = ${stockLevels.reserved}`,
};

/** Stock of items by warehouse, what orders hold beside it. */
export async function readLevels(db: Db, { item, warehouse, kind, pageNo, pageSize }: StockFilter) {
  const condition = and(
    item ? itemIs(item) : undefined,
    warehouse ? eq(stockLevels.warehouse, warehouse) : undefined,
    KINDS[kind],
  );
  const rows = await db
    .select({
      skuCode: skus.itemNo,
      productName: skus.name,
      brandName: brands.name,
      orderUnit: skus.orderUnit,
      warehouse: stockLevels.warehouse,
      warehouseName: sql<string>`coalesce(${warehouses.name}, ${stockLevels.warehouse})`,
      onHand: stockLevels.onHand,
      reserved: stockLevels.reserved,
      updatedAt: stockLevels.updatedAt,
    })
    .from(stockLevels)
    .innerJoin(skus, eq(skus.id, stockLevels.skuId))
    .leftJoin(brands, eq(brands.id, skus.brandId))
    .leftJoin(warehouses, eq(warehouses.code, stockLevels.warehouse))
    .where(condition)
    .orderBy(stockLevels.skuId, stockLevels.warehouse)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await db
    .select({ total: count() })
    .from(stockLevels)
    .innerJoin(skus, eq(skus.id, stockLevels.skuId))
    .where(condition);
  return { rows, total: all?.total ?? 0 };
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

export async function insertCorrection(db: Db, correction: typeof stockCorrections.$inferInsert): Promise<void> {
  await db.insert(stockCorrections).values(correction);
}

/** Corrections, the latest first. */
export async function readCorrections(db: Db, { item, warehouse, pageNo, pageSize }: Omit<StockFilter, 'kind'>) {
  const condition = and(
    item ? itemIs(item) : undefined,
    warehouse ? eq(stockCorrections.warehouse, warehouse) : undefined,
  );
  const rows = await db
    .select({
      at: stockCorrections.createdAt,
      skuCode: skus.itemNo,
      productName: skus.name,
      warehouseName: sql<string>`coalesce(${warehouses.name}, ${stockCorrections.warehouse})`,
      before: stockCorrections.before,
      after: stockCorrections.after,
      reason: stockCorrections.reason,
      actorName: usersView.realName,
    })
    .from(stockCorrections)
    .innerJoin(skus, eq(skus.id, stockCorrections.skuId))
    .leftJoin(warehouses, eq(warehouses.code, stockCorrections.warehouse))
    .leftJoin(usersView, eq(usersView.id, stockCorrections.userId))
    .where(condition)
    .orderBy(desc(stockCorrections.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await db
    .select({ total: count() })
    .from(stockCorrections)
    .innerJoin(skus, eq(skus.id, stockCorrections.skuId))
    .where(condition);
  return { rows, total: all?.total ?? 0 };
}
