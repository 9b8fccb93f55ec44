import type pg from 'pg';
import { brokenRules } from './ledger-invariants.ts';
import { PAYABLE } from './payable-sql.ts';

/** Rows that break what statements promise; none when all is sound. */
export const STATEMENT_INVARIANTS: Readonly<Record<string, string>> = {
  'sums of a statement are those of its lines': `
    select s.statement_no from statements s join (
      select statement_id, count(*) as lines, sum(amount_fen) as amount, sum(tax_fen) as tax, sum(due_fen) as due,
        count(*) filter (where status = 'open') as open, count(*) filter (where status = 'disputed') as disputed
      from statement_lines group by statement_id) l on l.statement_id = s.id
    where (s.line_count, s.amount_fen, s.tax_fen, s.due_fen, s.open_lines, s.disputed_lines)
      is distinct from (l.lines, l.amount, l.tax, l.due, l.open, l.disputed)`,
  'kept sums are those of the lines': `
    select statement_id, user_id, status, adjusting, tax_rate_bp from (
      select statement_id, user_id, status, adjusting, tax_rate_bp, lines::bigint, amount_fen::numeric, tax_fen::numeric, due_fen::numeric
      from statement_sums
      except
      select statement_id, user_id, status, case when source in ('sign', 'freight') then 'no' else 'yes' end, tax_rate_bp,
        count(*), sum(amount_fen), sum(tax_fen), sum(due_fen)
      from statement_lines group by 1, 2, 3, 4, 5) d`,
  'no more is billed of a line than was signed of it or sent again': `
    select b.order_line_id from (
      select order_line_id, sum(quantity) as units, sum(amount_fen) as fen from statement_lines where source = 'sign' group by 1) b
    join order_lines l on l.id = b.order_line_id
    where b.units > l.quantity - l.cancelled_quantity or b.fen > l.amount_fen - l.cancelled_fen`,
  'what is due is what was bought on account': `
    select l.id from statement_lines l join orders o on o.id = l.order_id
    where l.due_fen <> case when o.pay_way = 'account' then l.amount_fen else 0 end`,
  'an order that is over has on its statements what is owed for it': `
    select o.order_no, ${PAYABLE} as owed, b.fen as billed from orders o join lateral (
      select coalesce(sum(amount_fen), 0) as fen from statement_lines where order_id = o.id) b on true
    where o.after_sale_status <> 'open' and ${PAYABLE} > 0
      and not exists (
        select from order_lines l where l.order_id = o.id and l.quantity - l.cancelled_quantity <>
          coalesce((select sum(quantity) from statement_lines b where b.order_line_id = l.id and b.source = 'sign'), 0)
          + coalesce((select sum(p.quantity) from after_sale_postings p join after_sale_lines al
              on al.case_id = p.case_id and al.order_line_id = p.order_line_id
            where p.order_line_id = l.id and al.reason = 'short'), 0))
      and not exists (
        select from after_sale_postings p join after_sale_lines al on al.case_id = p.case_id and al.order_line_id = p.order_line_id
        where p.order_id = o.id and al.reason <> 'short' and not exists (
          select from statement_lines b where b.source = 'posting' and b.source_id = p.id))
      and b.fen <> ${PAYABLE}`,
  'no more is invoiced of a statement than stands on it': `
    select statement_no from statements where invoiced_fen > greatest(amount_fen, 0)`,
  'a statement stands where its sums say': `
    select statement_no, status from statements where status <> case
      when approval_status = 'pending' then 'approving' when disputed_lines > 0 then 'disputed'
      when delivered_at is null then 'generated' when open_lines > 0 then 'to_confirm'
      when (due_fen >= 0 and paid_fen >= due_fen) or (due_fen < 0 and paid_fen <= due_fen) then 'settled'
      when paid_fen <> 0 then 'partly_paid' when invoiced_fen = 0 then 'confirmed'
      when (amount_fen >= 0 and invoiced_fen >= amount_fen) or (amount_fen < 0 and invoiced_fen <= amount_fen) then 'invoiced' else 'partly_invoiced' end`,
  'the log of a statement ends where the statement stands': `
    select s.statement_no, s.status, e.to_status from statements s join lateral (select to_status from statement_events e
      where e.firm_id = s.firm_id and e.statement_id = s.id order by e.id desc limit 1) e on true
    where e.to_status <> s.status`,
  'each event of a statement begins where the one before ended': `
    select statement_id, from_status, ended from (
      select statement_id, from_status, lag(to_status) over (partition by statement_id order by id) as ended from statement_events) e
    where ended is not null and from_status <> ended`,
  'an adjustment is what a dispute was granted, once': `
    select l.id from statement_lines l left join statement_disputes d on d.firm_id = l.firm_id and d.id = l.source_id
    where l.source = 'adjustment' and (d.status is distinct from 'agreed' or -l.amount_fen > d.granted_fen)`,
};

export const brokenStatements = (client: Pick<pg.ClientBase | pg.Pool, 'query'>): Promise<Record<string, unknown[]>> =>
  brokenRules(client, STATEMENT_INVARIANTS);
