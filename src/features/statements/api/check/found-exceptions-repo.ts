import { type SQL, sql } from 'drizzle-orm';
import { signLinesView } from '#features/fulfilment/api/fulfilment-views.ts';
import { orderLinesView } from '#features/orders/api/orders-views.ts';
import type { Db } from '#platform/api/database.ts';
import { statementExceptions, statementInvoiced } from '../dispute-tables.ts';
import { statementLines, statements } from '../statement-tables.ts';
import { readStatementTerms, type StatementTerms } from '../terms-repo.ts';

const yuan = (fen: SQL): SQL => sql`to_char((${fen})::numeric / 100, 'FM999999999990.00')`;

/** Up to four places, at least two: 52.80, 52.8001. */
const price = (tenThousandths: SQL): SQL =>
  sql`to_char(round((${tenThousandths})::numeric) / 10000, 'FM999999990.00##')`;

/** Fen that shares of a line are rounded by: such a difference is nobody's mistake (behaviours 2.9: 0.01 to 0.06 yuan). */
const ROUNDING = 6;

/** What each comparison finds: line, statement, reason, what was expected, what was found, how far apart. */
function comparisons(firmId: bigint, wanted: SQL, tolerance: StatementTerms): SQL {
  const { toleranceQuantity, tolerancePriceBp, toleranceFen } = tolerance;
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
      select t.*, p.sales_price, p.quantity - p.cancelled_quantity as units, p.amount_fen - p.cancelled_fen as fen, b.billed_units, b.billed_fen, b.shown_price,
        i.units as invoiced_units, i.fen as invoiced_fen, i.papers, b.due_units, b.due_fen
      from totals t join ${orderLinesView} p on p.firm_id = ${firmId} and p.id = t.order_line_id
      join lateral (
        select sum(b.quantity) filter (where b.source = 'sign') as billed_units, sum(b.amount_fen) filter (where b.source = 'sign') as billed_fen,
          (max(array[abs(b.sales_price - p.sales_price), b.sales_price]) filter (where b.source = 'sign'))[2] as shown_price,
          sum(b.quantity) as due_units, sum(b.amount_fen) as due_fen
        from ${statementLines} b where b.firm_id = ${firmId} and b.order_line_id = t.order_line_id) b on true
      left join lateral (
        select sum(v.quantity) as units, sum(v.amount_fen) as fen, count(*) as papers
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
      union all select id, statement_id, 'PRICE', '订单 ' || ${price(sql`sales_price`)}, '对账单 ' || ${price(sql`billed_price`)},
        ${price(sql`billed_price - sales_price`)}
        from (
          select *, case when shown_price <> sales_price then shown_price else billed_fen * 100.0 / billed_units end as billed_price
          from priced where billed_units > 0) b
        where abs(billed_price - sales_price) * billed_units > greatest(sales_price * billed_units * ${tolerancePriceBp} / 10000.0, ${ROUNDING} * 100)
      union all select id, statement_id, 'INVOICE_PRICE', '对账单 ' || ${price(sql`due_fen * 100.0 / due_units`)},
        '发票 ' || ${price(sql`invoiced_fen * 100.0 / invoiced_units`)},
        ${price(sql`invoiced_fen * 100.0 / invoiced_units - due_fen * 100.0 / due_units`)}
        from priced where invoiced_units > 0 and due_units > 0
          and abs(invoiced_fen - due_fen * invoiced_units::numeric / due_units)
            > greatest(due_fen * invoiced_units::numeric / due_units * ${tolerancePriceBp} / 10000.0, ${ROUNDING} * papers)
      union all select id, statement_id, 'INVOICE_QUANTITY', '对账单 ' || due_units, '发票 ' || invoiced_units,
        (invoiced_units - due_units)::text from priced where invoiced_units - due_units > ${toleranceQuantity}
      union all select id, statement_id, 'INVOICE_AMOUNT', '对账单 ' || ${yuan(sql`due_fen`)}, '发票 ' || ${yuan(sql`invoiced_fen`)},
        ${yuan(sql`invoiced_fen - due_fen`)} from priced where invoiced_fen - due_fen > ${toleranceFen})`;
}

/**
 * Compares order, receipt, statement and invoices of lines within the firm's tolerances and keeps what does not fit, once per line and
 * reason: what somebody has settled is not asked again. What nobody has settled and fits by now – a red letter, a further invoice – is
 * cleared; what is different by now says so. What the customer's own system says is not looked at.
 */
async function keepExceptions(db: Db, firmId: bigint, wanted: SQL, { again = false } = {}): Promise<void> {
  const terms = await readStatementTerms(db, firmId);
  await db.execute(sql`
    with ${comparisons(firmId, wanted, terms)}
    insert into ${statementExceptions} (firm_id, statement_id, line_id, reason, expected, found, difference)
    select ${firmId}, statement_id, id, reason, expected, found, difference from found order by id
    on conflict (firm_id, line_id, reason) do update
    set expected = excluded.expected, found = excluded.found, difference = excluded.difference
    where ${statementExceptions.status} = 'open'
      and (${statementExceptions.found}, ${statementExceptions.expected}) is distinct from (excluded.found, excluded.expected)`);
  if (!again) return;
  await db.execute(sql`
    with ${comparisons(firmId, wanted, terms)}
    update ${statementExceptions} set status = 'cleared', note = '复核后已一致', resolved_at = now()
    where ${statementExceptions.firmId} = ${firmId} and ${statementExceptions.status} = 'open'
      and ${statementExceptions.reason} not like 'CUSTOMER%' and ${statementExceptions.lineId} in (select id from wanted)
      and not exists (select from found f where f.id = ${statementExceptions.lineId} and f.reason = ${statementExceptions.reason})`);
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
  keepExceptions(db, firmId, sql`l.order_line_id = any(${sql.param([...orderLineIds])}::bigint[])`, { again: true });
