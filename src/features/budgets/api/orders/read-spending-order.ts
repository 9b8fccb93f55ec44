import { and, asc, eq } from 'drizzle-orm';
import { orderLines } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/** Lines of an order with what budgets ask of them. */
export function readOrderLines(db: Db, { firmId, orderId }: { firmId: bigint; orderId: bigint }) {
  const { costCenter, amountFen, cancelledFen, taxRateBp } = orderLines;
  return db
    .select({ costCenter, amountFen, cancelledFen, taxRateBp })
    .from(orderLines)
    .where(and(eq(orderLines.firmId, firmId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.lineNo));
}
