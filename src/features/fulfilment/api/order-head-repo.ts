import { and, eq } from 'drizzle-orm';
import { orders } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/** Whose order it is and by which numbers people know it; null when the transaction sees none of that key. */
export async function readOrderHead(db: Db, { firmId, orderId }: { firmId: bigint; orderId: bigint }) {
  const [order] = await db
    .select({ firmId: orders.firmId, userId: orders.userId, orderNo: orders.orderNo, poNumber: orders.poNumber })
    .from(orders)
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId)));
  return order ?? null;
}
