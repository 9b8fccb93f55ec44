import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { shareOfUnits } from '../rules/life/return-share.ts';
import { announceReturned } from './order-news.ts';
import { orderLines, orders } from './order-tables.ts';

interface Place {
  firmId: bigint;
  orderId: bigint;
}

/** What of a line went back: units, and money beside them (a price difference). */
export interface ReturnedLine {
  lineId: bigint;
  units: number;
  gapFen: bigint;
}

type LineRow = typeof orderLines.$inferSelect;

/** What the units cost by their line; a price difference takes no more than is left of it. */
function returnedOf(row: LineRow, { units, gapFen }: ReturnedLine): bigint {
  const line = {
    amountFen: row.amountFen - row.cancelledFen,
    units: row.quantity - row.cancelledQuantity,
    sentUnits: row.shippedQuantity,
    backFen: row.returnedFen,
    backUnits: row.returnedQuantity,
  };
  const share = shareOfUnits(line, units);
  const left = shareOfUnits(line, line.sentUnits) - share;
  return share + (gapFen < left ? gapFen : left);
}

/**
 * Goods and money of a locked order that went back, added to what went back before: who keeps its money and counts its figures
 * follows. `moneyFen`: freight included, what is owed or paid no longer.
 */
export async function keepReturned(
  db: Db,
  { firmId, orderId }: Place,
  { moneyFen, freightFen, lines }: { moneyFen: bigint; freightFen: bigint; lines: readonly ReturnedLine[] },
): Promise<void> {
  const ids = lines.map(({ lineId }) => lineId);
  const own = and(eq(orderLines.firmId, firmId), eq(orderLines.orderId, orderId));
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(orderLines)
          .where(and(own, inArray(orderLines.id, ids)));
  for (const line of lines) {
    const row = rows.find(({ id }) => id === line.lineId);
    if (!row) throw new Error('a return of a line the order does not have');
    await db
      .update(orderLines)
      .set({
        returnedQuantity: row.returnedQuantity + line.units,
        returnedFen: row.returnedFen + returnedOf(row, line),
      })
      .where(and(own, eq(orderLines.id, line.lineId)));
  }
  await db
    .update(orders)
    .set({
      returnedFen: sql`${orders.returnedFen} + ${moneyFen}`,
      returnedFreightFen: sql`${orders.returnedFreightFen} + ${freightFen}`,
      version: sql`${orders.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId)));
  await announceReturned(db, { firmId, orderId });
}
