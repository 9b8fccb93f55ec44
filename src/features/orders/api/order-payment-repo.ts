import { and, asc, eq, isNotNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { PayWay } from '../contract/order-terms-schemas.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { readPayWay } from '../rules/pay-ways.ts';
import { visibleTo } from './order-scope-repo.ts';
import { orderEvents, orders } from './order-tables.ts';
import { readStatus } from './read-status.ts';

/** An order as those who are paid for it see it. */
export interface PayableOrder {
  firmId: bigint;
  userId: bigint;
  orderId: bigint;
  orderNo: string;
  status: OrderStatus;
  payWay: PayWay;
  paymentStatus: string;
  goodsFen: bigint;
  discountFen: bigint;
  totalFen: bigint;
  freightFen: bigint;
  cancelledFen: bigint;
  returnedFen: bigint;
  returnedFreightFen: bigint;
  poNumber: string | null;
  holdUntil: Date | null;
}

export interface OrderRefunds {
  refundingFen: bigint;
  refundedFen: bigint;
  /** Null: stays as it is. */
  paymentStatus: 'paid' | 'refunding' | 'refunded' | null;
}

const COLUMNS = {
  firmId: orders.firmId,
  userId: orders.userId,
  orderId: orders.id,
  orderNo: orders.orderNo,
  status: orders.status,
  payWay: orders.payWay,
  paymentStatus: orders.paymentStatus,
  goodsFen: orders.goodsFen,
  discountFen: orders.discountFen,
  totalFen: orders.totalFen,
  freightFen: orders.freightFen,
  cancelledFen: orders.cancelledFen,
  returnedFen: orders.returnedFen,
  returnedFreightFen: orders.returnedFreightFen,
  poNumber: orders.poNumber,
  holdUntil: orders.holdUntil,
};

/** Rows hold only what the checks of the table let in. */
const payable = (row: Omit<PayableOrder, 'status' | 'payWay'> & { status: string; payWay: string }): PayableOrder => ({
  ...row,
  status: readStatus(row.status),
  payWay: readPayWay(row.payWay),
});

async function findWhere(db: Db, condition: SQL | undefined): Promise<PayableOrder | null> {
  const [row] = await db.select(COLUMNS).from(orders).where(condition);
  return row ? payable(row) : null;
}

/** An order the caller may see, by its number. */
export const findOwnPayable = (db: Db, caller: SignedInCaller, orderNo: string) =>
  findWhere(db, and(visibleTo(caller), eq(orders.orderNo, orderNo)));

/** Any order the transaction may see. */
export const findPayableOrder = (db: Db, orderId: bigint) => findWhere(db, eq(orders.id, orderId));

/** Locks an order, so that paying and cancelling it come one after the other. */
export async function lockPayableOrder(
  db: Db,
  { firmId, orderId }: { firmId: bigint; orderId: bigint },
): Promise<PayableOrder | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(orders)
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId)))
    .for('update');
  return row ? payable(row) : null;
}

/** Side state of payment; an order that no longer waits for money is held no longer. */
export async function setPaymentStatus(
  db: Db,
  { firmId, orderId }: { firmId: bigint; orderId: bigint },
  paymentStatus: 'paid',
): Promise<void> {
  await db
    .update(orders)
    .set({ paymentStatus, holdUntil: null, updatedAt: sql`now()` })
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId)));
}

/** Money of an order on its way back and back, with its side state where that changes. */
export async function keepRefunds(
  db: Db,
  { firmId, orderId }: { firmId: bigint; orderId: bigint },
  { refundingFen, refundedFen, paymentStatus }: OrderRefunds,
): Promise<void> {
  await db
    .update(orders)
    .set({ refundingFen, refundedFen, updatedAt: sql`now()`, ...(paymentStatus && { paymentStatus }) })
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId)));
}

/** An unpaid order is to be paid another way, and so has another time for it. */
export async function changePayWay(
  db: Db,
  { firmId, orderId }: { firmId: bigint; orderId: bigint },
  payWay: PayWay,
  holdUntil: Date | null,
): Promise<void> {
  await db
    .update(orders)
    .set({ payWay, holdUntil, paymentStatus: payWay === 'account' ? 'none' : 'unpaid', updatedAt: sql`now()` })
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId)));
}

/** Until when stock and price are kept for it; null: nothing is held any more. */
export async function writeHold(
  db: Db,
  { firmId, orderId }: { firmId: bigint; orderId: bigint },
  holdUntil: Date | null,
): Promise<void> {
  await db
    .update(orders)
    .set({ holdUntil })
    .where(and(eq(orders.firmId, firmId), eq(orders.id, orderId)));
}

/** Nothing is held for it any more. */
export const endHold = (db: Db, place: { firmId: bigint; orderId: bigint }) => writeHold(db, place, null);

const waiting = and(eq(orders.status, 'to_pay'), isNotNull(orders.holdUntil));

/** Unpaid orders whose time is over, the longest first. */
export function readExpired(db: Db, limit: number): Promise<{ firmId: bigint; orderId: bigint }[]> {
  return db
    .select({ firmId: orders.firmId, orderId: orders.id })
    .from(orders)
    .where(and(waiting, lt(orders.holdUntil, sql`now()`)))
    .orderBy(asc(orders.holdUntil))
    .limit(limit);
}

/**
 * Unpaid orders that end soon and whose buyer has not been told: a day before for transfers; half a working day before where
 * an approval left the buyer days; else ten minutes.
 */
export function readEndingSoon(db: Db, limit: number): Promise<{ firmId: bigint; orderId: bigint }[]> {
  const soon = sql`now() + case when ${orders.payWay} = 'transfer' then interval '1 day'
    when ${orders.approvalStatus} = 'passed' then interval '4 hours' else interval '10 minutes' end`;
  const told = db
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(
      and(eq(orderEvents.firmId, orders.firmId), eq(orderEvents.orderId, orders.id), eq(orderEvents.kind, 'reminded')),
    );
  return db
    .select({ firmId: orders.firmId, orderId: orders.id })
    .from(orders)
    .where(and(waiting, lt(orders.holdUntil, soon), notExists(told)))
    .limit(limit);
}
