import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { LinePromise } from '../../rules/promise/line-promise.ts';
import { orderLines } from '../order-tables.ts';

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
