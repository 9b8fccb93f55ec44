import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { orders } from './order-tables.ts';

/** An order by its key, where one is known, or by its number. */
export type OrderAddress = { orderNo: string } | { firmId: bigint; orderId: bigint };

const named = (name: OrderAddress): SQL | undefined =>
  'orderNo' in name
    ? eq(orders.orderNo, name.orderNo)
    : and(eq(orders.firmId, name.firmId), eq(orders.id, name.orderId));

/** What whoever delivers an order must know of it; `lock`: until the transaction ends, nobody else changes it. */
export async function readWorkHead(db: Db, name: OrderAddress, lock: boolean) {
  const query = db
    .select({
      firmId: orders.firmId,
      orderId: orders.id,
      orderNo: orders.orderNo,
      userId: orders.userId,
      poNumber: orders.poNumber,
      status: orders.status,
      version: orders.version,
      submittedAt: orders.submittedAt,
    })
    .from(orders)
    .where(named(name))
    .limit(1);
  const [head] = await (lock ? query.for('update') : query);
  return head;
}
