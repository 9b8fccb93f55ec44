import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { LinePromise } from '../rules/promise/line-promise.ts';
import { orderLines } from './order-tables.ts';

export interface LinePromises {
  lineId: bigint;
  promises: readonly LinePromise[];
}

/** What is promised for some lines from now on, in one statement; lines that were promised the same are not touched. */
export async function keepPromises(db: Db, firmId: bigint, lines: readonly LinePromises[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = JSON.stringify(lines.map(({ lineId, promises }) => ({ line_id: String(lineId), promises })));
  await db
    .update(orderLines)
    .set({ promises: sql`p.promises` })
    .from(sql`jsonb_to_recordset(${rows}::jsonb) as p (line_id bigint, promises jsonb)`)
    .where(
      and(
        eq(orderLines.firmId, firmId),
        sql`${orderLines.id} = p.line_id`,
        sql`${orderLines.promises} is distinct from p.promises`,
      ),
    );
}

/** What is promised for the lines of an order. */
export function readPromises(
  db: Db,
  { firmId, orderId }: { firmId: bigint; orderId: bigint },
): Promise<{ lineId: bigint; promises: LinePromise[] }[]> {
  return db
    .select({ lineId: orderLines.id, promises: orderLines.promises })
    .from(orderLines)
    .where(and(eq(orderLines.firmId, firmId), eq(orderLines.orderId, orderId)));
}

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
