import { type SQL, sql } from 'drizzle-orm';
import { MOST_RESENDS, missedLine } from '#features/after-sales/api/public.ts';
import { shipmentsView, signLinesView, signRecordsView } from '#features/fulfilment/api/fulfilment-views.ts';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { shanghaiDay } from '#platform/api/shanghai-days.ts';
import { statementLines } from '../statement-tables.ts';

export interface BilledCycle {
  firmId: bigint;
  /** Last day of the cycle; what came about later stands on the next statement. */
  cycleTo: string;
}

/** Whether something stands on a statement already. */
export const unbilled = (firmId: bigint, source: string, id: SQL): SQL =>
  sql`not exists (select from ${statementLines} b where b.firm_id = ${firmId} and b.source = ${source} and b.source_id = ${id})`;

/** Lines that were bought, of what orders for cases brought: what a resend of a resend brings leads back step by step. */
const boughtLines = (firmId: bigint): SQL => sql`
  missed_of (sent_line_id, line_id, steps) as (
    select distinct sent_line_id, sent_line_id, 0 from counted_signs where for_case
    union all
    select m.sent_line_id, up.order_line_id, m.steps + 1
    from missed_of m
    cross join lateral (
      select missed.order_line_id
      from ${orderLinesView} sent cross join lateral (${missedLine(sql`sent`)}) missed
      where sent.firm_id = ${firmId} and sent.id = m.line_id) up
    where m.steps < ${MOST_RESENDS}),
  bought as (select distinct on (sent_line_id) sent_line_id, line_id from missed_of order by sent_line_id, steps desc),
  signed as (
    select s.*, coalesce(b.line_id, s.sent_line_id) as line_id
    from counted_signs s left join bought b on b.sent_line_id = s.sent_line_id)`;

/**
 * Relations of what was signed and stands on no statement, each piece with the amount of its line that falls to it.
 *
 * Pieces of a line are shares of what of it was not called off, rounded down in sum: all of them together are exactly its
 * amount, however the units came. What a resend brings is priced as the line it was missing of, and what a resend of a resend brings as
 * the line that was bought; its units are pieces of that. To be read `with recursive`.
 * A discount is taken off beside it, in shares of the same kind.
 */
export const signedPieces = ({ firmId, cycleTo }: BilledCycle): SQL => sql`
  counted_signs as materialized (
    select l.id as source_id, l.received as units, r.id as sign_id, r.order_id, r.signed_at, r.signer, r.kind as sign_kind,
      h.shipment_no, h.part_id, l.line_id as sent_line_id, o.origin_case_no is not null as for_case
    from ${signLinesView} l
    join ${signRecordsView} r on r.firm_id = l.firm_id and r.id = l.sign_id
    join ${ordersView} o on o.firm_id = r.firm_id and o.id = r.order_id
    join ${shipmentsView} h on h.firm_id = r.firm_id and h.id = r.shipment_id
    where l.firm_id = ${firmId} and l.received > 0 and r.kind <> 'refused' and ${shanghaiDay(sql`r.signed_at`)} <= ${cycleTo}::date
      and ${unbilled(firmId, 'sign', sql`l.id`)}),
  ${boughtLines(firmId)},
  before as (
    select b.order_line_id as line_id, sum(b.quantity) filter (where b.source = 'sign') as units,
      coalesce(sum(b.amount_fen) filter (where b.source = 'sign'), 0)::bigint as fen,
      coalesce(-sum(b.amount_fen) filter (where b.source = 'discount'), 0)::bigint as discount_fen
    from ${statementLines} b
    where b.firm_id = ${firmId} and b.source in ('sign', 'discount') and b.order_line_id in (select line_id from signed)
    group by b.order_line_id),
  discounted as (
    select line_id, before_fen * discount / goods - (before_fen - left_fen) * discount / goods as fen
    from (
      select p.id as line_id, p.amount_fen - p.cancelled_fen as left_fen,
        (sum(p.amount_fen - p.cancelled_fen) over (partition by o.id order by p.line_no))::bigint as before_fen,
        nullif(o.goods_fen - o.cancelled_fen, 0) as goods,
        (o.discount_fen * (o.goods_fen - o.cancelled_fen) * 2 + o.goods_fen) / (2 * o.goods_fen) as discount
      from ${ordersView} o join ${orderLinesView} p on p.firm_id = o.firm_id and p.order_id = o.id
      where o.firm_id = ${firmId} and o.discount_fen > 0 and o.id in (
        select own.order_id from ${orderLinesView} own where own.firm_id = ${firmId} and own.id in (select line_id from signed))) s),
  counted as (
    select s.*, p.order_id as priced_order_id, p.amount_fen - p.cancelled_fen as line_fen, p.quantity - p.cancelled_quantity as line_units,
      coalesce(d.fen, 0) as line_discount, coalesce(b.fen, 0) as billed_fen, coalesce(b.discount_fen, 0) as billed_discount,
      coalesce(b.units, 0) + sum(s.units) over (partition by s.line_id order by s.signed_at, s.source_id) as units_so_far
    from signed s
    join ${orderLinesView} p on p.firm_id = ${firmId} and p.id = s.line_id
    left join before b on b.line_id = s.line_id
    left join discounted d on d.line_id = s.line_id),
  shared as (
    select c.*,
      case when units_so_far >= line_units then line_fen else (line_fen * units_so_far / line_units)::bigint end as fen_so_far,
      case when units_so_far >= line_units then line_discount else (line_discount * units_so_far / line_units)::bigint end as discount_so_far
    from counted c),
  pieces as (
    select s.*,
      fen_so_far - lag(fen_so_far, 1, billed_fen) over (partition by line_id order by signed_at, source_id) as fen,
      discount_so_far - lag(discount_so_far, 1, billed_discount) over (partition by line_id order by signed_at, source_id) as discount_fen
    from shared s)`;
