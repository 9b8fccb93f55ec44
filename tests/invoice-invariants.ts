const ISSUED = `('issued', 'red_partly', 'red')`;
/** Red letters that took something off, or may still. */
const LIVE_REDS = `('sending', 'unneeded', 'to_buyer', 'to_seller', 'agreed', 'failed', 'issued')`;

/** Units that an order of a resend case brought for a line \`l\`. */
const RESENT = `coalesce((with recursive down (line_id, signed) as (
    select l.id, 0
    union
    select sent.id, sent.signed_quantity from down
    join after_sale_lines al on al.firm_id = l.firm_id and al.order_line_id = down.line_id
    join after_sale_cases c on c.firm_id = al.firm_id and c.id = al.case_id and c.kind = 'resend'
    join orders child on child.firm_id = c.firm_id and child.origin_case_no = c.case_no
    join order_lines sent on sent.firm_id = child.firm_id and sent.order_id = child.id and sent.sku_id = l.sku_id)
  select sum(signed) from down), 0)`;

/** What invoices say of each order line, or of the freight of an order: issued, and taken back by issued red letters. */
const SAID = `select a.firm_id, coalesce(a.order_line_id, -a.order_id) as key, sum(i.amount_fen) as fen, coalesce(sum(r.fen), 0) as red
  from invoice_application_lines a join invoice_lines i on i.firm_id = a.firm_id and i.application_line_id = a.id
    join invoices v on v.firm_id = i.firm_id and v.id = i.invoice_id and v.status in ${ISSUED}
    left join lateral (select sum(p.amount_fen) as fen from invoice_red_lines p join invoice_red_letters d
      on d.firm_id = p.firm_id and d.id = p.red_letter_id and d.status = 'issued'
      where p.firm_id = i.firm_id and p.invoice_line_id = i.id) r on true
  group by 1, 2`;

/** How much of each statement invoices cover: the oldest first; red letters count for what came back before anything else. */
const COVERED = `select firm_id, statement_id, sum(case when due < 0 then -least(-due, greatest(0, red - back_before))
      else greatest(0, least(due, fen - (red - least(red, back_all)) - due_before)) end) as fen
  from (
    select l.*, coalesce(s.fen, 0) as fen, coalesce(s.red, 0) as red,
      coalesce(sum(greatest(due, 0)) over w, 0) as due_before, coalesce(sum(greatest(-due, 0)) over w, 0) as back_before,
      sum(greatest(-due, 0)) over (partition by l.firm_id, l.key) as back_all
    from (select firm_id, statement_id, coalesce(order_line_id, -order_id) as key, sum(amount_fen) as due
      from statement_lines group by 1, 2, 3) l left join (${SAID}) s on s.firm_id = l.firm_id and s.key = l.key
    window w as (partition by l.firm_id, l.key order by l.statement_id rows between unbounded preceding and 1 preceding)) x
  group by 1, 2`;

