import { and, count, desc, inArray, type SQL, sum } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { ExportSize } from '../../rules/life/export-limits.ts';
import { visibleTo } from '../order-scope-repo.ts';
import { orders } from '../order-tables.ts';

export const chosenOrders = (caller: SignedInCaller, orderNos: readonly string[]) =>
  and(visibleTo(caller), inArray(orders.orderNo, [...orderNos]));

export async function readExportSize(db: Db, condition: SQL | undefined): Promise<ExportSize> {
  const [size] = await db
    .select({ orders: count(), lines: sum(orders.lineCount).mapWith(Number) })
    .from(orders)
    .where(condition);
  return { orders: size?.orders ?? 0, lines: size?.lines ?? 0 };
}

/** Their numbers, the latest first. */
export async function readNumbers(db: Db, condition: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.submittedAt), desc(orders.id));
  return rows.map((row) => row.orderNo);
}
