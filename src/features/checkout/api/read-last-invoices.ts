import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import type { Invoice } from '#features/orders/contract/order-terms-schemas.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';

/** Orders that are looked through for what the firm used last. */
const LOOKED_THROUGH = 200;
const KEPT = 5;

/**
 * The firm's last invoices that differ, the latest first; later buyers need not type them again. Those in the name of a
 * person are that person's own.
 */
export async function readLastInvoices(
  db: Db,
  { firmId, userId }: Pick<SignedInCaller, 'firmId' | 'userId'>,
): Promise<Invoice[]> {
  const rows = await db
    .select({ invoice: ordersView.invoice, userId: ordersView.userId })
    .from(ordersView)
    .where(and(eq(ordersView.firmId, firmId), isNotNull(ordersView.invoice)))
    .orderBy(desc(ordersView.submittedAt))
    .limit(LOOKED_THROUGH);
  const known = new Map<string, Invoice>();
  for (const { invoice, userId: buyerId } of rows) {
    if (invoice?.type === 3 && buyerId !== userId) continue;
    const key = `${invoice?.type} ${invoice?.title} ${invoice?.taxNo ?? ''}`;
    if (invoice && !known.has(key)) known.set(key, invoice);
  }
  return [...known.values()].slice(0, KEPT);
}

/** Cost centres the firm has named lately, for the buyer to choose from. */
export async function readLastCostCenters(db: Db, firmId: bigint): Promise<string[]> {
  const recent = db
    .select({ costCenter: orderLinesView.costCenter })
    .from(orderLinesView)
    .where(and(eq(orderLinesView.firmId, firmId), ne(orderLinesView.costCenter, '')))
    .orderBy(desc(orderLinesView.id))
    .limit(LOOKED_THROUGH)
    .as('recent');
  const rows = await db
    .select({ costCenter: recent.costCenter })
    .from(recent)
    .groupBy(recent.costCenter)
    .orderBy(sql`count(*) desc`, recent.costCenter)
    .limit(20);
  return rows.map((row) => row.costCenter);
}
