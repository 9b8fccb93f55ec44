import { and, inArray, notInArray, sql } from 'drizzle-orm';
import { OWN_CARRIERS } from '#business/carriers/contract/carriers.ts';
import type { Db } from '#platform/api/database.ts';
import { shipments } from './fulfilment-tables.ts';

/** Runs of the job in which every parcel has its turn once: two hours of ten minutes. */
const TURNS = 12;
const TURN_SECONDS = 600;
/** News of what left earlier come from people. */
const OLDEST = sql`now() - interval '60 days'`;
const BATCH = 200;

/** Parcels on the road whose turn it is, by their number and the clock: nothing has to be kept of who was asked when. */
export function readTurn(db: Db, now: Date) {
  const turn = Math.floor(now.getTime() / 1_000 / TURN_SECONDS) % TURNS;
  return db
    .select({
      firmId: shipments.firmId,
      shipmentNo: shipments.shipmentNo,
      carrier: shipments.carrier,
      trackingNo: shipments.trackingNo,
      since: shipments.shippedAt,
    })
    .from(shipments)
    .where(
      and(
        inArray(shipments.status, ['shipped', 'in_transit']),
        sql`${shipments.id} % ${sql.raw(String(TURNS))} = ${turn}`,
        sql`${shipments.shippedAt} > ${OLDEST}`,
        notInArray(shipments.carrier, [...OWN_CARRIERS]),
      ),
    )
    .orderBy(shipments.shippedAt)
    .limit(BATCH);
}
