import { and, asc, eq } from 'drizzle-orm';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { paidOfLines } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';

interface Place {
  firmId: bigint;
  orderId: bigint;
}

/** Lines of an order in their order. */
export function readOrderLines(db: Db, { firmId, orderId }: Place) {
  return db
    .select()
    .from(orderLinesView)
    .where(and(eq(orderLinesView.firmId, firmId), eq(orderLinesView.orderId, orderId)))
    .orderBy(asc(orderLinesView.lineNo));
}

export type OrderLineRow = Awaited<ReturnType<typeof readOrderLines>>[number];

export async function readOrderRow(db: Db, { firmId, orderId }: Place) {
  const [row] = await db
    .select()
    .from(ordersView)
    .where(and(eq(ordersView.firmId, firmId), eq(ordersView.id, orderId)));
  if (!row) throw new Error('order of a case not found');
  return row;
}

/** What was paid for each line of an order, its part of the discount taken off. */
export function paidByLine(
  order: Parameters<typeof paidOfLines>[0],
  lines: readonly OrderLineRow[],
): Map<bigint, bigint> {
  const paid = paidOfLines(order, lines);
  return new Map(lines.map(({ id }, index) => [id, paid[index] ?? 0n]));
}
