import { type SQL, sql } from 'drizzle-orm';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { afterSaleCasesView, afterSaleLinesView } from './after-sales-views.ts';

/** Goods that go missing over and over: nobody sends them so often. */
export const MOST_RESENDS = 20;

/**
 * The line for whose missing units a line of an order made for a case was sent; none of what was bought. `sent`: name that the order lines
 * have in the statement around. One step: what was missing of a resend leads to the line of that resend.
 */
export const missedLine = (sent: SQL): SQL => sql`
  select al.order_line_id
  from ${ordersView} child
  join ${afterSaleCasesView} c on c.firm_id = child.firm_id and c.case_no = child.origin_case_no and c.kind = 'resend'
  join ${afterSaleLinesView} al on al.firm_id = c.firm_id and al.case_id = c.id
  join ${orderLinesView} missing on missing.firm_id = al.firm_id and missing.id = al.order_line_id and missing.sku_id = ${sent}.sku_id
  where child.firm_id = ${sent}.firm_id and child.id = ${sent}.order_id and child.origin_case_no is not null
  order by abs(al.line_no - ${sent}.line_no), al.line_no limit 1`;

const SENT = sql`sent`;

/**
 * Units signed of whatever was sent for what was missing of a line, and of what was missing of that in turn: they count as units of the
 * line that was bought. `line`: name that the order lines have in the statement around. Nearly no line has such a case: the others are
 * not followed.
 */
export const resentUnits = (line: SQL) => sql<number>`case when not exists (
    select from ${afterSaleLinesView} any_of
    join ${afterSaleCasesView} asked on asked.firm_id = any_of.firm_id and asked.id = any_of.case_id and asked.kind = 'resend'
    where any_of.firm_id = ${line}.firm_id and any_of.order_line_id = ${line}.id)
  then 0 else coalesce((
    with recursive sent_for (line_id, steps) as (
      select ${line}.id, 0
      union
      select sent.id, m.steps + 1
      from sent_for m
      join ${afterSaleLinesView} missed on missed.firm_id = ${line}.firm_id and missed.order_line_id = m.line_id
      join ${afterSaleCasesView} resend on resend.firm_id = missed.firm_id and resend.id = missed.case_id and resend.kind = 'resend'
      join ${ordersView} made on made.firm_id = resend.firm_id and made.origin_case_no = resend.case_no
      join ${orderLinesView} sent on sent.firm_id = made.firm_id and sent.order_id = made.id
      cross join lateral (${missedLine(SENT)}) up
      where up.order_line_id = m.line_id and m.steps < ${MOST_RESENDS})
    select sum(brought.signed_quantity)::int from sent_for m
    join ${orderLinesView} brought on brought.firm_id = ${line}.firm_id and brought.id = m.line_id
    where m.steps > 0), 0) end`;
