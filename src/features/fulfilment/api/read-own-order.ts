import { and, eq } from 'drizzle-orm';
import { ordersView } from '#features/orders/api/orders-views.ts';
import { visibleTo } from '#features/orders/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';

/** Key of an order the caller may see; null for those of others and for those that do not exist. */
export async function findOwnOrder(db: Db, caller: SignedInCaller, orderNo: string) {
  const [order] = await db
    .select({ firmId: ordersView.firmId, orderId: ordersView.id })
    .from(ordersView)
    .where(and(visibleTo(caller, ordersView), eq(ordersView.orderNo, orderNo)));
  return order ?? null;
}

/** Whether the caller may see an order of his firm. */
export async function seesOrder(db: Db, caller: SignedInCaller, orderId: bigint): Promise<boolean> {
  const rows = await db
    .select({ id: ordersView.id })
    .from(ordersView)
    .where(and(visibleTo(caller, ordersView), eq(ordersView.id, orderId)));
  return rows.length > 0;
}
