import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { orderEvents, orderLines, orders } from '../order-tables.ts';
import type { LineRecord, OrderRecord } from './present-lines.ts';

interface Place {
  firmId: bigint;
  orderId: bigint;
}

export interface FoundOrder {
  order: OrderRecord;
  buyerName: string;
  firmName: string;
}

/** Orders under a condition that names the firm, with who placed them and for whom. */
export function findOrders(db: Db, condition: SQL | undefined): Promise<FoundOrder[]> {
  return db
    .select({ order: orders, buyerName: usersView.realName, firmName: firmsView.name })
    .from(orders)
    .innerJoin(usersView, eq(usersView.id, orders.userId))
    .innerJoin(firmsView, eq(firmsView.id, orders.firmId))
    .where(condition);
}

/** The order itself, for those who were let in by other means than a session. */
export async function findOrder(db: Db, { firmId, orderId }: Place): Promise<FoundOrder | null> {
  const [found] = await findOrders(db, and(eq(orders.firmId, firmId), eq(orders.id, orderId)));
  return found ?? null;
}

export function readLines(db: Db, firmId: bigint, orderIds: readonly bigint[]): Promise<LineRecord[]> {
  return db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.firmId, firmId), inArray(orderLines.orderId, [...orderIds])))
    .orderBy(asc(orderLines.orderId), asc(orderLines.lineNo));
}

export function readEvents(db: Db, { firmId, orderId }: Place) {
  return db
    .select({
      kind: orderEvents.kind,
      fromStatus: orderEvents.fromStatus,
      toStatus: orderEvents.toStatus,
      detail: orderEvents.detail,
      actorName: usersView.realName,
      createdAt: orderEvents.createdAt,
    })
    .from(orderEvents)
    .leftJoin(usersView, eq(usersView.id, orderEvents.userId))
    .where(and(eq(orderEvents.firmId, firmId), eq(orderEvents.orderId, orderId)))
    .orderBy(asc(orderEvents.id));
}
