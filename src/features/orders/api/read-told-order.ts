import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { orderEvents, orders } from './order-tables.ts';

/** What a message about an order says, and who ended it, where somebody did; null: the clock, or nobody. */
export async function readToldOrder(db: Db, { firmId, orderId }: { firmId: bigint; orderId: bigint }) {
  const { userId, orderNo, poNumber, status, totalFen } = orders;
  const [order] = await db
    .select({ userId, orderNo, poNumber, status, totalFen })
    .from(orders)
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId)));
  if (!order) return null;
  const [end] = await db
    .select({ userId: orderEvents.userId })
    .from(orderEvents)
    .where(
      and(
        ...[eq(orderEvents.firmId, firmId), eq(orderEvents.orderId, orderId)],
        inArray(orderEvents.toStatus, ['cancelled', 'closed', 'rejected']),
      ),
    )
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return { ...order, endedBy: end?.userId ?? null };
}
