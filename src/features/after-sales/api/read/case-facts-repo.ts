import { and, asc, desc, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { ordersView } from '#features/orders/api/orders-views.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { CaseDetail, CaseParcel } from '../../contract/case-schemas.ts';
import { RETURN_WAYS, type ReturnWay } from '../../contract/case-words.ts';
import { DESK_MATTERS, caseEvents as words } from '../../rules/case-events.ts';
import { returnLabel, returnStates } from '../../rules/return-status.ts';
import type { CasePlace } from '../case-rows-repo.ts';
import { afterSaleEvents } from '../case-tables.ts';
import { afterSaleReturnNews as news, afterSaleReturns as returns } from '../return-tables.ts';
import { afterSaleRefunds, afterSaleRepairs } from '../settlement-tables.ts';

const eventsOf = ({ firmId, caseId }: CasePlace): SQL | undefined =>
  and(eq(afterSaleEvents.firmId, firmId), eq(afterSaleEvents.caseId, caseId));

/** What was said and done, the latest first; `inside`: to the company's own people. */
export async function readCaseEvents(db: Db, place: CasePlace, inside: boolean): Promise<CaseDetail['events']> {
  const rows = await db
    .select({ event: afterSaleEvents, actorName: usersView.realName })
    .from(afterSaleEvents)
    .leftJoin(usersView, eq(usersView.id, afterSaleEvents.userId))
    .where(and(eventsOf(place), notInArray(afterSaleEvents.kind, [...DESK_MATTERS])))
    .orderBy(asc(afterSaleEvents.id));
  return rows.flatMap(({ event, actorName }) => words.present({ ...event, actorName }, inside)).toReversed();
}

/** What the desk asked last; null where it never did. */
export async function readQuestion(db: Db, place: CasePlace): Promise<string | null> {
  const [row] = await db
    .select({ detail: afterSaleEvents.detail })
    .from(afterSaleEvents)
    .where(and(eventsOf(place), eq(afterSaleEvents.kind, 'asked')))
    .orderBy(desc(afterSaleEvents.id))
    .limit(1);
  return row?.detail ?? null;
}

/** Parcels that come back for a case with what their carriers told, the latest first. */
export async function readParcels(db: Db, { firmId, caseId }: CasePlace): Promise<CaseParcel[]> {
  const rows = await db
    .select()
    .from(returns)
    .where(and(eq(returns.firmId, firmId), eq(returns.caseId, caseId)))
    .orderBy(desc(returns.id));
  const ids = rows.map(({ id }) => id);
  const told =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(news)
          .where(and(eq(news.firmId, firmId), inArray(news.returnId, ids)))
          .orderBy(desc(news.happenedAt), desc(news.id));
  return rows.map((row) => ({
    ...{ returnNo: row.returnNo, carrier: row.carrier, trackingNo: row.trackingNo, status: row.status },
    ...{ pickupSlot: row.pickupSlot, failure: row.failure },
    way: row.way as ReturnWay,
    wayLabel: RETURN_WAYS[row.way as ReturnWay],
    statusLabel: returnLabel({ ...row, status: returnStates.read(row.status) }),
    createdAt: row.createdAt.toISOString(),
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
    news: told
      .filter(({ returnId }) => returnId === row.id)
      .map(({ words: said, place, happenedAt }) => ({ words: said, place, at: happenedAt.toISOString() })),
  }));
}

/** What a repair would cost; null where there is none. */
export async function readRepair(db: Db, { firmId, caseId }: CasePlace): Promise<CaseDetail['repair']> {
  const [row] = await db
    .select()
    .from(afterSaleRepairs)
    .where(and(eq(afterSaleRepairs.firmId, firmId), eq(afterSaleRepairs.caseId, caseId)));
  if (!row) return null;
  const { finding, estimateFen, days, status } = row;
  return { finding, estimateAmount: formatAmount(estimateFen), days, status };
}

/** Money that goes back; null before it was decided. */
export async function readRefund(db: Db, { firmId, caseId }: CasePlace): Promise<CaseDetail['refund']> {
  const [row] = await db
    .select()
    .from(afterSaleRefunds)
    .where(and(eq(afterSaleRefunds.firmId, firmId), eq(afterSaleRefunds.caseId, caseId)));
  if (!row) return null;
  const { goodsFen, freightFen, status, doneAt } = row;
  return {
    amount: formatAmount(goodsFen + freightFen),
    done: status === 'done',
    doneAt: doneAt?.toISOString() ?? null,
  };
}

/** Numbers of some orders of a firm, by key. */
export async function readOrderNos(db: Db, firmId: bigint, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const rows = await db
    .select({ id: ordersView.id, orderNo: ordersView.orderNo })
    .from(ordersView)
    .where(and(eq(ordersView.firmId, firmId), inArray(ordersView.id, [...ids])));
  return new Map(rows.map(({ id, orderNo }) => [id, orderNo]));
}

/** What the customer's own system calls an order; null where it calls it nothing. */
export async function readPoNumber(
  db: Db,
  { firmId, orderId }: { firmId: bigint; orderId: bigint },
): Promise<string | null> {
  const [order] = await db
    .select({ poNumber: ordersView.poNumber })
    .from(ordersView)
    .where(and(eq(ordersView.firmId, firmId), eq(ordersView.id, orderId)));
  return order?.poNumber ?? null;
}

export async function readName(db: Db, userId: bigint): Promise<string> {
  const [person] = await db.select({ name: usersView.realName }).from(usersView).where(eq(usersView.id, userId));
  return person?.name ?? '';
}
