import { and, eq } from 'drizzle-orm';
import { orders, visibleTo } from '#features/orders/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';

/** Key of an order the caller may see; null for those of others and for those that do not exist. */
export async function findOwnOrder(db: Db, caller: SignedInCaller, orderNo: string) {
  const [order] = await db
    .select({ firmId: orders.firmId, orderId: orders.id })
    .from(orders)
    .where(and(visibleTo(caller), eq(orders.orderNo, orderNo)));
  return order ?? null;
}

/** Whether the caller may see an order of his firm. */
export async function seesOrder(db: Db, caller: SignedInCaller, orderId: bigint): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(visibleTo(caller), eq(orders.id, orderId)));
  return rows.length > 0;
}
