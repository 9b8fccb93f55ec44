import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { ordersView } from '#features/orders/api/orders-views.ts';
import type { Db } from '#platform/api/database.ts';
import { AUTO_SIGN_DAYS, COMPLETE_DAYS } from '../rules/settle-days.ts';
import { orderParts, shipments } from './fulfilment-tables.ts';

/** How many a run of a job takes at a time. */
const BATCH = 200;

const before = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Parcels that arrived so long ago that silence counts as a signature. */
export function readUnsigned(db: Db) {
  return db
    .select({ firmId: shipments.firmId, orderId: shipments.orderId, shipmentNo: shipments.shipmentNo })
    .from(shipments)
    .where(and(eq(shipments.status, 'delivered'), lt(shipments.deliveredAt, before(AUTO_SIGN_DAYS))))
    .orderBy(asc(shipments.id))
    .limit(BATCH);
}

/** Counted from when it was signed: what was written to it since keeps no order from being completed. */
const SIGNED_LONG_AGO = sql`(select min(e.created_at) from order_events_view e where e.firm_id = ${ordersView.firmId}
  and e.order_id = ${ordersView.id} and e.to_status = 'signed' and e.from_status <> 'signed') < ${before(COMPLETE_DAYS)}`;

/** Orders that were signed so long ago that nothing more is expected of them. */
export function readSignedLongAgo(db: Db) {
  return db
    .select({ firmId: ordersView.firmId, orderId: ordersView.id })
    .from(ordersView)
    .where(and(eq(ordersView.status, 'signed'), SIGNED_LONG_AGO))
    .orderBy(asc(ordersView.id))
    .limit(BATCH);
}

/** Orders that wait for the warehouse and have no parts: their announcement was lost, or they are older than it. */
export async function readUnsplit(db: Db): Promise<{ firmId: bigint; orderId: bigint }[]> {
  const { rows } = await db.execute<{ firmId: string; orderId: string }>(sql`
    select o.firm_id::text as "firmId", o.id::text as "orderId" from orders_view o
     where o.status = 'to_ship' and o.updated_at < now() - interval '2 minutes' and not exists (
       select 1 from order_parts p where p.firm_id = o.firm_id and p.order_id = o.id)
     order by o.id limit ${BATCH}`);
  return rows.map(({ firmId, orderId }) => ({ firmId: BigInt(firmId), orderId: BigInt(orderId) }));
}

/** Parts that were to leave before today, within the last week, and have not left. */
export function readLate(db: Db) {
  const today = sql`(now() at time zone 'Asia/Shanghai')::date`;
  return db
    .select({
      firmId: orderParts.firmId,
      partId: orderParts.id,
      partNo: orderParts.partNo,
      promisedOn: orderParts.promisedOn,
      userId: ordersView.userId,
      orderNo: ordersView.orderNo,
      poNumber: ordersView.poNumber,
    })
    .from(orderParts)
    .innerJoin(ordersView, and(eq(ordersView.firmId, orderParts.firmId), eq(ordersView.id, orderParts.orderId)))
    .where(
      and(
        inArray(orderParts.status, ['to_pick', 'picking', 'picked']),
        lt(orderParts.promisedOn, today),
        gte(orderParts.promisedOn, sql`${today} - 7`),
      ),
    )
    .orderBy(asc(orderParts.id))
    .limit(BATCH * 10);
}

export type LatePart = Awaited<ReturnType<typeof readLate>>[number];
