import { and, eq, sql } from 'drizzle-orm';
import type { StockAllocation } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { OrderEventKind } from '../rules/order-events.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { announceReady } from './announce-ready.ts';
import { orderEvents, orderLines, orders, stockReservations } from './order-tables.ts';

type OrderFields = Omit<typeof orders.$inferInsert, 'id' | 'orderNo' | 'version' | 'submittedAt' | 'updatedAt'>;
type LineFields = Omit<typeof orderLines.$inferInsert, 'id' | 'firmId' | 'orderId'>;

/** SO, day of the database in Shanghai, six digits of one sequence: readable, and never the same twice in a day. */
const nextOrderNo = sql<string>`'SO' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDD')
  || to_char(nextval('order_number_seq') % 1000000, 'FM000000')`;

export async function insertOrder(db: Db, fields: OrderFields): Promise<{ id: bigint; orderNo: string }> {
  const [order] = await db
    .insert(orders)
    .values({ ...fields, orderNo: nextOrderNo })
    .returning({ id: orders.id, orderNo: orders.orderNo });
  if (!order) throw new Error('order not written');
  if (fields.status === 'to_ship') await announceReady(db, { firmId: fields.firmId, orderId: order.id });
  return order;
}

/** Writes the lines and answers their ids in the order of the lines. */
export async function insertLines(
  db: Db,
  order: { firmId: bigint; orderId: bigint },
  lines: readonly LineFields[],
): Promise<bigint[]> {
  const rows = await db
    .insert(orderLines)
    .values(lines.map((line) => ({ ...order, ...line })))
    .returning({ id: orderLines.id, lineNo: orderLines.lineNo });
  return rows.sort((a, b) => a.lineNo - b.lineNo).map((row) => row.id);
}

/** What a line holds of a warehouse's stock. */
export interface LineReservation extends StockAllocation {
  lineId: bigint;
}

export async function insertReservations(
  db: Db,
  order: { firmId: bigint; orderId: bigint },
  reservations: readonly LineReservation[],
): Promise<void> {
  if (reservations.length === 0) return;
  await db.insert(stockReservations).values(reservations.map((reservation) => ({ ...order, ...reservation })));
}

/** Stock an order still holds. */
export function readHeldStock(db: Db, order: { firmId: bigint; orderId: bigint }): Promise<StockAllocation[]> {
  const { skuId, warehouse, quantity } = stockReservations;
  return db.select({ skuId, warehouse, quantity }).from(stockReservations).where(held(order));
}

export async function markReleased(db: Db, order: { firmId: bigint; orderId: bigint }): Promise<void> {
  await db.update(stockReservations).set({ state: 'released' }).where(held(order));
}

const held = ({ firmId, orderId }: { firmId: bigint; orderId: bigint }) =>
  and(
    eq(stockReservations.firmId, firmId),
    eq(stockReservations.orderId, orderId),
    eq(stockReservations.state, 'held'),
  );

/** The database refuses moves that the transition table does not name. */
export async function moveOrder(db: Db, order: { firmId: bigint; orderId: bigint }, to: OrderStatus): Promise<void> {
  await db
    .update(orders)
    .set({ status: to, version: sql`${orders.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(orders.firmId, order.firmId), eq(orders.id, order.orderId)));
  if (to === 'to_ship') await announceReady(db, order);
}

export interface OrderEvent {
  firmId: bigint;
  orderId: bigint;
  /** Null: nobody's act, but what a rule or a job did. */
  userId: bigint | null;
  kind: OrderEventKind;
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus;
  detail?: string;
}

export async function insertEvent(db: Db, event: OrderEvent): Promise<void> {
  await db.insert(orderEvents).values(event);
}
