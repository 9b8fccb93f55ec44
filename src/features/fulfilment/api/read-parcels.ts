import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { listAttachmentsOf } from '#business/attachments/api/public.ts';
import { warehousesView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';
import { shipmentEvents, shipments, signLines, signRecords } from './fulfilment-tables.ts';
import { RECEIPT_FILES } from './receipt-attachments.ts';

interface Place {
  firmId: bigint;
  orderId: bigint;
}

export interface ParcelRow {
  shipmentId: bigint;
  shipmentNo: string;
  carrier: string;
  trackingNo: string;
  shippedAt: Date;
  deliveredAt: Date | null;
  /** The latest first. */
  events: { noticeId: string; happenedAt: Date; place: string; words: string }[];
}

/** Parcels of an order with what their carriers told, the first one sent first. */
export async function readParcels(db: Db, { firmId, orderId }: Place): Promise<ParcelRow[]> {
  const rows = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.firmId, firmId), eq(shipments.orderId, orderId)))
    .orderBy(asc(shipments.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const news = await db
    .select()
    .from(shipmentEvents)
    .where(and(eq(shipmentEvents.firmId, firmId), inArray(shipmentEvents.shipmentId, ids)))
    .orderBy(desc(shipmentEvents.happenedAt), desc(shipmentEvents.id));
  return rows.map(({ id, shipmentNo, carrier, trackingNo, shippedAt, deliveredAt }) => ({
    shipmentId: id,
    shipmentNo,
    carrier,
    trackingNo,
    shippedAt,
    deliveredAt,
    events: news.filter(({ shipmentId }) => shipmentId === id),
  }));
}

/** Who took which parcel, with counts and receipts, the latest first. */
export async function readSigns(db: Db, { firmId, orderId }: Place) {
  const records = await db
    .select()
    .from(signRecords)
    .where(and(eq(signRecords.firmId, firmId), eq(signRecords.orderId, orderId)))
    .orderBy(desc(signRecords.signedAt), desc(signRecords.id));
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const counts = await db
    .select()
    .from(signLines)
    .where(and(eq(signLines.firmId, firmId), inArray(signLines.signId, ids)));
  const files = await listAttachmentsOf(db, { firmId, kind: RECEIPT_FILES }, ids);
  return records.map((record) => ({
    record,
    counts: counts.filter(({ signId }) => signId === record.id),
    files: files.filter(({ ownerId }) => ownerId === record.id),
  }));
}
export type SignRow = Awaited<ReturnType<typeof readSigns>>[number];

/** Names of the warehouses by code. */
export async function readWarehouseNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ code: warehousesView.code, name: warehousesView.name }).from(warehousesView);
  return new Map(rows.map(({ code, name }) => [code, name]));
}
