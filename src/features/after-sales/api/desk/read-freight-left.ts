import { and, eq, ne, sql } from 'drizzle-orm';
import { ordersView } from '#features/orders/api/orders-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { CaseRow } from '../case-repo.ts';
import { afterSaleRefunds as refunds } from '../settlement-tables.ts';

/** Of the freight of an order, what other cases have not given back. */
export async function readFreightLeft(db: Db, { firmId, orderId, id }: CaseRow): Promise<bigint> {
  const [order] = await db
    .select({ freightFen: ordersView.freightFen })
    .from(ordersView)
    .where(and(eq(ordersView.firmId, firmId), eq(ordersView.id, orderId)));
  const [back] = await db
    .select({ freightFen: sql<bigint>`coalesce(sum(${refunds.freightFen}), 0)::bigint`.mapWith(BigInt) })
    .from(refunds)
    .where(and(eq(refunds.firmId, firmId), eq(refunds.orderId, orderId), ne(refunds.caseId, id)));
  const left = (order?.freightFen ?? 0n) - (back?.freightFen ?? 0n);
  return left > 0n ? left : 0n;
}
