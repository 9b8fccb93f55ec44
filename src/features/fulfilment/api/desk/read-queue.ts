import { type SQL, sql } from 'drizzle-orm';
import { NO_PROMISE, wordPromise } from '#features/catalog/rules/public.ts';
import { isOrderStatus, orderStates, orderStatusLabel } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { QueueInput, QueueRow, QueueTab } from '../../contract/fulfilment-desk-schemas.ts';
import { isPartStatus, PART_STATUSES } from '../../rules/part-status.ts';
import { fromText } from '../present-parcel.ts';
import { readWarehouseNames } from '../read-parcels.ts';

/** Today in Shanghai. */
const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`;

const partIs = (...statuses: string[]) => sql`exists (select 1 from order_parts p where p.firm_id = o.firm_id
  and p.order_id = o.id and p.status = any(${sql.param(statuses)}::text[]))`;
const parcelIs = (...statuses: string[]) => sql`exists (select 1 from shipments s where s.firm_id = o.firm_id
  and s.order_id = o.id and s.status = any(${sql.param(statuses)}::text[]))`;
const orderIs = (...statuses: string[]) => sql`o.status = any(${sql.param(statuses)}::text[])`;
const noParts = sql`not exists (select 1 from order_parts p where p.firm_id = o.firm_id and p.order_id = o.id)`;

/** States in which the warehouse or a carrier still has something to do. */
const OPEN = orderIs('to_ship', 'partly_shipped', 'to_receive', 'partly_signed');

/** Orders on each tab; an order whose parts stand in different places is on several. */
const TABS: Readonly<Record<QueueTab, SQL>> = {
  confirming: orderIs('confirming'),
  to_pick: sql`${OPEN} and (${partIs('to_pick')} or (o.status = 'to_ship' and ${noParts}))`,
  picking: sql`${OPEN} and ${partIs('picking')}`,
  picked: sql`${OPEN} and ${partIs('picked', 'partly_shipped')}`,
  on_way: sql`${OPEN} and ${parcelIs('shipped', 'in_transit')}`,
  delivered: sql`${OPEN} and ${parcelIs('delivered')}`,
  all: sql`true`,
};

/** Of the parts that have not left the one that was promised to leave first: what an order is late by. */
const promisedFirst = (day: SQL) => sql`(select ${day} from order_parts p where p.firm_id = o.firm_id
  and p.order_id = o.id and p.status in ('to_pick', 'picking', 'picked', 'partly_shipped')
  order by p.promised_on, p.arrives_on limit 1)`;
const PROMISED = promisedFirst(sql`p.promised_on`);
const ARRIVES = promisedFirst(sql`p.arrives_on`);

const wordDays = (shipOn: string | null, arriveOn: string | null) =>
  wordPromise([{ quantity: 1, unit: '', promise: { ...NO_PROMISE, shipOn, arriveOn } }], { both: true });

function matching({ number, customer, warehouse, overdue }: QueueInput): SQL {
  const conditions: SQL[] = [sql`true`];
  if (number) {
    conditions.push(sql`(o.order_no ilike ${containing(number)} or o.po_number ilike ${containing(number)} or exists (
      select 1 from shipments s where s.firm_id = o.firm_id and s.order_id = o.id
         and (s.shipment_no = ${number} or s.tracking_no ilike ${containing(number)})))`);
  }
  if (customer) conditions.push(sql`(f.customer_code = ${customer} or f.name ilike ${containing(customer)})`);
  if (warehouse) {
    const place = warehouse === '-' ? sql`p.warehouse is null` : sql`p.warehouse = ${warehouse}`;
    conditions.push(sql`exists (select 1 from order_parts p where p.firm_id = o.firm_id and p.order_id = o.id
      and p.status not in ('cancelled', 'signed', 'refused') and ${place})`);
  }
  if (overdue) conditions.push(sql`${PROMISED} < ${TODAY}`);
  return sql.join(conditions, sql` and `);
}

interface Row extends Record<string, unknown> {
  order_no: string;
  version: number;
  status: string;
  customer_code: string;
  firm_name: string;
  po_number: string | null;
  submitted_at: string;
  receiver: string;
  city: string;
  line_count: number;
  total_fen: string;
  promised_on: string | null;
  arrives_on: string | null;
  overdue: boolean | null;
  parts: { status: string; warehouse: string | null }[];
}

function present(row: Row, names: ReadonlyMap<string, string>): QueueRow {
  const count = (status: string) => row.parts.filter((part) => part.status === status).length;
  const states = [...new Set(row.parts.map(({ status }) => status))].filter(isPartStatus);
  const places = new Set(row.parts.map(({ warehouse }) => fromText(warehouse, names)));
  return {
    orderNo: row.order_no,
    version: row.version,
    status: row.status,
    customerCode: row.customer_code,
    statusLabel: isOrderStatus(row.status) ? orderStatusLabel(row.status) : row.status,
    firmName: row.firm_name,
    poNumber: row.po_number,
    receiver: row.receiver,
    city: row.city,
    submittedAt: new Date(row.submitted_at).toISOString(),
    lineCount: row.line_count,
    totalAmount: formatAmount(BigInt(row.total_fen)),
    from: [...places].join('、'),
    promise: row.promised_on && wordDays(row.promised_on, row.arrives_on),
    overdue: row.overdue ?? false,
    partsText: states.map((status) => `${PART_STATUSES[status].label} ${count(status)}`).join('，'),
    canConfirm: isOrderStatus(row.status) && orderStates.allows('confirm', row.status),
    // An order of the last seconds has no parts yet: it is split when somebody takes it in hand.
    toPick: row.parts.length === 0 && row.status === 'to_ship' ? 1 : count('to_pick'),
    picking: count('picking'),
  };
}

/** One page of the queue: what was promised first comes first, whatever is late at the top. */
export async function readQueue(db: Db, input: QueueInput) {
  const { tab, pageNo, pageSize } = input;
  const condition = sql`${TABS[tab]} and ${matching(input)}`;
  const from = sql`from orders_view o join firms_view f on f.id = o.firm_id where ${condition}`;
  const order = tab === 'all' ? sql`o.submitted_at desc, o.id desc` : sql`${PROMISED} nulls last, o.submitted_at, o.id`;
  const { rows } = await db.execute<Row>(sql`
    select o.order_no, o.version, o.status, f.customer_code, f.short_name as firm_name, o.po_number,
           o.submitted_at::text, o.address ->> 'receiver' as receiver, o.address ->> 'city' as city, o.line_count,
           o.total_fen::text, ${PROMISED}::text as promised_on, ${ARRIVES}::text as arrives_on, ${PROMISED} < ${TODAY} as overdue,
           (select coalesce(json_agg(json_build_object('status', p.status, 'warehouse', p.warehouse) order by p.part_no),
             '[]') from order_parts p where p.firm_id = o.firm_id and p.order_id = o.id) as parts
      ${from} order by ${order} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  const all = await db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`);
  const names = await readWarehouseNames(db);
  return { list: rows.map((row) => present(row, names)), total: all.rows[0]?.total ?? 0, pageNo, pageSize };
}

const WORKED_ON = Object.keys(TABS).filter((tab) => tab !== 'all') as QueueTab[];

/** How many orders stand on each tab that somebody works on, whatever else is filtered. */
export async function countQueue(db: Db): Promise<Record<QueueTab, number>> {
  const columns = WORKED_ON.map((tab) => sql`count(*) filter (where ${TABS[tab]})::int as ${sql.identifier(tab)}`);
  const { rows } = await db.execute<Record<string, number>>(sql`
    select ${sql.join(columns, sql`, `)} from orders_view o
     where ${orderIs('confirming', 'to_ship', 'partly_shipped', 'to_receive', 'partly_signed')}`);
  const everything = await db.execute<{ total: number }>(sql`select count(*)::int as total from orders_view`);
  const counts = Object.fromEntries(WORKED_ON.map((tab) => [tab, rows[0]?.[tab] ?? 0]));
  return { ...counts, all: everything.rows[0]?.total ?? 0 } as Record<QueueTab, number>;
}
