import { and, eq, notInArray, sql } from 'drizzle-orm';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';
import { ENDED } from '../rules/order-status.ts';
import { orderLines, orders } from './order-tables.ts';

/** Whether anybody of the firm has an item in an order that was not undone: what can be had once asks for it. */
export async function hasOrdered(db: Db, firmId: bigint, itemNo: string): Promise<boolean> {
  const [line] = await db
    .select({ id: orderLines.id })
    .from(skusView)
    .innerJoin(orderLines, and(eq(orderLines.firmId, firmId), eq(orderLines.skuId, skusView.id)))
    .innerJoin(orders, and(eq(orders.firmId, orderLines.firmId), eq(orders.id, orderLines.orderId)))
    .where(and(eq(skusView.itemNo, itemNo), notInArray(orders.status, [...ENDED])))
    .limit(1);
  return line !== undefined;
}

/** Lets orders of an item that a firm may have once run one after another, until the transaction ends. */
export async function lockItemOfFirm(db: Db, firmId: bigint, itemNo: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`once ${firmId} ${itemNo}`}, 0))`);
}
