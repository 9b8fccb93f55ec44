import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { PartStatus } from '../../rules/part-status.ts';
import type { ShipmentStatus } from '../../rules/shipment-status.ts';

/** Looked at in one round. */
const MOST = 300;

export interface WaitingPart extends Record<string, unknown> {
  partId: string;
  orderNo: string;
  partNo: number;
  warehouse: string | null;
  status: PartStatus;
  /** Real hours since something happened to the order. */
  hours: number;
}

/** Parts the warehouse has to do something with, the longest waiting first. */
export async function readWaitingParts(db: Db): Promise<WaitingPart[]> {
  const { rows } = await db.execute<WaitingPart>(sql`
    select p.id::text as "partId", o.order_no as "orderNo", p.part_no as "partNo", p.warehouse, p.status,
           extract(epoch from now() - greatest(o.updated_at, p.created_at))::float8 / 3600 as hours
      from order_parts p join orders_view o on o.firm_id = p.firm_id and o.id = p.order_id
     where p.status in ('to_pick', 'picking', 'picked', 'partly_shipped')
       and o.status in ('to_ship', 'partly_shipped', 'partly_signed')
     order by o.updated_at, p.id limit ${MOST}`);
  return rows;
}

export interface MovingParcel extends Record<string, unknown> {
  shipmentNo: string;
  orderNo: string;
  carrier: string;
  trackingNo: string;
  city: string;
  status: ShipmentStatus;
  shippedAt: string;
  hours: number;
  deliveredHours: number;
  /** Numbers of the news that was told already. */
  heard: string[];
}

/** Parcels on the road or before a door. */
export async function readMovingParcels(db: Db): Promise<MovingParcel[]> {
  const { rows } = await db.execute<MovingParcel>(sql`
    select s.shipment_no as "shipmentNo", o.order_no as "orderNo", s.carrier, s.tracking_no as "trackingNo",
           o.address ->> 'city' as city, s.status, s.shipped_at::text as "shippedAt",
           extract(epoch from now() - s.shipped_at)::float8 / 3600 as hours,
           coalesce(extract(epoch from now() - s.delivered_at), 0)::float8 / 3600 as "deliveredHours",
           (select coalesce(json_agg(e.notice_id), '[]') from shipment_events e
             where e.firm_id = s.firm_id and e.shipment_id = s.id) as heard
      from shipments s join orders_view o on o.firm_id = s.firm_id and o.id = s.order_id
     where s.status in ('shipped', 'in_transit', 'delivered') order by s.shipped_at, s.id limit ${MOST}`);
  return rows;
}

/** Somebody of the shop's own people, in whose name the simulator acts; null in a shop without a desk. */
export async function readDeskPerson(db: Db): Promise<{ firmId: bigint; userId: bigint } | null> {
  const { rows } = await db.execute<{ firmId: string; userId: string }>(sql`
    select m.firm_id::text as "firmId", m.user_id::text as "userId" from memberships_view m
      join firms_view f on f.id = m.firm_id where f.firm_type = 'operator' and m.status = 1 order by m.id limit 1`);
  const [row] = rows;
  return row ? { firmId: BigInt(row.firmId), userId: BigInt(row.userId) } : null;
}
