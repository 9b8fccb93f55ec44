import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { brandsView, skusView, stockLevelsView, warehousesView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';
import { beginningWith, containing } from '#platform/api/like-text.ts';
import type { StockFilter } from '../../contract/stock-desk-contract.ts';
import { stockCorrections } from '../fulfilment-tables.ts';

/** An item by its number, a manufacturer's number or a part of its name. */
const itemIs = (item: string): SQL =>
  sql`(${skusView.itemNo} ilike ${beginningWith(item)} or ${skusView.mpn} = ${item} or ${skusView.name} ilike ${containing(item)})`;

const KINDS: Readonly<Record<StockFilter['kind'], SQL | undefined>> = {
  all: undefined,
  reserved: sql`${stockLevelsView.reserved} > 0`,
  empty: sql`${stockLevelsView.onHand} = ${stockLevelsView.reserved}`,
};

/** Stock of items by warehouse, what orders hold beside it. */
export async function readLevels(db: Db, { item, warehouse, kind, pageNo, pageSize }: StockFilter) {
  const condition = and(
    item ? itemIs(item) : undefined,
    warehouse ? eq(stockLevelsView.warehouse, warehouse) : undefined,
    KINDS[kind],
  );
  const rows = await db
    .select({
      skuCode: skusView.itemNo,
      productName: skusView.name,
      brandName: brandsView.name,
      orderUnit: skusView.orderUnit,
      warehouse: stockLevelsView.warehouse,
      warehouseName: sql<string>`coalesce(${warehousesView.name}, ${stockLevelsView.warehouse})`,
      onHand: stockLevelsView.onHand,
      reserved: stockLevelsView.reserved,
      updatedAt: stockLevelsView.updatedAt,
    })
    .from(stockLevelsView)
    .innerJoin(skusView, eq(skusView.id, stockLevelsView.skuId))
    .leftJoin(brandsView, eq(brandsView.id, skusView.brandId))
    .leftJoin(warehousesView, eq(warehousesView.code, stockLevelsView.warehouse))
    .where(condition)
    .orderBy(stockLevelsView.skuId, stockLevelsView.warehouse)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await db
    .select({ total: count() })
    .from(stockLevelsView)
    .innerJoin(skusView, eq(skusView.id, stockLevelsView.skuId))
    .where(condition);
  return { rows, total: all?.total ?? 0 };
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
      skuCode: skusView.itemNo,
      productName: skusView.name,
      warehouseName: sql<string>`coalesce(${warehousesView.name}, ${stockCorrections.warehouse})`,
      before: stockCorrections.before,
      after: stockCorrections.after,
      reason: stockCorrections.reason,
      actorName: usersView.realName,
    })
    .from(stockCorrections)
    .innerJoin(skusView, eq(skusView.id, stockCorrections.skuId))
    .leftJoin(warehousesView, eq(warehousesView.code, stockCorrections.warehouse))
    .leftJoin(usersView, eq(usersView.id, stockCorrections.userId))
    .where(condition)
    .orderBy(desc(stockCorrections.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await db
    .select({ total: count() })
    .from(stockCorrections)
    .innerJoin(skusView, eq(skusView.id, stockCorrections.skuId))
    .where(condition);
  return { rows, total: all?.total ?? 0 };
}
