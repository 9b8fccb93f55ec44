import type { SQL } from 'drizzle-orm';
import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { peopleInScope } from '#features/access/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { orders } from './order-tables.ts';

/** Columns that say whose an order is: of the table, or of the view that others read. */
type OwnColumns = Record<'firmId' | 'userId', PgColumn>;

/** The orders a caller may see: the one condition that list, counts, detail, papers and acts share. */
export function visibleTo(caller: SignedInCaller, columns: OwnColumns = orders): SQL | undefined {
  return and(eq(columns.firmId, caller.firmId), peopleInScope(columns.userId, caller));
}

/** Orders that a person made. */
export const madeBy = ({ firmId, userId }: Pick<SignedInCaller, 'firmId' | 'userId'>): SQL | undefined =>
  and(eq(orders.firmId, firmId), eq(orders.userId, userId));

/** Whether there is an order by this key for which `condition` holds. */
export const isOrder = async (db: Db, id: bigint, condition: SQL | undefined): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.id, id), condition))) > 0;

export const LOCKED = {
  id: orders.id,
  firmId: orders.firmId,
  userId: orders.userId,
  orderNo: orders.orderNo,
  status: orders.status,
  version: orders.version,
  poNumber: orders.poNumber,
  payWay: orders.payWay,
  paymentStatus: orders.paymentStatus,
  invoiceStatus: orders.invoiceStatus,
  regionCode: orders.regionCode,
  goodsFen: orders.goodsFen,
  freightFen: orders.freightFen,
  discountFen: orders.discountFen,
  cancelledFen: orders.cancelledFen,
  returnedFen: orders.returnedFen,
};

/** Locks an order the caller may see, for a change. */
export async function lockOrder(db: Db, caller: SignedInCaller, orderNo: string) {
  const [order] = await db
    .select(LOCKED)
    .from(orders)
    .where(and(visibleTo(caller), eq(orders.orderNo, orderNo)))
    .for('update');
  return order ?? null;
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** An order by its key, where one is known, or by its number. */
export type OrderAddress = { orderNo: string } | { firmId: bigint; orderId: bigint };

const named = (name: OrderAddress): SQL | undefined =>
  'orderNo' in name
    ? eq(orders.orderNo, name.orderNo)
    : and(eq(orders.firmId, name.firmId), eq(orders.id, name.orderId));

/** What whoever delivers an order must know of it; `lock`: until the transaction ends, nobody else changes it. */
export async function readWorkHead(db: Db, name: OrderAddress, lock: boolean) {
  const query = db
    .select({
      firmId: orders.firmId,
      orderId: orders.id,
      orderNo: orders.orderNo,
      userId: orders.userId,
      poNumber: orders.poNumber,
      status: orders.status,
      version: orders.version,
      submittedAt: orders.submittedAt,
    })
    .from(orders)
    .where(named(name))
    .limit(1);
  const [head] = await (lock ? query.for('update') : query);
  return head;
}
