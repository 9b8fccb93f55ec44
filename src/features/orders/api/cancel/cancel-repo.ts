import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { LineCancellation } from '../../rules/life/cancel-lines.ts';
import type { HeldStock, Release } from '../../rules/life/plan-release.ts';
import { orderLines, stockReservations } from '../order-tables.ts';

export interface OrderPlace {
  firmId: bigint;
  orderId: bigint;
}

/** Lines of an order as a cancellation looks at them. */
export function readCancelLines(db: Db, { firmId, orderId }: OrderPlace) {
  return db
    .select({
      id: orderLines.id,
      lineNo: orderLines.lineNo,
      quantity: orderLines.quantity,
      cancelledQuantity: orderLines.cancelledQuantity,
      shippedQuantity: orderLines.shippedQuantity,
      signedQuantity: orderLines.signedQuantity,
      salesPrice: orderLines.salesPrice,
      amountFen: orderLines.amountFen,
      cancelledFen: orderLines.cancelledFen,
    })
    .from(orderLines)
    .where(and(eq(orderLines.firmId, firmId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.lineNo));
}

/** The same, locked; what is shipped meanwhile waits. */
export const lockLines = (db: Db, place: OrderPlace) => readCancelLines(db, place).for('no key update');

export type CancelLine = Awaited<ReturnType<typeof lockLines>>[number];

export async function writeCancellations(
  db: Db,
  { firmId }: OrderPlace,
  cancellations: readonly LineCancellation<CancelLine>[],
): Promise<void> {
  const ids = sql.param(cancellations.map(({ line }) => String(line.id)));
  const quantities = sql.param(cancellations.map(({ cancelledQuantity }) => cancelledQuantity));
  const amounts = sql.param(cancellations.map(({ cancelledFen }) => String(cancelledFen)));
  await db.execute(sql`
    update order_lines l set cancelled_quantity = c.quantity, cancelled_fen = c.fen
    from unnest(${ids}::bigint[], ${quantities}::int[], ${amounts}::bigint[]) as c (id, quantity, fen)
    where l.firm_id = ${firmId} and l.id = c.id`);
}

export function readHeldByLine(db: Db, { firmId, orderId }: OrderPlace): Promise<HeldStock[]> {
  const { id, lineId, skuId, warehouse, quantity } = stockReservations;
  return db
    .select({ id, lineId, skuId, warehouse, quantity })
    .from(stockReservations)
    .where(
      and(
        eq(stockReservations.firmId, firmId),
        eq(stockReservations.orderId, orderId),
        eq(stockReservations.state, 'held'),
      ),
    );
}

/** A reservation that gives back a part is split: what stays is held, what goes is told as released. */
export async function writeReleases(db: Db, place: OrderPlace, releases: readonly Release[]): Promise<void> {
  for (const { id, lineId, skuId, warehouse, quantity, released } of releases) {
    const whole = released === quantity;
    await db
      .update(stockReservations)
      .set(whole ? { state: 'released' } : { quantity: quantity - released })
      .where(and(eq(stockReservations.firmId, place.firmId), eq(stockReservations.id, id)));
    if (whole) continue;
    await db
      .insert(stockReservations)
      .values({ ...place, lineId, skuId, warehouse, quantity: released, state: 'released' });
  }
}
