import { and, asc, eq, max } from 'drizzle-orm';
import type { LoggedEvent } from '#business/documents/contract/log-schemas.ts';
import { usersView } from '#features/access/api/access-views.ts';
import { signRecordsView } from '#features/fulfilment/api/fulfilment-views.ts';
import { ordersView } from '#features/orders/api/orders-views.ts';
import { isOrderStatus, orderStatusLabel, paymentText, readPayWay, receivedOf } from '#features/orders/rules/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import { changeScope, type Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { DeskCase } from '../../contract/case-desk-schemas.ts';
import { caseEvents } from '../../rules/case-events.ts';
import { placeText } from '../../rules/place-text.ts';
import type { CasePlace, CaseRow } from '../case-repo.ts';
import { afterSaleEvents as events } from '../case-tables.ts';
import { readName } from '../read/case-facts-repo.ts';
import { afterSaleRefunds as refunds } from '../settlement-tables.ts';

type OrderFacts = Pick<
  DeskCase,
  'poNumber' | 'orderStatusLabel' | 'payment' | 'orderAmount' | 'submittedAt' | 'signedAt' | 'receiver'
>;

/** The order a case is about, as the desk has to know it. */
export async function readOrderFacts(db: Db, { firmId, orderId }: CaseRow): Promise<OrderFacts> {
  const [order] = await db
    .select({
      poNumber: ordersView.poNumber,
      status: ordersView.status,
      payWay: ordersView.payWay,
      paymentStatus: ordersView.paymentStatus,
      totalFen: ordersView.totalFen,
      submittedAt: ordersView.submittedAt,
      address: ordersView.address,
    })
    .from(ordersView)
    .where(and(eq(ordersView.firmId, firmId), eq(ordersView.id, orderId)));
  if (!order || !isOrderStatus(order.status)) throw new Error(`order ${orderId} of a case not found`);
  const [sign] = await db
    .select({ at: max(signRecordsView.signedAt) })
    .from(signRecordsView)
    .where(and(eq(signRecordsView.firmId, firmId), eq(signRecordsView.orderId, orderId)));
  const { status, poNumber, totalFen, submittedAt } = order;
  const { receiver, phone } = order.address;
  const paid = { status, payWay: readPayWay(order.payWay), received: receivedOf(order.paymentStatus) };
  return {
    poNumber,
    orderStatusLabel: orderStatusLabel(status),
    payment: paymentText(paid),
    orderAmount: formatAmount(totalFen),
    submittedAt: submittedAt.toISOString(),
    signedAt: sign?.at?.toISOString() ?? null,
    receiver: { name: receiver, phone, place: placeText(order.address) },
  };
}

/** Name of who applied: people are known to their own firm alone, so it is asked in that firm's name. */
export async function readBuyerName(db: Db, { firmId, userId }: Caller, buyer: CaseRow): Promise<string> {
  await changeScope(db, { firmId: buyer.firmId, userId: null, right: 'desk' });
  const name = await readName(db, buyer.userId);
  await changeScope(db, { firmId, userId, right: 'desk' });
  return name;
}

/** The order that sends again what was short or exchanged, or charges what is kept. */
export async function readChildNo(db: Db, { firmId, childOrderId }: CaseRow): Promise<string | null> {
  if (childOrderId === null) return null;
  const [row] = await db
    .select({ orderNo: ordersView.orderNo })
    .from(ordersView)
    .where(and(eq(ordersView.firmId, firmId), eq(ordersView.id, childOrderId)));
  return row?.orderNo ?? null;
}

export async function readRefund(db: Db, { firmId, caseId }: CasePlace): Promise<DeskCase['refund']> {
  const [row] = await db
    .select({ goodsFen: refunds.goodsFen, freightFen: refunds.freightFen, status: refunds.status })
    .from(refunds)
    .where(and(eq(refunds.firmId, firmId), eq(refunds.caseId, caseId)));
  return row ? { amount: formatAmount(row.goodsFen + row.freightFen), done: row.status === 'done' } : null;
}

/** What happened, the latest first; of what the company decides among its own people that it happened. */
export async function readDeskEvents(db: Db, { firmId, caseId }: CasePlace): Promise<LoggedEvent[]> {
  const rows = await db
    .select({ event: events, actorName: usersView.realName })
    .from(events)
    .leftJoin(usersView, eq(usersView.id, events.userId))
    .where(and(eq(events.firmId, firmId), eq(events.caseId, caseId)))
    .orderBy(asc(events.id));
  return rows
    .flatMap(({ event, actorName }) => caseEvents.present({ ...event, actorName }, event.side !== 'buyer'))
    .toReversed();
}
