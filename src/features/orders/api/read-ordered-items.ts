import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { CheckoutLine } from '../rules/checkout-lines.ts';
import { orderLines } from './order-tables.ts';

const left = sql`${orderLines.quantity} - ${orderLines.cancelledQuantity}`;

/** What was still wanted of an order when it ended, as a list that can be ordered again. */
export function readOrderedItems(db: Db, order: { firmId: bigint; orderId: bigint }): Promise<CheckoutLine[]> {
  return db
    .select({ skuCode: orderLines.itemNo, quantity: sql<number>`${left}` })
    .from(orderLines)
    .where(and(eq(orderLines.firmId, order.firmId), eq(orderLines.orderId, order.orderId), sql`${left} > 0`))
    .orderBy(asc(orderLines.lineNo));
}
