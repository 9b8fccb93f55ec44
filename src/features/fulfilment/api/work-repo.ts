import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { orderLines, orders, stockReservations } from '#features/orders/api/public.ts';
import { isOrderStatus } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { HeldStock, OrderWork, WorkLine, WorkPart, WorkShipment } from '../rules/order-work.ts';
import { isPartStatus } from '../rules/part-status.ts';
import { isShipmentStatus } from '../rules/shipment-status.ts';
import { orderPartLines, orderParts, shipmentLines, shipments, signLines, signRecords } from './fulfilment-tables.ts';
import { readPromise } from './part-repo.ts';

/** An order by its key, where one is known, or by its number. */
export type OrderName = { orderNo: string } | { firmId: bigint; orderId: bigint };

interface Place {
  firmId: bigint;
  orderId: bigint;
}

/** The state in a row; the database holds no other than those of the tables in the rules. */
function readState<S extends string>(text: string, knows: (text: string) => text is S): S {
  if (!knows(text)) throw new Error(`unknown state ${text}`);
  return text;
}

const nameOf = (name: OrderName): SQL | undefined =>
  'orderNo' in name
    ? eq(orders.orderNo, name.orderNo)
    : and(eq(orders.firmId, name.firmId), eq(orders.id, name.orderId));

async function readHead(db: Db, name: OrderName, lock: boolean) {
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
    .where(nameOf(name))
    .limit(1);
  const [head] = await (lock ? query.for('update') : query);
  return head && { ...head, status: readState(head.status, isOrderStatus) };
}

function readLines(db: Db, { firmId, orderId }: Place): Promise<WorkLine[]> {
  return db
    .select({
      lineId: orderLines.id,
      lineNo: orderLines.lineNo,
      skuId: orderLines.skuId,
      itemNo: orderLines.itemNo,
      productName: orderLines.productName,
      orderUnit: orderLines.orderUnit,
      quantity: orderLines.quantity,
      cancelled: orderLines.cancelledQuantity,
      dayType: orderLines.dayType,
      deliveryDays: orderLines.deliveryDays,
      promises: orderLines.promises,
    })
    .from(orderLines)
    .where(and(eq(orderLines.firmId, firmId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.lineNo));
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
  const { lineId, skuId, warehouse, quantity } = stockReservations;
  return db
    .select({ lineId, skuId, warehouse, quantity })
    .from(stockReservations)
    .where(
      and(
        eq(stockReservations.firmId, firmId),
        eq(stockReservations.orderId, orderId),
        eq(stockReservations.state, 'held'),
      ),
    )
    .orderBy(asc(stockReservations.id));
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
