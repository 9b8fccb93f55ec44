import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { jsonRows } from '#platform/api/json-rows.ts';
import { lateReasonOf } from '../../rules/late-reason.ts';
import { type Counted, settlePromise } from '../../rules/settle-promise.ts';
import { reportDeliveries } from '../report-tables.ts';
import type { GoodsPlace } from './read-line-places.ts';

type KeptRow = typeof reportDeliveries.$inferSelect;
type DeliveryRow = Omit<KeptRow, keyof Counted>;

const day = (instant: string) => sql.raw(`(${instant} at time zone 'Asia/Shanghai')::date::text`);

/** Promises of the parts of orders with their parcels, as far as they have come; parts that were called off promised nothing. */
const deliveriesOf = (firmId: bigint, orderIds: readonly bigint[]) => sql`
  select pl.id as part_line_id, p.order_id, pl.line_id, p.part_no, o.user_id, coalesce(p.warehouse, '') as warehouse, coalesce(s.carrier, '') as carrier, pl.quantity,
    ${day('o.submitted_at')} as ordered_on, coalesce(p.first_arrives_on, p.arrives_on)::text as promised_on,
    p.arrives_on::text as arrives_on, coalesce(p.first_promised_on, p.promised_on)::text as leaves_on,
    ${day('s.first_at')} as shipped_on,
    case when s.there >= pl.quantity then ${day('s.last_at')} end as delivered_on,
    case when s.settled >= pl.quantity then s.received end as received, coalesce(s.refused, false) as refused
  from order_parts_view p
    join orders_view o on o.firm_id = p.firm_id and o.id = p.order_id
    join order_part_lines_view pl on pl.firm_id = p.firm_id and pl.part_id = p.id
    left join lateral (
      select sum(sl.quantity) filter (where sh.delivered_at is not null) as there, min(sh.shipped_at) as first_at,
        max(sh.delivered_at) as last_at, (array_agg(sh.carrier order by sh.shipped_at desc))[1] as carrier,
        sum(sl.quantity) filter (where sh.status in ('signed', 'refused')) as settled,
        bool_or(sh.status = 'refused') as refused,
        coalesce(sum(g.received - g.damaged) filter (where sh.status = 'signed'), 0) as received
      from shipments_view sh join shipment_lines_view sl on sl.firm_id = sh.firm_id and sl.shipment_id = sh.id
        left join sign_records_view r on r.firm_id = sh.firm_id and r.shipment_id = sh.id
        left join sign_lines_view g on g.firm_id = r.firm_id and g.sign_id = r.id and g.line_id = sl.line_id
      where sh.firm_id = p.firm_id and sh.order_id = p.order_id and sh.part_id = p.id and sl.line_id = pl.line_id) s on true
  where p.firm_id = ${firmId} and p.order_id = any(${sql.param(orderIds.map(String))}::bigint[])
    and p.status <> 'cancelled' and coalesce(p.first_arrives_on, p.arrives_on) is not null`;

type Read = Record<string, string | number | boolean | null>;

const textOf = (value: Read[string] | undefined) => (value === null || value === undefined ? null : String(value));

function rowOf(firmId: bigint, row: Read, place: GoodsPlace): DeliveryRow {
  const big = (name: string) => BigInt(textOf(row[name]) ?? '0');
  const promisedOn = textOf(row.promised_on) ?? '';
  const facts = {
    quantity: Number(row.quantity),
    received: row.received === null ? null : Number(row.received),
    warehouse: textOf(row.warehouse) ?? '',
    promisedOn,
    shippedOn: textOf(row.shipped_on),
  };
  const moved = { arrivesOn: textOf(row.arrives_on) ?? promisedOn, leavesOn: textOf(row.leaves_on) };
  return {
    firmId,
    partLineId: big('part_line_id'),
    orderId: big('order_id'),
    lineId: big('line_id'),
    partNo: Number(row.part_no),
    userId: big('user_id'),
    ...place,
    ...facts,
    carrier: textOf(row.carrier) ?? '',
    orderedOn: textOf(row.ordered_on) ?? '',
    deliveredOn: textOf(row.delivered_on),
    reason: lateReasonOf({ ...facts, ...moved, refused: row.refused === true }),
  };
}

const readKept = (db: Db, firmId: bigint, orderIds: readonly bigint[]): Promise<KeptRow[]> =>
  db
    .select()
    .from(reportDeliveries)
    .where(and(eq(reportDeliveries.firmId, firmId), inArray(reportDeliveries.orderId, [...orderIds])));

async function removeRows(db: Db, firmId: bigint, rows: readonly KeptRow[]): Promise<void> {
  if (rows.length === 0) return;
  const lines = sql.param(rows.map(({ partLineId }) => String(partLineId)));
  const days = sql.param(rows.map(({ countsOn }) => countsOn));
  await db.execute(sql`delete from report_deliveries where firm_id = ${firmId}
    and (part_line_id, counts_on) in (select * from unnest(${lines}::bigint[], ${days}::date[]))`);
}

async function insertRows(db: Db, rows: readonly KeptRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { columns, rows: given } = jsonRows(reportDeliveries, rows);
  await db.execute(sql`insert into report_deliveries (${columns}) select ${columns} from ${given} as r`);
}

/** Writes what was promised of orders and how it was kept; answers whether that has changed. */
export async function bookDeliveries(
  db: Db,
  firmId: bigint,
  orderIds: readonly bigint[],
  { places, ...moment }: { places: ReadonlyMap<bigint, GoodsPlace>; openFrom: string; today: string },
): Promise<boolean> {
  const { rows } = await db.execute<Read>(deliveriesOf(firmId, orderIds));
  const targets = new Map(
    rows.flatMap((row) => {
      const place = places.get(BigInt(String(row.line_id)));
      const target = place && rowOf(firmId, row, place);
      return target ? [[target.partLineId, target] as const] : [];
    }),
  );
  const kept = Map.groupBy(await readKept(db, firmId, orderIds), ({ partLineId }) => partLineId);
  const ids = new Set([...targets.keys(), ...kept.keys()]);
  const settled = [...ids].map((id) => settlePromise<DeliveryRow>(targets.get(id) ?? null, kept.get(id) ?? [], moment));
  const gone = settled.flatMap(({ remove }) => remove);
  const come = settled.flatMap(({ put }) => put ?? []);
  await removeRows(db, firmId, gone);
  await insertRows(db, come);
  return gone.length + come.length > 0;
}
