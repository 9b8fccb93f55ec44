import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { payableOf } from '../rules/life/payable.ts';
import { announceReturned } from './order-news.ts';
import { lockPayableOrder } from './order-payment-repo.ts';
import { orderLines, orders } from './order-tables.ts';

interface Place {
  firmId: bigint;
  orderId: bigint;
}

/** What of a line went back: units, and what they – or a price difference – were at the price of the line. */
export interface ReturnedLine {
  lineId: bigint;
  units: number;
  fen: bigint;
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
  for (const { lineId, units, fen } of lines) {
    await db
      .update(orderLines)
      .set({
        returnedQuantity: sql`${orderLines.returnedQuantity} + ${units}`,
        returnedFen: sql`${orderLines.returnedFen} + ${fen}`,
      })
      .where(and(eq(orderLines.firmId, firmId), eq(orderLines.orderId, orderId), eq(orderLines.id, lineId)));
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

/** Side state of after-sales (behaviours 2.5), as those who keep the cases of the order count it. */
export async function keepAfterSaleStatus(
  db: Db,
  { firmId, orderId }: Place,
  afterSaleStatus: 'none' | 'open' | 'done',
): Promise<void> {
  await db
    .update(orders)
    .set({ afterSaleStatus, updatedAt: sql`now()` })
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId), ne(orders.afterSaleStatus, afterSaleStatus)));
}

/**
 * Side state of invoices (behaviours 2.5), as those who keep the invoices of the order count them: `invoicedFen` of what is owed for
 * it, tax included.
 */
export async function keepInvoiceStatus(db: Db, { firmId, orderId }: Place, invoicedFen: bigint): Promise<void> {
  const order = await lockPayableOrder(db, { firmId, orderId });
  if (!order) return;
  const owed = payableOf(order);
  const invoiceStatus = invoicedFen <= 0n ? 'none' : invoicedFen >= owed ? 'full' : 'partly';
  await db
    .update(orders)
    .set({ invoiceStatus, updatedAt: sql`now()` })
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId), ne(orders.invoiceStatus, invoiceStatus)));
}

interface OrderPlaces {
  firmId: bigint;
  orderIds: readonly bigint[];
}

/** Locks orders in the order of their ids, as whoever locks several of them does. */
export async function lockSides(db: Db, { firmId, orderIds }: OrderPlaces): Promise<void> {
  if (orderIds.length === 0) return;
  await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.firmId, firmId), amongIds(orders.id, orderIds)))
    .orderBy(asc(orders.id))
    .for('no key update');
}

/** Side state of billing (behaviours 2.5), as those who keep the statements say it: on one, or on settled ones alone. */
export async function keepStatementStatus(
  db: Db,
  { firmId, orderIds }: OrderPlaces,
  statementStatus: 'billed' | 'settled',
): Promise<void> {
  if (orderIds.length === 0) return;
  await lockSides(db, { firmId, orderIds });
  await db
    .update(orders)
    .set({ statementStatus })
    .where(and(eq(orders.firmId, firmId), amongIds(orders.id, orderIds), ne(orders.statementStatus, statementStatus)));
}
