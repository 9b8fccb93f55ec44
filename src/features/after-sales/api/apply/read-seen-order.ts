import { and, eq } from 'drizzle-orm';
import { ordersView } from '#features/orders/api/orders-views.ts';
import { visibleTo } from '#features/orders/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';

const COLUMNS = {
  firmId: ordersView.firmId,
  orderId: ordersView.id,
  userId: ordersView.userId,
  orderNo: ordersView.orderNo,
  status: ordersView.status,
  payWay: ordersView.payWay,
  address: ordersView.address,
  totalFen: ordersView.totalFen,
  goodsFen: ordersView.goodsFen,
  freightFen: ordersView.freightFen,
  discountFen: ordersView.discountFen,
  cancelledFen: ordersView.cancelledFen,
  returnedFen: ordersView.returnedFen,
  invoiceStatus: ordersView.invoiceStatus,
  originCaseNo: ordersView.originCaseNo,
};

/** An order the caller may see; for those of others there is none. */
export async function readSeenOrder(db: Db, caller: SignedInCaller, orderNo: string) {
  const [order] = await db
    .select(COLUMNS)
    .from(ordersView)
    .where(and(visibleTo(caller, ordersView), eq(ordersView.orderNo, orderNo)));
  if (!order) throw notFound('订单');
  return order;
}

export type SeenOrder = Awaited<ReturnType<typeof readSeenOrder>>;
