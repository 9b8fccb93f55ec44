import { and, desc, eq, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';

import { changeScope, type Db } from '#platform/api/database.ts';
import { auditLog } from '#platform/api/platform-tables.ts';
import type { WorkActor } from '../work-actor.ts';

interface Place {
  firmId: bigint;
  orderId: bigint;
}

const ORDER = {
  orderNo: ordersView.orderNo,
  version: ordersView.version,
  status: ordersView.status,
  poNumber: ordersView.poNumber,
  note: ordersView.note,
  payWay: ordersView.payWay,
  paymentStatus: ordersView.paymentStatus,
  submittedAt: ordersView.submittedAt,
  totalFen: ordersView.totalFen,
  address: ordersView.address,
};

/** Facts of an order beside its goods, for the desk. */
export async function readFacts(db: Db, { firmId, orderId }: Place) {
  const [row] = await db
    .select({ order: ORDER, customerCode: firmsView.customerCode, firmName: firmsView.name })
    .from(ordersView)
    .innerJoin(firmsView, eq(firmsView.id, ordersView.firmId))
    .where(and(eq(ordersView.firmId, firmId), eq(ordersView.id, orderId)));
  if (!row) throw new Error('order vanished while it was read');
  const lines = await db
    .select({
      lineId: orderLinesView.id,
      shipped: orderLinesView.shippedQuantity,
      signed: orderLinesView.signedQuantity,
    })
    .from(orderLinesView)
    .where(and(eq(orderLinesView.firmId, firmId), eq(orderLinesView.orderId, orderId)));
  return { ...row, lines: new Map(lines.map((line) => [line.lineId, line])) };
}

/** Entries of the log shown at most. */
const LOG_SHOWN = 200;

/** What the desk did with an order, the latest first: entries of its own firm, which customers never see. */
export async function readDeskLog(db: Db, { firmId }: WorkActor, orderNo: string) {
  return db
    .select({
      at: auditLog.createdAt,
      action: auditLog.action,
      after: sql<{ detail?: string; text?: string; reason?: string } | null>`${auditLog.after}`,
      actorName: usersView.realName,
    })
    .from(auditLog)
    .leftJoin(usersView, eq(usersView.id, auditLog.userId))
    .where(and(eq(auditLog.firmId, firmId ?? 0n), eq(auditLog.objectType, 'order'), eq(auditLog.objectId, orderNo)))
    .orderBy(desc(auditLog.id))
    .limit(LOG_SHOWN);
}

/** Name of the buyer: people are known to their own firm alone, so it is asked in that firm's name. */
export async function readBuyerName(db: Db, actor: WorkActor, buyer: { firmId: bigint; userId: bigint }) {
  await changeScope(db, { firmId: buyer.firmId, userId: null, right: 'desk' });
  const [person] = await db.select({ name: usersView.realName }).from(usersView).where(eq(usersView.id, buyer.userId));
  await changeScope(db, { ...actor, right: 'desk' });
  return person?.name ?? '';
}
