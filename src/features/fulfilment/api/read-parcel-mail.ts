import { and, asc, eq } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { orderLines, orders } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { orderParts, shipmentLines, shipments } from './fulfilment-tables.ts';
import { readPromise } from './part-repo.ts';
import { partPromiseText } from './present-parcel.ts';

/** What a mail about a parcel says, and whom it goes to; null without an address. In the name of the buyer's firm. */
export async function readParcelMail(db: Db, { firmId, shipmentId }: { firmId: bigint; shipmentId: bigint }) {
  const [head] = await db
    .select({
      orderNo: orders.orderNo,
      poNumber: orders.poNumber,
      buyerName: usersView.realName,
      email: usersView.email,
      shipmentNo: shipments.shipmentNo,
      carrier: shipments.carrier,
      trackingNo: shipments.trackingNo,
      promisedOn: orderParts.promisedOn,
      arrivesOn: orderParts.arrivesOn,
      firstPromisedOn: orderParts.firstPromisedOn,
      firstArrivesOn: orderParts.firstArrivesOn,
    })
    .from(shipments)
    .innerJoin(orders, and(eq(orders.firmId, shipments.firmId), eq(orders.id, shipments.orderId)))
    .innerJoin(orderParts, and(eq(orderParts.firmId, shipments.firmId), eq(orderParts.id, shipments.partId)))
    .innerJoin(usersView, eq(usersView.id, orders.userId))
    .where(and(eq(shipments.firmId, firmId), eq(shipments.id, shipmentId)));
  if (!head?.email) return null;
  const { email, ...facts } = head;
  const lines = await db
    .select({
      itemNo: orderLines.itemNo,
      productName: orderLines.productName,
      quantity: shipmentLines.quantity,
      orderUnit: orderLines.orderUnit,
    })
    .from(shipmentLines)
    .innerJoin(orderLines, and(eq(orderLines.firmId, shipmentLines.firmId), eq(orderLines.id, shipmentLines.lineId)))
    .where(and(eq(shipmentLines.firmId, firmId), eq(shipmentLines.shipmentId, shipmentId)))
    .orderBy(asc(orderLines.lineNo));
  const promise = readPromise(facts);
  return { ...facts, email, lines, promiseText: partPromiseText({ promise, lines }) };
}
