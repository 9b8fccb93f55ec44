import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { orderLines } from '../order-tables.ts';

/** Lines of an order with what budgets ask of them: what came back is spent as little as what was called off. */
export function readSpendingLines(db: Db, { firmId, orderId }: { firmId: bigint; orderId: bigint }) {
  const { costCenter, amountFen, taxRateBp } = orderLines;
  const cancelledFen = sql`${orderLines.cancelledFen} + ${orderLines.returnedFen}`.mapWith(BigInt);
  return db
    .select({ costCenter, amountFen, cancelledFen, taxRateBp })
    .from(orderLines)
    .where(and(eq(orderLines.firmId, firmId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.lineNo));
}
