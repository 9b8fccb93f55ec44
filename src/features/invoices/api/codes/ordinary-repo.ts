import { count, desc, eq, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { ordinaryItems } from '../tax-code-tables.ts';

/** Which of these goods are invoiced with ordinary invoices alone. */
export async function readOrdinary(db: Db, skuIds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  if (skuIds.length === 0) return new Set();
  const rows = await db
    .select({ skuId: ordinaryItems.skuId })
    .from(ordinaryItems)
    .where(amongIds(ordinaryItems.skuId, skuIds));
  return new Set(rows.map(({ skuId }) => skuId));
}

/** Says of goods that only ordinary invoices are issued for them, or takes it back. */
export async function writeOrdinary(
  db: Db,
  skuIds: readonly bigint[],
  { ordinaryOnly, userId }: { ordinaryOnly: boolean; userId: bigint },
): Promise<void> {
  if (!ordinaryOnly) await db.delete(ordinaryItems).where(amongIds(ordinaryItems.skuId, skuIds));
  else
    await db
      .insert(ordinaryItems)
      .values(skuIds.map((skuId) => ({ skuId, userId })))
      .onConflictDoNothing();
}

export async function readOrdinaryPage(db: Db, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const [total] = await db.select({ rows: count() }).from(ordinaryItems);
  const rows = await db
    .select({
      ...{ skuCode: skusView.itemNo, at: ordinaryItems.createdAt },
      ...{ productName: skusView.name, by: sql<string>`coalesce(${usersView.realName}, '')` },
    })
    .from(ordinaryItems)
    .innerJoin(skusView, eq(skusView.id, ordinaryItems.skuId))
    .leftJoin(usersView, eq(usersView.id, ordinaryItems.userId))
    .orderBy(desc(ordinaryItems.createdAt), desc(ordinaryItems.skuId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const list = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { list, total: total?.rows ?? 0, pageNo, pageSize };
}
