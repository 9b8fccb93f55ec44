import { type SQL, sql } from 'drizzle-orm';
import {
  afterSaleCasesView,
  afterSaleLinesView,
  afterSalePostingsView,
  afterSaleRefundsView,
} from '#features/after-sales/api/after-sales-views.ts';
import { signRecordsView } from '#features/fulfilment/api/fulfilment-views.ts';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { shanghaiDay } from '#platform/api/shanghai-days.ts';
import { statementLines } from '../statement-tables.ts';
import { type BilledCycle, unbilled } from './unbilled-signs-repo.ts';

/**
 * Money of after-sales that stands on no statement. What was signed and goes back is taken off. What was missing and was refunded is
 * neither billed nor taken off: once everything else of its line is billed, what rounding left between the two is said beside it.
 */
export const returnedPieces = ({ firmId, cycleTo }: BilledCycle): SQL => sql`
  posted as (
    select p.id as source_id, p.order_id, p.order_line_id as line_id, p.quantity, p.amount_fen, p.created_at, c.case_no, c.kind,
      al.reason = 'short' as missing
    from ${afterSalePostingsView} p
    join ${afterSaleCasesView} c on c.firm_id = p.firm_id and c.id = p.case_id
    join ${afterSaleLinesView} al on al.firm_id = p.firm_id and al.case_id = p.case_id and al.order_line_id = p.order_line_id
    where p.firm_id = ${firmId} and ${shanghaiDay(sql`p.created_at`)} <= ${cycleTo}::date and ${unbilled(firmId, 'posting', sql`p.id`)}),
  went_back as (
    select source_id, order_id, line_id, case_no, kind, created_at, -quantity as units, -amount_fen as fen
    from posted where not missing),
  missing as (
    select line_id, max(source_id) as source_id from posted where missing group by line_id),
  missed as (
    select m.line_id, m.source_id, p.quantity - p.cancelled_quantity as line_units, p.amount_fen - p.cancelled_fen as line_fen,
      (select sum(g.quantity) from ${afterSalePostingsView} g
        join ${afterSaleLinesView} al on al.firm_id = g.firm_id and al.case_id = g.case_id and al.order_line_id = g.order_line_id
        where g.firm_id = ${firmId} and g.order_line_id = m.line_id and al.reason = 'short') as missing_units,
      (select sum(g.amount_fen) from ${afterSalePostingsView} g
        join ${afterSaleLinesView} al on al.firm_id = g.firm_id and al.case_id = g.case_id and al.order_line_id = g.order_line_id
        where g.firm_id = ${firmId} and g.order_line_id = m.line_id and al.reason = 'short')::bigint as missing_fen,
      coalesce((select sum(b.quantity) from ${statementLines} b
        where b.firm_id = ${firmId} and b.order_line_id = m.line_id and b.source = 'sign'), 0)
        + coalesce((select sum(s.units) from pieces s where s.line_id = m.line_id), 0) as signed_units,
      (coalesce((select sum(b.amount_fen) from ${statementLines} b
        where b.firm_id = ${firmId} and b.order_line_id = m.line_id and b.source in ('sign', 'discount')), 0)
        + coalesce((select sum(s.fen - s.discount_fen) from pieces s where s.line_id = m.line_id), 0))::bigint as billed_fen,
      coalesce((select d.fen from discounted d where d.line_id = m.line_id), 0) as discount_fen
    from missing m join ${orderLinesView} p on p.firm_id = ${firmId} and p.id = m.line_id),
  rounded as (
    select p.source_id, p.order_id, p.line_id, p.case_no, p.kind, p.created_at, 0 as units,
      m.line_fen - m.discount_fen - m.missing_fen - m.billed_fen as fen
    from missed m join posted p on p.source_id = m.source_id
    where m.signed_units + m.missing_units >= m.line_units
      and abs(m.line_fen - m.discount_fen - m.missing_fen - m.billed_fen) between 1 and 99),
  carried as (
    select o.id as source_id, o.id as order_id, o.freight_fen as fen, min(r.signed_at) as at
    from ${ordersView} o join ${signRecordsView} r on r.firm_id = o.firm_id and r.order_id = o.id
    where o.firm_id = ${firmId} and o.freight_fen > 0 and r.kind <> 'refused' and ${shanghaiDay(sql`r.signed_at`)} <= ${cycleTo}::date
      and ${unbilled(firmId, 'freight', sql`o.id`)}
    group by o.id, o.freight_fen),
  carried_back as (
    select f.id as source_id, f.order_id, -f.freight_fen as fen, f.created_at as at, c.case_no
    from ${afterSaleRefundsView} f join ${afterSaleCasesView} c on c.firm_id = f.firm_id and c.id = f.case_id
    where f.firm_id = ${firmId} and f.freight_fen > 0 and ${shanghaiDay(sql`f.created_at`)} <= ${cycleTo}::date
      and ${unbilled(firmId, 'freight_return', sql`f.id`)}
      and exists (select from ${signRecordsView} r where r.firm_id = ${firmId} and r.order_id = f.order_id and r.kind <> 'refused'))`;
