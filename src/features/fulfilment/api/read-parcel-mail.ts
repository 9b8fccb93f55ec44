import { and, asc, eq } from 'drizzle-orm';
import { lineFieldsIn } from '#business/line-fields/api/public.ts';
import { usersView } from '#features/access/api/access-views.ts';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import type { Db } from '#platform/api/database.ts';
import { orderParts, shipmentLines, shipments } from './fulfilment-tables.ts';
import { readPromise } from './part-repo.ts';
import { partPromiseText } from './present-parcel.ts';

/**
 * What a letter about a parcel says, and whom it goes to. In the name of the buyer's firm: it goes to
 * who wrote the lines, so it says everything that was written to them.
 */
export async function readParcelMail(db: Db, { firmId, shipmentId }: { firmId: bigint; shipmentId: bigint }) {
  const [head] = await db
    .select({
      orderNo: ordersView.orderNo,
      poNumber: ordersView.poNumber,
      buyerName: usersView.realName,
      userId: ordersView.userId,
      shipmentNo: shipments.shipmentNo,
      carrier: shipments.carrier,
      trackingNo: shipments.trackingNo,
      promisedOn: orderParts.promisedOn,
      arrivesOn: orderParts.arrivesOn,
      firstPromisedOn: orderParts.firstPromisedOn,
      firstArrivesOn: orderParts.firstArrivesOn,
    })
    .from(shipments)
    .innerJoin(ordersView, and(eq(ordersView.firmId, shipments.firmId), eq(ordersView.id, shipments.orderId)))
    .innerJoin(orderParts, and(eq(orderParts.firmId, shipments.firmId), eq(orderParts.id, shipments.partId)))
    .innerJoin(usersView, eq(usersView.id, ordersView.userId))
    .where(and(eq(shipments.firmId, firmId), eq(shipments.id, shipmentId)));
  if (!head) return null;
  const lines = await db
    .select({
      itemNo: orderLinesView.itemNo,
      productName: orderLinesView.productName,
      quantity: shipmentLines.quantity,
      orderUnit: orderLinesView.orderUnit,
      fields: lineFieldsIn(orderLinesView),
    })
    .from(shipmentLines)
    .innerJoin(
      orderLinesView,
      and(eq(orderLinesView.firmId, shipmentLines.firmId), eq(orderLinesView.id, shipmentLines.lineId)),
    )
    .where(and(eq(shipmentLines.firmId, firmId), eq(shipmentLines.shipmentId, shipmentId)))
    .orderBy(asc(orderLinesView.lineNo));
  const promise = readPromise(head);
  return { ...head, lines, promiseText: partPromiseText({ promise, lines }) };
}
