import { and, eq } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { SHIPMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import type { Db } from '#platform/api/database.ts';
import type { ParcelLine } from '../rules/order-work.ts';
import type { ShipmentStatus } from '../rules/shipment-status.ts';
import type { SignCount } from '../rules/sign-counts.ts';
import { shipmentEvents, shipmentLines, shipments, signLines, signRecords } from './fulfilment-tables.ts';

const nextShipmentNo = nextNumber(SHIPMENT_NUMBER);

export interface NewShipment {
  firmId: bigint;
  orderId: bigint;
  partId: bigint;
  carrier: string;
  trackingNo: string;
}

/** Null: this carrier has a parcel of that number already. */
export async function insertShipment(
  db: Db,
  shipment: NewShipment,
  lines: readonly ParcelLine[],
): Promise<{ shipmentId: bigint; shipmentNo: string } | null> {
  const [row] = await db
    .insert(shipments)
    .values({ ...shipment, shipmentNo: nextShipmentNo })
    .onConflictDoNothing({ target: [shipments.carrier, shipments.trackingNo] })
    .returning({ shipmentId: shipments.id, shipmentNo: shipments.shipmentNo });
  if (!row) return null;
  const { firmId } = shipment;
  await db.insert(shipmentLines).values(lines.map((line) => ({ firmId, shipmentId: row.shipmentId, ...line })));
  return row;
}

interface Place {
  firmId: bigint;
  shipmentId: bigint;
}

/** The database refuses moves that the transition table does not name. */
export async function moveShipment(
  db: Db,
  { firmId, shipmentId }: Place,
  way: readonly ShipmentStatus[],
  at: Date,
): Promise<void> {
  for (const status of way) {
    await db
      .update(shipments)
      .set(status === 'delivered' ? { status, deliveredAt: at } : { status })
      .where(and(eq(shipments.firmId, firmId), eq(shipments.id, shipmentId)));
  }
}

export interface News {
  /** The carrier's own number of the news: the same one is kept once. */
  noticeId: string;
  happenedAt: Date;
  place: string;
  words: string;
}

/** False: this news was heard before. */
export async function insertNews(db: Db, { firmId, shipmentId }: Place, news: News): Promise<boolean> {
  const result = await db
    .insert(shipmentEvents)
    .values({ firmId, shipmentId, ...news })
    .onConflictDoNothing();
  return result.rowCount === 1;
}

export interface NewSign {
  firmId: bigint;
  orderId: bigint;
  shipmentId: bigint;
  signer: string;
  kind: 'person' | 'auto' | 'refused';
  note: string;
  signedAt: Date;
}

export async function insertSign(db: Db, sign: NewSign, counts: readonly SignCount[]): Promise<bigint> {
  const [row] = await db.insert(signRecords).values(sign).returning({ id: signRecords.id });
  if (!row) throw new Error('sign record not written');
  const { firmId } = sign;
  if (counts.length > 0)
    await db.insert(signLines).values(counts.map((count) => ({ firmId, signId: row.id, ...count })));
  return row.id;
}

/** Where a parcel belongs; null when the transaction sees none of that number. */
export async function findShipment(db: Db, shipmentNo: string) {
  const [row] = await db
    .select({ firmId: shipments.firmId, orderId: shipments.orderId, shipmentId: shipments.id })
    .from(shipments)
    .where(eq(shipments.shipmentNo, shipmentNo));
  return row ?? null;
}

/** The same by the carrier's number. */
export async function findTracked(db: Db, { carrier, trackingNo }: { carrier: string; trackingNo: string }) {
  const [row] = await db
    .select({ firmId: shipments.firmId, orderId: shipments.orderId, shipmentId: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.carrier, carrier), eq(shipments.trackingNo, trackingNo)));
  return row ?? null;
}
