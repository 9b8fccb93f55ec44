import { and, eq } from 'drizzle-orm';
import { orders } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/** Whether an order still waits for its money. */
export async function owesMoney(db: Db, { firmId, orderId }: { firmId: bigint; orderId: bigint }): Promise<boolean> {
  const [row] = await db
    .select({ payWay: orders.payWay, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId)));
  return row !== undefined && row.payWay !== 'account' && row.paymentStatus !== 'paid';
}
