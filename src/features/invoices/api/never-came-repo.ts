import { type SQL, sql } from 'drizzle-orm';
import { afterSaleLinesView, afterSalePostingsView } from '#features/after-sales/api/after-sales-views.ts';

/** Units that were missing and are paid back: among those that went back of a line, and never among those that were signed for. `line`: name of the order lines in the statement around. */
export const missingOf = (
  line: SQL,
) => sql<number>`coalesce((select sum(p.quantity)::int from ${afterSalePostingsView} p
  join ${afterSaleLinesView} al on al.firm_id = p.firm_id and al.case_id = p.case_id and al.order_line_id = p.order_line_id
  where p.firm_id = ${line}.firm_id and p.order_line_id = ${line}.id and al.reason = 'short'), 0)`;
