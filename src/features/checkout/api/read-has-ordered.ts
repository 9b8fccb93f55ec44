import { and, eq, notInArray, sql } from 'drizzle-orm';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { ENDED } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';

/** Whether anybody of the firm has an item in an order that was not undone: what can be had once asks for it. */
export async function hasOrdered(db: Db, firmId: bigint, itemNo: string): Promise<boolean> {
  const [line] = await db
    .select({ id: orderLinesView.id })
    .from(skusView)
    .innerJoin(orderLinesView, and(eq(orderLinesView.firmId, firmId), eq(orderLinesView.skuId, skusView.id)))
    .innerJoin(ordersView, and(eq(ordersView.firmId, orderLinesView.firmId), eq(ordersView.id, orderLinesView.orderId)))
    .where(and(eq(skusView.itemNo, itemNo), notInArray(ordersView.status, [...ENDED])))
    .limit(1);
  return line !== undefined;
}

/** Lets orders of an item that a firm may have once run one after another, until the transaction ends. */
export async function lockItemOfFirm(db: Db, firmId: bigint, itemNo: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`once ${firmId} ${itemNo}`}, 0))`);
}
