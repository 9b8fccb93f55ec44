import { type SQL, sql } from 'drizzle-orm';
import {
  afterSaleCasesView,
  afterSaleLinesView,
  afterSalePostingsView,
} from '#features/after-sales/api/after-sales-views.ts';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';

/**
 * Units that an order made for a case brought for what was missing of a line: they are invoiced as units of that line. `line`: name that
 * the order lines have in the statement around.
 */
export const resentOf = (
  line: SQL,
) => sql<number>`coalesce((select sum(sent.signed_quantity)::int from ${afterSaleLinesView} al
  join ${afterSaleCasesView} c on c.firm_id = al.firm_id and c.id = al.case_id and c.kind = 'resend'
  join ${ordersView} child on child.firm_id = c.firm_id and child.origin_case_no = c.case_no
  join ${orderLinesView} sent on sent.firm_id = child.firm_id and sent.order_id = child.id and sent.sku_id = ${line}.sku_id
  where al.firm_id = ${line}.firm_id and al.order_line_id = ${line}.id), 0)`;

/** Units that were missing and are paid back: among those that went back of a line, and never among those that were signed for. */
export const missingOf = (
  line: SQL,
) => sql<number>`coalesce((select sum(p.quantity)::int from ${afterSalePostingsView} p
  join ${afterSaleLinesView} al on al.firm_id = p.firm_id and al.case_id = p.case_id and al.order_line_id = p.order_line_id
  where p.firm_id = ${line}.firm_id and p.order_line_id = ${line}.id and al.reason = 'short'), 0)`;
