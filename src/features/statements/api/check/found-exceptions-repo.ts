import { type SQL, sql } from 'drizzle-orm';
import { signLinesView } from '#features/fulfilment/api/fulfilment-views.ts';
import { orderLinesView } from '#features/orders/api/orders-views.ts';
import type { Db } from '#platform/api/database.ts';
import { statementExceptions, statementInvoiced } from '../dispute-tables.ts';
import { statementLines, statements } from '../statement-tables.ts';
import { readStatementTerms, type StatementTerms } from '../terms-repo.ts';

const yuan = (fen: SQL): SQL => sql`to_char((${fen})::numeric / 100, 'FM999999999990.00')`;

/** What each comparison finds: line, statement, reason, what was expected, what was found, how far apart. */
function comparisons(firmId: bigint, wanted: SQL, tolerance: StatementTerms): SQL {
  const { toleranceQuantity, toleranceFen } = tolerance;
  return sql`
    wanted as materialized (
      select l.* from ${statementLines} l where l.firm_id = ${firmId} and l.source = 'sign' and ${wanted}),
    counted as (
      select w.id, w.statement_id, w.order_line_id, s.received, s.short, s.over, s.damaged, w.sign_kind
      from wanted w join ${signLinesView} s on s.firm_id = ${firmId} and s.id = w.source_id),
    totals as (
      select w.order_line_id, max(w.id) as id, max(w.statement_id) as statement_id
      from wanted w group by w.order_line_id),
    priced as (
      select t.*, p.quantity - p.cancelled_quantity as units, p.amount_fen - p.cancelled_fen as fen, b.billed_units, b.billed_fen,
        i.units as invoiced_units, i.fen as invoiced_fen, b.due_units, b.due_fen
      from totals t join ${orderLinesView} p on p.firm_id = ${firmId} and p.id = t.order_line_id
      join lateral (
        select sum(b.quantity) filter (where b.source = 'sign') as billed_units, sum(b.amount_fen) filter (where b.source = 'sign') as billed_fen,
          sum(b.quantity) as due_units, sum(b.amount_fen) as due_fen
        from ${statementLines} b where b.firm_id = ${firmId} and b.order_line_id = t.order_line_id) b on true
      left join lateral (
        select sum(v.quantity) as units, sum(v.amount_fen) as fen
        from ${statementInvoiced} v where v.firm_id = ${firmId} and v.order_line_id = t.order_line_id) i on true),
    found as (
      select id, statement_id, 'SHORT_RECEIPT' as reason, (received + short) || ' 件发出' as expected, received || ' 件签收' as found,
        '少 ' || short || ' 件' as difference from counted where short > ${toleranceQuantity}
      union all select id, statement_id, 'OVER_RECEIPT', received || ' 件发出', (received + over) || ' 件收到', '多 ' || over || ' 件'
        from counted where over > ${toleranceQuantity}
      union all select id, statement_id, 'DAMAGED_RECEIPT', received || ' 件签收', damaged || ' 件破损', '破损 ' || damaged || ' 件'
        from counted where damaged > ${toleranceQuantity}
      union all select id, statement_id, 'AUTO_RECEIPT', '客户签收', '到期自动签收', '没有签收人' from counted where sign_kind = 'auto'
      union all select id, statement_id, 'AMOUNT', '订单 ' || ${yuan(sql`fen`)}, '对账单 ' || ${yuan(sql`billed_fen`)},
        ${yuan(sql`billed_fen - fen`)} from priced where billed_units >= units and abs(billed_fen - fen) > ${toleranceFen}
      union all select id, statement_id, 'INVOICE_QUANTITY', '对账单 ' || due_units, '发票 ' || invoiced_units,
        (invoiced_units - due_units)::text from priced where invoiced_units - due_units > ${toleranceQuantity}
      union all select id, statement_id, 'INVOICE_AMOUNT', '对账单 ' || ${yuan(sql`due_fen`)}, '发票 ' || ${yuan(sql`invoiced_fen`)},
        ${yuan(sql`invoiced_fen - due_fen`)} from priced where invoiced_fen - due_fen > ${toleranceFen})`;
}

/**
 * Compares order, receipt, statement and invoices of lines within the firm's tolerances and keeps what does not fit, once per line and
 * reason: what somebody has settled is not asked again.
 */
async function keepExceptions(db: Db, firmId: bigint, wanted: SQL): Promise<void> {
  const terms = await readStatementTerms(db, firmId);
  await db.execute(sql`
    with ${comparisons(firmId, wanted, terms)}
    insert into ${statementExceptions} (firm_id, statement_id, line_id, reason, expected, found, difference)
    select ${firmId}, statement_id, id, reason, expected, found, difference from found order by id
    on conflict do nothing`);
}

/** The three-way check of what a cycle has brought. */
export const checkCycle = (db: Db, firmId: bigint, cycleTo: string): Promise<void> =>
  keepExceptions(
    db,
    firmId,
    sql`l.statement_id in (select s.id from ${statements} s where s.firm_id = ${firmId} and s.cycle_to = ${cycleTo}::date)`,
  );

/** The same for order lines that were invoiced. */
export const checkOrderLines = (db: Db, firmId: bigint, orderLineIds: readonly bigint[]): Promise<void> =>
  keepExceptions(db, firmId, sql`l.order_line_id = any(${sql.param([...orderLineIds])}::bigint[])`);
