import { and, eq, ne, sql } from 'drizzle-orm';
import { shipmentsView, signLinesView, signRecordsView } from '#features/fulfilment/api/fulfilment-views.ts';
import type { Db } from '#platform/api/database.ts';

export interface OrderPlace {
  firmId: bigint;
  orderId: bigint;
}

/** What was counted of each line whenever a parcel was signed, and when last; by way of the parcels, which are found by their order. */
export function readSigned(db: Db, { firmId, orderId }: OrderPlace) {
  return db
    .select({
      lineId: signLinesView.lineId,
      short: sql<number>`sum(${signLinesView.short})::int`,
      over: sql<number>`sum(${signLinesView.over})::int`,
      damaged: sql<number>`sum(${signLinesView.damaged})::int`,
      signedAt: sql<string>`max(${signRecordsView.signedAt})`,
    })
    .from(shipmentsView)
    .innerJoin(
      signRecordsView,
      and(eq(signRecordsView.firmId, shipmentsView.firmId), eq(signRecordsView.shipmentId, shipmentsView.id)),
    )
    .innerJoin(
      signLinesView,
      and(eq(signLinesView.firmId, signRecordsView.firmId), eq(signLinesView.signId, signRecordsView.id)),
    )
    .where(
      and(eq(shipmentsView.firmId, firmId), eq(shipmentsView.orderId, orderId), ne(signRecordsView.kind, 'refused')),
    )
    .groupBy(signLinesView.lineId);
}
