import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { DeliveryLine, DeliveryPickInput, LateReason } from '../../contract/delivery-schemas.ts';
import { LATE_REASONS } from '../../rules/late-reason.ts';
import { deliveryStateOf } from '../../rules/punctuality.ts';
import { daysWithin } from '../../rules/report-days.ts';
import type { Asking } from '../figures/figure-reader.ts';
import { inSight } from '../figures/wanted-repo.ts';
import type { Mark } from '../lines/read-line-pages.ts';
import { reportDeliveries } from '../report-tables.ts';
import { countedWithin, picked } from './delivery-facts-repo.ts';

const { countsOn, partLineId } = reportDeliveries;

/** The one condition of the promises a number is made of, of their count and of their export. */
export function findDeliveries({ wanted, filter, viewer }: Asking<DeliveryPickInput>): SQL {
  const days = countedWithin(filter.pick, wanted);
  return and(inSight(reportDeliveries, wanted), days, picked(filter, viewer.today)) ?? days;
}

export async function countDeliveries(db: Db, found: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${reportDeliveries} where ${found}`,
  );
  return rows[0]?.n ?? 0;
}

type Row = Record<string, string | null> & Record<'id' | 'counts_on' | 'promised_on', string>;

const lateDays = (promised: string, delivered: string | null, today: string): number | null => {
  const until = delivered ?? (promised < today ? today : null);
  return until === null ? null : daysWithin(promised, until) - 1;
};

function presentDelivery(row: Row, today: string): NamedDelivery {
  const facts = {
    promisedOn: row.promised_on,
    deliveredOn: row.delivered_on ?? null,
    received: (row.received ?? null) === null ? null : Number(row.received),
    quantity: Number(row.quantity),
  };
  const state = deliveryStateOf(facts, today);
  const reason = state === 'late' || state === 'overdue' ? (row.reason as LateReason) : null;
  return {
    orderNo: row.order_no ?? '',
    lineNo: Number(row.line_no),
    partNo: Number(row.part_no),
    itemNo: row.item_no ?? '',
    name: row.product_name ?? '',
    unit: row.order_unit ?? '',
    ...facts,
    shippedOn: row.shipped_on ?? null,
    lateDays: state === 'cancelled' ? null : lateDays(facts.promisedOn, facts.deliveredOn, today),
    state,
    reason,
    reasonLabel: reason ? LATE_REASONS[reason] : '',
    warehouse: row.warehouse_name ?? row.warehouse ?? '',
    carrier: row.carrier ?? '',
    person: row.person ?? '',
    countedOn: row.counts_on,
    correctionOf: row.correction_of?.slice(0, 7) ?? null,
    firmName: row.firm_name ?? '',
  };
}

/** With the firm it is of: companies know whose it is, the desk looks at many. */
type NamedDelivery = DeliveryLine & { firmName: string };

export interface DeliveryPiece {
  rows: NamedDelivery[];
  marks: Mark[];
}

/** Some of the promises found, the latest first, behind a mark. */
export async function readDeliveryPiece(
  db: Db,
  { found, today, after, limit }: { found: SQL; today: string; after: Mark | null; limit: number },
): Promise<DeliveryPiece> {
  const behind =
    after === null ? sql`true` : sql`(${countsOn}, ${partLineId}) < (${after.day}::date, ${after.id}::bigint)`;
  const { rows } = await db.execute<Row>(sql`
    select d.part_line_id as id, d.counts_on::text, d.correction_of::text, d.part_no, d.quantity, d.received, d.promised_on::text, d.shipped_on::text,
      d.delivered_on::text, d.reason, d.warehouse, w.name as warehouse_name, d.carrier, o.order_no, l.line_no, l.item_no,
      l.product_name, l.order_unit, u.real_name as person, f.short_name as firm_name
    from (select * from ${reportDeliveries} where ${found} and ${behind}
        order by ${countsOn} desc, ${partLineId} desc limit ${limit}) d
      join orders_view o on o.firm_id = d.firm_id and o.id = d.order_id
      join order_lines_view l on l.firm_id = d.firm_id and l.id = d.line_id
      join firms_view f on f.id = d.firm_id left join users_view u on u.id = d.user_id left join warehouses_view w on w.code = d.warehouse
    order by d.counts_on desc, d.part_line_id desc`);
  return {
    rows: rows.map((row) => presentDelivery(row, today)),
    marks: rows.map((row) => ({ day: row.counts_on, id: BigInt(row.id) })),
  };
}
