import { and, eq } from 'drizzle-orm';
import { ordersView } from '#features/orders/api/orders-views.ts';
import type { Db } from '#platform/api/database.ts';

/** Whose order it is and by which numbers people know it; null when the transaction sees none of that key. */
export async function readOrderHead(db: Db, { firmId, orderId }: { firmId: bigint; orderId: bigint }) {
  const [order] = await db
    .select({
      firmId: ordersView.firmId,
      userId: ordersView.userId,
      orderNo: ordersView.orderNo,
      poNumber: ordersView.poNumber,
    })
    .from(ordersView)
    .where(and(eq(ordersView.firmId, firmId), eq(ordersView.id, orderId)));
  return order ?? null;
}
