import { and, asc, eq, inArray } from 'drizzle-orm';
import { lineFieldsIn } from '#business/line-fields/api/public.ts';
import { orderLinesView, stockReservationsView } from '#features/orders/api/orders-views.ts';
import { type OrderAddress, readWorkHead } from '#features/orders/api/public.ts';
import { isOrderStatus } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { HeldStock, OrderWork, WorkLine, WorkPart, WorkShipment } from '../rules/order-work.ts';
import { isPartStatus } from '../rules/part-status.ts';
import { isShipmentStatus } from '../rules/shipment-status.ts';
import { orderPartLines, orderParts, shipmentLines, shipments, signLines, signRecords } from './fulfilment-tables.ts';
import { readPromise } from './part-repo.ts';

export type OrderName = OrderAddress;

interface Place {
  firmId: bigint;
  orderId: bigint;
}

/** The state in a row; the database holds no other than those of the tables in the rules. */
function readState<S extends string>(text: string, knows: (text: string) => text is S): S {
  if (!knows(text)) throw new Error(`unknown state ${text}`);
  return text;
}

async function readHead(db: Db, name: OrderName, lock: boolean) {
  const head = await readWorkHead(db, name, lock);
  return head && { ...head, status: readState(head.status, isOrderStatus) };
}

function readLines(db: Db, { firmId, orderId }: Place): Promise<WorkLine[]> {
  return db
    .select({
      lineId: orderLinesView.id,
      lineNo: orderLinesView.lineNo,
      skuId: orderLinesView.skuId,
      itemNo: orderLinesView.itemNo,
      productName: orderLinesView.productName,
      orderUnit: orderLinesView.orderUnit,
      quantity: orderLinesView.quantity,
      cancelled: orderLinesView.cancelledQuantity,
      dayType: orderLinesView.dayType,
      deliveryDays: orderLinesView.deliveryDays,
      promises: orderLinesView.promises,
      fields: lineFieldsIn(orderLinesView),
    })
    .from(orderLinesView)
    .where(and(eq(orderLinesView.firmId, firmId), eq(orderLinesView.orderId, orderId)))
    .orderBy(asc(orderLinesView.lineNo));
}

async function readParts(db: Db, { firmId, orderId }: Place): Promise<WorkPart[]> {
  const heads = await db
    .select()
    .from(orderParts)
    .where(and(eq(orderParts.firmId, firmId), eq(orderParts.orderId, orderId)))
    .orderBy(asc(orderParts.partNo));
  if (heads.length === 0) return [];
  const ids = heads.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderPartLines)
    .where(and(eq(orderPartLines.firmId, firmId), inArray(orderPartLines.partId, ids)))
    .orderBy(asc(orderPartLines.lineId));
  return heads.map(({ id, partNo, warehouse, status, ...days }) => ({
    partId: id,
    partNo,
    warehouse,
    promise: readPromise(days),
    status: readState(status, isPartStatus),
    lines: lines
      .filter(({ partId }) => partId === id)
      .map(({ lineId, quantity, pickedQuantity }) => ({ lineId, quantity, picked: pickedQuantity })),
  }));
}

async function readShipments(db: Db, { firmId, orderId }: Place): Promise<WorkShipment[]> {
  const heads = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.firmId, firmId), eq(shipments.orderId, orderId)))
    .orderBy(asc(shipments.id));
  if (heads.length === 0) return [];
  const sent = await db
    .select()
    .from(shipmentLines)
    .where(
      and(
        eq(shipmentLines.firmId, firmId),
        inArray(
          shipmentLines.shipmentId,
          heads.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(shipmentLines.lineId));
  const signed = await db
    .select({ shipmentId: signRecords.shipmentId, lineId: signLines.lineId, quantity: signLines.received })
    .from(signRecords)
    .innerJoin(signLines, and(eq(signLines.firmId, signRecords.firmId), eq(signLines.signId, signRecords.id)))
    .where(and(eq(signRecords.firmId, firmId), eq(signRecords.orderId, orderId)));
  const linesOf = (rows: readonly { shipmentId: bigint; lineId: bigint; quantity: number }[], id: bigint) =>
    rows.flatMap(({ shipmentId, lineId, quantity }) => (shipmentId === id ? [{ lineId, quantity }] : []));
  return heads.map(({ id, partId, shipmentNo, carrier, trackingNo, status }) => ({
    shipmentId: id,
    partId,
    shipmentNo,
    carrier,
    trackingNo,
    status: readState(status, isShipmentStatus),
    lines: linesOf(sent, id),
    received: linesOf(signed, id),
  }));
}

function readHeld(db: Db, { firmId, orderId }: Place): Promise<HeldStock[]> {
  const { lineId, skuId, warehouse, quantity } = stockReservationsView;
  return db
    .select({ lineId, skuId, warehouse, quantity })
    .from(stockReservationsView)
    .where(
      and(
        eq(stockReservationsView.firmId, firmId),
        eq(stockReservationsView.orderId, orderId),
        eq(stockReservationsView.state, 'held'),
      ),
    )
    .orderBy(asc(stockReservationsView.id));
}

async function readWhole(db: Db, name: OrderName, lock: boolean): Promise<OrderWork | null> {
  const head = await readHead(db, name, lock);
  if (!head) return null;
  return {
    ...head,
    lines: await readLines(db, head),
    parts: await readParts(db, head),
    shipments: await readShipments(db, head),
    held: await readHeld(db, head),
  };
}

/** An order on its way, locked for a change; null when the transaction sees none of that name. */
export const lockWork = (db: Db, name: OrderName) => readWhole(db, name, true);

export const readWork = (db: Db, name: OrderName) => readWhole(db, name, false);
