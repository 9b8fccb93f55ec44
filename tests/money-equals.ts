import { PAYABLE } from './payable-sql.ts';

/** Moves of the ledger of credit as a number: what is owed more, or less. */
const MOVED = `case when e.kind in ('use', 'reversed') then e.amount_fen else -e.amount_fen end`;

const ISSUED = `('issued', 'red_partly', 'red')`;

/** Issued of each order line (null: freight), and what red letters took back of it. */
const INVOICED = `select w.order_id, w.order_line_id, sum(l.quantity) as units, sum(l.amount_fen) as fen,
    coalesce(sum((select sum(r.amount_fen) from invoice_red_lines r join invoice_red_letters h on h.id = r.red_letter_id
      where r.invoice_line_id = l.id and h.status = 'issued')), 0) as red_fen
  from invoice_lines l join invoices i on i.id = l.invoice_id and i.status in ${ISSUED}
  join invoice_application_lines w on w.id = l.application_line_id
  where l.firm_id = $1 group by 1, 2`;

/**
 * What must be equal along the thread of money of one firm ($1), once its orders are over, billed and told to it; each statement finds
 * the rows that differ. Worked out of ledger, lines and allocations alone: nothing that is kept of a sum counts as a proof of it.
 */
const MONEY_EQUALS: Readonly<Record<string, string>> = {
  'used credit is what its ledger moved': `
    select a.used_fen, e.fen from credit_accounts a join lateral (
      select coalesce(sum(${MOVED}), 0) as fen from credit_entries e where e.firm_id = a.firm_id) e on true
    where a.firm_id = $1 and a.used_fen <> e.fen`,
  'the ledger has what orders on account cost, less what was received and given up': `
    select e.fen, o.fen as orders, m.fen as received from
      (select coalesce(sum(${MOVED}), 0) as fen from credit_entries e where e.firm_id = $1) e,
      (select coalesce(sum(${PAYABLE}), 0) as fen from orders o where o.firm_id = $1 and o.pay_way = 'account') o,
      (select coalesce((select sum(amount_fen) from receipts where firm_id = $1 and status <> 'reversed'), 0)
        + coalesce((select sum(amount_fen) from write_offs where firm_id = $1 and status = 'approved'), 0) as fen) m
    where e.fen <> o.fen - m.fen`,
  'statements have what orders on account cost': `
    select o.order_no, ${PAYABLE} as owed, b.fen as billed from orders o join lateral (
      select coalesce(sum(l.due_fen), 0) as fen from statement_lines l where l.order_id = o.id) b on true
    where o.firm_id = $1 and o.pay_way = 'account' and b.fen <> ${PAYABLE}
      and exists (select from statement_lines l where l.order_id = o.id)`,
  'a statement comes to its lines': `
    select s.statement_no from statements s join lateral (
      select count(*) as lines, sum(amount_fen) as amount, sum(tax_fen) as tax, sum(due_fen) as due,
        count(*) filter (where status = 'open') as open, count(*) filter (where status = 'disputed') as disputed
      from statement_lines l where l.statement_id = s.id) l on true
    where s.firm_id = $1 and (s.line_count, s.amount_fen, s.tax_fen, s.due_fen, s.open_lines, s.disputed_lines)
      is distinct from (l.lines, l.amount, l.tax, l.due, l.open, l.disputed)`,
  'an adjustment is what was agreed to': `
    select d.dispute_no, d.granted_fen, l.amount_fen from statement_disputes d
      left join statement_lines l on l.source = 'adjustment' and l.source_id = d.id
    where d.firm_id = $1 and d.status = 'agreed' and l.amount_fen is distinct from -d.granted_fen`,
  'what returns gave back stands on statements': `
    select p.id from after_sale_postings p join after_sale_lines c on c.case_id = p.case_id and c.order_line_id = p.order_line_id
      left join statement_lines l on l.source = 'posting' and l.source_id = p.id
    where p.firm_id = $1 and c.reason <> 'short' and l.amount_fen is distinct from -p.amount_fen
      and exists (select from statement_lines b where b.order_id = p.order_id)`,
  'invoices are what was applied for': `
    select a.application_no from invoice_applications a join lateral (
      select sum(l.amount_fen) as fen, sum(l.tax_fen) as tax from invoice_lines l join invoices i on i.id = l.invoice_id
      where i.application_id = a.id) l on true
    where a.firm_id = $1 and l.fen is not null and (a.amount_fen, a.tax_fen) is distinct from (l.fen, l.tax)`,
  'an invoice is its lines, less its red letters': `
    select i.request_no from invoices i
      join lateral (select sum(amount_fen) as fen, sum(tax_fen) as tax from invoice_lines l where l.invoice_id = i.id) l on true
      join lateral (select coalesce(sum(r.amount_fen), 0) as fen, coalesce(sum(r.tax_fen), 0) as tax from invoice_red_lines r
        join invoice_red_letters h on h.id = r.red_letter_id and h.status = 'issued' where h.invoice_id = i.id) r on true
    where i.firm_id = $1 and (i.amount_fen, i.tax_fen, i.red_fen, i.red_tax_fen) is distinct from (l.fen, l.tax, r.fen, r.tax)`,
  'a statement is invoiced by what stands on invoices': `
    select s.statement_no, s.invoiced_fen, i.fen from statements s join lateral (
      select coalesce(sum(i.fen - i.red_fen), 0) as fen from (${INVOICED}) i where i.order_id in (
        select order_id from statement_lines l where l.statement_id = s.id)) i on true
    where s.firm_id = $1 and s.invoiced_fen <> i.fen`,
  'no line is invoiced beyond what was signed for and kept': `
    select l.id from (${INVOICED}) i join order_lines l on l.id = i.order_line_id
    where i.fen - i.red_fen > l.amount_fen - l.cancelled_fen - l.returned_fen`,
  'a statement is paid by allocations and what was given up': `
    select s.statement_no from statements s where s.firm_id = $1 and s.paid_fen <>
      coalesce((select sum(amount_fen) from receipt_allocations a where a.statement_id = s.id), 0)
      + coalesce((select sum(amount_fen) from write_offs w where w.statement_id = s.id and w.status = 'approved'), 0)`,
  'money that came is repaid once': `
    select r.receipt_no from receipts r left join credit_entries e
      on e.firm_id = r.firm_id and e.document_no = r.receipt_no and e.kind = 'repaid'
    where r.firm_id = $1 and e.amount_fen is distinct from r.amount_fen`,
  'no balance was ever changed beside the ledger': `
    select id from (
      select e.id, e.used_after_fen - lag(e.used_after_fen, 1, 0::bigint) over (order by e.id) as step, ${MOVED} as moved
      from credit_entries e where e.firm_id = $1) e where step <> moved`,
};

type Ask = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** Names of the equalities that do not hold for a firm, with some of the rows; nothing when all is well. */
export async function unequalMoney(ask: Ask, firmId: bigint): Promise<Record<string, unknown>> {
  const unequal: Record<string, unknown> = {};
  for (const [name, statement] of Object.entries(MONEY_EQUALS)) {
    const rows = await ask(statement, [firmId]);
    if (rows.length > 0) unequal[name] = rows.slice(0, 3);
  }
  return unequal;
}
