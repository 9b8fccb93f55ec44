import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { CheckoutLine } from '../rules/checkout-lines.ts';
import { orderLines } from './order-tables.ts';

/** What an order asked for, as a list that can be ordered again. */
export function readOrderedItems(db: Db, order: { firmId: bigint; orderId: bigint }): Promise<CheckoutLine[]> {
  return db
    .select({ skuCode: orderLines.itemNo, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.firmId, order.firmId), eq(orderLines.orderId, order.orderId)))
    .orderBy(asc(orderLines.lineNo));
}