/** What must be true of applications, invoices and red letters once all that was recorded for later is done. */
export const INVOICE_INVARIANTS: Readonly<Record<string, string>> = {
  'an application is the sum of its lines': `
    select a.application_no from invoice_applications a join lateral (select count(*) as lines, sum(amount_fen) as fen
      from invoice_application_lines l where l.firm_id = a.firm_id and l.application_id = a.id) s on true
    where (a.line_count, a.amount_fen) is distinct from (s.lines, s.fen)`,
  'invoices are the lines of their application, to the fen': `
    select l.id from invoice_application_lines l join lateral (select sum(i.quantity) as units, sum(i.amount_fen) as fen
      from invoice_lines i where i.firm_id = l.firm_id and i.application_line_id = l.id) s on true
    where exists (select from invoices v where v.firm_id = l.firm_id and v.application_id = l.application_id)
      and (l.quantity, l.amount_fen) is distinct from (s.units, s.fen)`,
  'an invoice is the sum of its lines': `
    select v.request_no from invoices v join lateral (select count(*) as lines, sum(amount_fen) as fen, sum(tax_fen) as tax
      from invoice_lines i where i.firm_id = v.firm_id and i.invoice_id = v.id) s on true
    where (v.line_count, v.amount_fen, v.tax_fen) is distinct from (s.lines, s.fen, s.tax)`,
  'the tax of an application is that of its invoices': `
    select a.application_no from invoice_applications a join lateral (select sum(tax_fen) as tax from invoices v
      where v.firm_id = a.firm_id and v.application_id = a.id) s on s.tax is not null where a.tax_fen <> s.tax`,
  'no line is invoiced beyond what was signed and kept': `
    select l.id, s.units, s.fen from order_lines l join lateral (
      select sum(i.quantity - i.red_quantity) as units, sum(i.amount_fen - i.red_fen) as fen from invoice_application_lines a
        join invoice_lines i on i.firm_id = a.firm_id and i.application_line_id = a.id
        join invoices v on v.firm_id = i.firm_id and v.id = i.invoice_id and v.status in ${ISSUED}
      where a.firm_id = l.firm_id and a.order_line_id = l.id) s on true
    where s.units > greatest(0, l.signed_quantity + ${RESENT} - l.returned_quantity)
      or s.fen > greatest(0, l.amount_fen - l.cancelled_fen - l.returned_fen)`,
  'no freight is invoiced beyond what was kept': `
    select o.order_no, s.fen from orders o join lateral (
      select sum(i.amount_fen - i.red_fen) as fen from invoice_application_lines a
        join invoice_lines i on i.firm_id = a.firm_id and i.application_line_id = a.id
        join invoices v on v.firm_id = i.firm_id and v.id = i.invoice_id and v.status in ${ISSUED}
      where a.firm_id = o.firm_id and a.order_id = o.id and a.order_line_id is null) s on true
    where s.fen > o.freight_fen - o.returned_freight_fen`,
  'a red letter is the sum of its lines': `
    select d.red_no from invoice_red_letters d join lateral (select sum(amount_fen) as fen, sum(tax_fen) as tax
      from invoice_red_lines p where p.firm_id = d.firm_id and p.red_letter_id = d.id) s on true
    where (d.amount_fen, d.tax_fen) is distinct from (s.fen, s.tax)`,
  'red letters of an invoice are not more than it': `
    select v.request_no from invoices v left join lateral (select coalesce(sum(amount_fen), 0) as fen, coalesce(sum(tax_fen), 0) as tax
      from invoice_red_letters d where d.firm_id = v.firm_id and d.invoice_id = v.id and d.status = 'issued') s on true
    where (v.red_fen, v.red_tax_fen) is distinct from (s.fen, s.tax) or s.fen > v.amount_fen
      or v.status <> case when not v.status in ${ISSUED} then v.status when s.fen = 0 then 'issued' when s.fen = v.amount_fen then 'red' else 'red_partly' end`,
  'a line of an invoice knows what red letters take off it': `
    select i.id from invoice_lines i left join lateral (select coalesce(sum(p.quantity), 0) as units, coalesce(sum(p.amount_fen), 0) as fen,
        coalesce(sum(p.tax_fen), 0) as tax from invoice_red_lines p join invoice_red_letters d on d.firm_id = p.firm_id and d.id = p.red_letter_id
      where p.firm_id = i.firm_id and p.invoice_line_id = i.id and d.status in ${LIVE_REDS}) s on true
    where (i.red_quantity, i.red_fen, i.red_tax_fen) is distinct from (s.units, s.fen, s.tax)`,
  'what came to nothing or back is free again, and nothing else': `
    select l.id, l.released_fen, s.fen from invoice_application_lines l join invoice_applications a on a.firm_id = l.firm_id and a.id = l.application_id
      left join lateral (select coalesce(sum(case when v.status = 'dropped' then i.amount_fen else coalesce(r.fen, 0) end), 0) as fen
        from invoice_lines i join invoices v on v.firm_id = i.firm_id and v.id = i.invoice_id
          left join lateral (select sum(p.amount_fen) as fen from invoice_red_lines p join invoice_red_letters d
            on d.firm_id = p.firm_id and d.id = p.red_letter_id and d.status = 'issued'
            where p.firm_id = i.firm_id and p.invoice_line_id = i.id) r on true
        where i.firm_id = l.firm_id and i.application_line_id = l.id) s on true
    where l.released_fen <> case when a.status in ('rejected', 'cancelled') then l.amount_fen else s.fen end`,
  'a statement says what invoices say of its lines': `
    select s.statement_no, s.invoiced_fen, c.fen from statements s left join (${COVERED}) c on c.firm_id = s.firm_id and c.statement_id = s.id
    where s.invoiced_fen <> coalesce(c.fen, 0)`,
  'the third side of the check says what invoices say': `
    select key, s.fen - s.red as said, t.fen as told from (${SAID}) s left join (select firm_id, order_line_id, sum(amount_fen) as fen
      from statement_invoiced group by 1, 2) t on t.firm_id = s.firm_id and t.order_line_id = s.key
    where s.key > 0 and s.fen - s.red <> coalesce(t.fen, 0)`,
  'an application stands where its invoices stand': `
    select a.application_no, a.status from invoice_applications a join lateral (select bool_or(v.status in ('waiting', 'sending')) as open,
        bool_or(v.status = 'failed') as failed, bool_or(v.status in ${ISSUED}) as issued
      from invoices v where v.firm_id = a.firm_id and v.application_id = a.id and v.status <> 'dropped') s on s.open is not null
    where not case when s.open then a.status = 'issuing' when s.failed and s.issued then a.status = 'partly_issued'
      when s.failed then a.status = 'failed' else a.status in ('issued', 'delivered', 'signed') end`,
  'the log of an application ends where it stands': `
    select a.application_no from invoice_applications a left join lateral (select to_status from invoice_events e
      where e.firm_id = a.firm_id and e.application_id = a.id order by e.id desc limit 1) e on true
    where e.to_status is distinct from a.status`,
  'a number of the platform stands on one paper': `
    select no from (select invoice_no as no from invoices union all select red_invoice_no from invoice_red_letters) n
    where no is not null group by no having count(*) > 1`,
};
