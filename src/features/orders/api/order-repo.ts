import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { StockAllocation } from '#features/catalog/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { jsonRows } from '#platform/api/json-rows.ts';
import { writingEffect } from '#platform/api/outbox.ts';
import type { OrderEventKind } from '../rules/order-events.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { announceReady, ORDER_TOLD } from './order-news.ts';
import { orderEvents, orders, stockReservations } from './order-tables.ts';
import { promiseAnew } from './promise/promise-anew.ts';

/** What a line holds of a warehouse's stock. */
interface LineReservation extends StockAllocation {
  lineId: bigint;
}

/** Writes who holds the stock, in the statement that takes it. */
export function writingReservations(
  order: { firmId: bigint; orderId: bigint },
  reservations: readonly LineReservation[],
): SQL {
  const { columns, rows } = jsonRows(
    stockReservations,
    reservations.map(({ lineId, skuId, warehouse, quantity }) => ({ ...order, lineId, skuId, warehouse, quantity })),
  );
  return sql`insert into stock_reservations (${columns}) select ${columns} from whole, ${rows} as r`;
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
  const [moved] = await db
    .update(orders)
    .set({ status: to, version: sql`${orders.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(orders.firmId, order.firmId), eq(orders.id, order.orderId)))
    .returning({ submittedAt: orders.submittedAt });
  if (to !== 'to_ship') return;
  if (moved) await promiseAnew(db, order, { ...moved, begunAt: new Date() });
  await announceReady(db, order);
}

/** The order has changed although its state has not: nobody acts on what he saw before. */
export async function touchOrder(db: Db, { firmId, orderId }: { firmId: bigint; orderId: bigint }): Promise<void> {
  await db
    .update(orders)
    .set({ version: sql`${orders.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId)));
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

/** The same for what those who keep figures of orders should hear of, in the same statement. */
export async function tellEvent(db: Db, event: OrderEvent & { detail: string }): Promise<void> {
  const { columns, rows } = jsonRows(orderEvents, [event]);
  const news = writingEffect(ORDER_TOLD, {
    from: sql`told`,
    payload: sql`jsonb_build_object('firmId', firm_id::text, 'orderId', order_id::text)`,
  });
  await db.execute(sql`with told as (insert into order_events (${columns}) select ${columns} from ${rows} as r
    returning firm_id, order_id) ${news}`);
}
