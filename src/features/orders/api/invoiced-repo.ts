import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { payableOf } from '../rules/life/payable.ts';
import { lockPayableOrder } from './order-payment-repo.ts';
import { orders } from './order-tables.ts';

/**
 * Side state of invoices (behaviours 2.5), as those who keep the invoices of the order count them: `invoicedFen` of what is owed for
 * it, tax included.
 */
export async function keepInvoiceStatus(
  db: Db,
  { firmId, orderId }: { firmId: bigint; orderId: bigint },
  invoicedFen: bigint,
): Promise<void> {
  const order = await lockPayableOrder(db, { firmId, orderId });
  if (!order) return;
  const owed = payableOf(order);
  const invoiceStatus = invoicedFen <= 0n ? 'none' : invoicedFen >= owed ? 'full' : 'partly';
  await db
    .update(orders)
    .set({ invoiceStatus, updatedAt: sql`now()` })
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId), ne(orders.invoiceStatus, invoiceStatus)));
}
