import { type SQL, sql } from 'drizzle-orm';
import { supplierOf } from '#features/prices/api/public.ts';
import { dayStart } from '#platform/api/shanghai-days.ts';
import type { CaseKind } from '../../contract/case-words.ts';
import type { FaultSide, FigureDimension } from '../../contract/figure-schemas.ts';
import { CLOSED } from '../../rules/case-status.ts';
import { FAULT_REASONS } from '../../rules/figure-numbers.ts';
import { afterSaleCases as cases, afterSaleEvents as events, afterSaleLines as lines } from '../case-tables.ts';

/** Which signed lines and which cases of theirs are counted. */
export interface FigureScope {
  /** Days of signing in Shanghai, both included. */
  from: string;
  to: string;
  kind?: CaseKind | undefined;
  fault?: FaultSide | undefined;
  /** Whose orders, on `orders_view`; undefined: all that row-level security lets through. */
  people?: SQL | undefined;
}

/** Where a signed line is looked up beside its sign record; each figure reads no more than it is counted by. */
const JOINS = {
  line: sql`join order_lines_view l on l.firm_id = last.firm_id and l.id = last.line_id`,
  order: sql`join orders_view on orders_view.firm_id = l.firm_id and orders_view.id = l.order_id`,
  shipment: sql`join shipments_view h on h.firm_id = last.firm_id and h.id = last.shipment_id`,
  part: sql`join order_parts_view p on p.firm_id = h.firm_id and p.id = h.part_id`,
  firm: sql`join firms_view f on f.id = last.firm_id`,
} as const;
type Join = keyof typeof JOINS;

interface LineKey {
  key: SQL;
  joins: readonly Join[];
}

/** What a signed line is counted by. */
const LINE_KEYS: Readonly<Record<Exclude<FigureDimension, 'reason' | 'kind'>, LineKey>> = {
  item: { key: sql`l.item_no`, joins: ['line'] },
  brand: { key: sql`coalesce(l.brand_name, '')`, joins: ['line'] },
  supplier: { key: sql`coalesce(${supplierOf(sql`l.sku_id`)}, '')`, joins: ['line'] },
  warehouse: { key: sql`coalesce(p.warehouse, '')`, joins: ['shipment', 'part'] },
  carrier: { key: sql`h.carrier`, joins: ['shipment'] },
  firm: { key: sql`f.customer_code`, joins: ['firm'] },
  month: { key: sql`to_char(last.signed_at at time zone 'Asia/Shanghai', 'YYYY-MM')`, joins: [] },
};
const ALL_TOGETHER: LineKey = { key: sql`''::text`, joins: [] };

/** What only its cases tell: signed lines as a whole are what these are held against. */
const CASE_KEYS = { reason: sql`${lines.reason}`, kind: sql`${cases.kind}` } as const;

const isOfCases = (by: FigureDimension | undefined): by is keyof typeof CASE_KEYS => by === 'reason' || by === 'kind';

const faults = sql.param([...FAULT_REASONS]);
const ofFault = sql`${lines.reason} = any(${faults}::text[])`;

/** Lines by the last time they were signed for within the days; those that were refused never came. */
function signedLines({ from, to, people }: FigureScope, { key, joins }: LineKey): SQL {
  const wanted = new Set<Join>(people ? ['line', 'order', ...joins] : joins);
  return sql`
  last as materialized (
    select distinct on (c.line_id) c.firm_id, c.line_id, r.shipment_id, r.signed_at
    from sign_records_view r join sign_lines_view c on c.firm_id = r.firm_id and c.sign_id = r.id
    where r.kind <> 'refused' and r.signed_at >= ${dayStart(from)} and r.signed_at < ${dayStart(to, 1)}
    order by c.line_id, r.signed_at desc),
  signed as materialized (
    select last.firm_id, last.line_id, ${key} as key
    from last ${sql.join(
      [...wanted].map((join) => JOINS[join]),
      sql` `,
    )}
    where ${people ?? sql`true`})`;
}

/** What a case is called by: its goods, its order and whose it is. */
const TOLD = {
  columns: sql`, g.product_name, o.order_no, f.name as firm_name`,
  joins: sql`join order_lines_view g on g.firm_id = signed.firm_id and g.id = signed.line_id
      join orders_view o on o.firm_id = g.firm_id and o.id = g.order_id
      join firms_view f on f.id = signed.firm_id`,
};

/**
 * The two populations of every figure: `signed`, lines by what they are counted by, and `claimed`, lines of cases of
 * those – with goods, order and company where they are `told`. A case that was withdrawn counts as none.
 */
export function figureLines(scope: FigureScope, by?: FigureDimension, told = false): SQL {
  const lineKey = by === undefined || isOfCases(by) ? ALL_TOGETHER : LINE_KEYS[by];
  const key = isOfCases(by) ? CASE_KEYS[by] : sql`signed.key`;
  const { kind, fault } = scope;
  return sql`with ${signedLines(scope, lineKey)},
  claimed as materialized (
    select ${key} as key, signed.line_id, ${cases.id} as case_id,
      ${lines.reason} as reason, ${ofFault} as fault, ${lines.askedFen} as asked_fen,
      ${cases.status} <> all(${sql.param([...CLOSED])}::text[]) as open,
      extract(epoch from ${cases.settledAt} - ${cases.createdAt}) / 3600 as hours ${told ? TOLD.columns : sql``}
    from signed
      join ${lines} on ${lines.firmId} = signed.firm_id and ${lines.orderLineId} = signed.line_id
      join ${cases} on ${cases.firmId} = ${lines.firmId} and ${cases.id} = ${lines.caseId}
      ${told ? TOLD.joins : sql``}
    where ${cases.status} <> 'withdrawn' and ${kind ? sql`${cases.kind} = ${kind}` : sql`true`}
      and ${fault ? sql`${ofFault} = ${fault === 'fault'}` : sql`true`})`;
}

/** Hours until somebody at the desk acted upon a case; one that settled itself was answered at once. */
export const answeredHours = sql`(select case when ${cases.quick} then 0
    else extract(epoch from min(${events.createdAt}) - ${cases.createdAt}) / 3600 end
  from ${cases} left join ${events} on ${events.firmId} = ${cases.firmId} and ${events.caseId} = ${cases.id}
    and ${events.side} = 'desk'
  where ${cases.id} = one.case_id group by ${cases.firmId}, ${cases.id})`;
