import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { orderLines, orders } from './order-tables.ts';

/** How far a line has come, in order units; counted anew from parcels and sign records. */
export interface DeliveryCount {
  lineId: bigint;
  shipped: number;
  signed: number;
}

/** Keeps what has left and what has arrived of each line, in the transaction of the act that changed it. */
export async function keepDeliveryCounts(db: Db, firmId: bigint, counts: readonly DeliveryCount[]): Promise<void> {
  if (counts.length === 0) return;
  const ids = sql.param(counts.map(({ lineId }) => String(lineId)));
  const shipped = sql.param(counts.map((count) => count.shipped));
  const signed = sql.param(counts.map((count) => count.signed));
  await db
    .update(orderLines)
    .set({ shippedQuantity: sql`c.shipped`, signedQuantity: sql`c.signed` })
    .from(sql`unnest(${ids}::bigint[], ${shipped}::int[], ${signed}::int[]) as c (line_id, shipped, signed)`)
    .where(
      and(
        eq(orderLines.firmId, firmId),
        sql`${orderLines.id} = c.line_id`,
        sql`(${orderLines.shippedQuantity}, ${orderLines.signedQuantity}) is distinct from (c.shipped, c.signed)`,
      ),
    );
}

/** The order has changed although its state has not: nobody acts on what he saw before. */
export async function touchOrder(db: Db, { firmId, orderId }: { firmId: bigint; orderId: bigint }): Promise<void> {
  await db
    .update(orders)
    .set({ version: sql`${orders.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId)));
}
