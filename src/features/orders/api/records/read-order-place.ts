import { and, eq } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { visibleTo } from '../order-scope-repo.ts';
import { orders } from '../order-tables.ts';

/** Keys of an order the caller may see; null for all others. */
export async function findOrderPlace(db: Db, caller: SignedInCaller, orderNo: string) {
  const [order] = await db
    .select({ firmId: orders.firmId, orderId: orders.id, userId: orders.userId })
    .from(orders)
    .where(and(visibleTo(caller), eq(orders.orderNo, orderNo)));
  return order ?? null;
}
