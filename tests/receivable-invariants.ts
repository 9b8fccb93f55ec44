/** What must be true of receipts, what they paid and what was given up; each statement finds the rows that break it. */
export const RECEIVABLE_INVARIANTS: Readonly<Record<string, string>> = {
  'a receipt repays its amount once, and owes it again where it was reversed': `
    select r.receipt_no from receipts r left join lateral (
      select coalesce(sum(e.amount_fen) filter (where e.kind = 'repaid'), 0) as repaid,
        coalesce(sum(e.amount_fen) filter (where e.kind = 'reversed'), 0) as reversed
      from credit_entries e where e.firm_id = r.firm_id and e.document_type = 'receipt' and e.document_no = r.receipt_no) e on true
    where e.repaid <> r.amount_fen or e.reversed <> case r.status when 'reversed' then r.amount_fen else 0 end`,
  'money moves only for receipts and write-offs that stand': `
    select e.document_no from credit_entries e
      left join receipts r on r.firm_id = e.firm_id and r.receipt_no = e.document_no and e.document_type = 'receipt'
      left join write_offs w on w.firm_id = e.firm_id and w.write_off_no = e.document_no and e.document_type = 'write_off'
    where e.order_id is null and r.id is null and (w.id is null or w.status <> 'approved' or w.amount_fen <> e.amount_fen)`,
  'a receipt has allocated the sum of its allocations, and not more than it is': `
    select r.receipt_no from receipts r left join lateral (
      select coalesce(sum(a.amount_fen), 0) as fen from receipt_allocations a
      where a.firm_id = r.firm_id and a.receipt_id = r.id) a on true
    where r.allocated_fen <> a.fen or a.fen > r.amount_fen or a.fen < 0`,
  'a statement is paid by allocations and what was given up, and by nothing else': `
    select s.statement_no from statements s left join lateral (
      select coalesce(sum(a.amount_fen), 0) as fen from receipt_allocations a
      where a.firm_id = s.firm_id and a.statement_id = s.id) a on true left join lateral (
      select coalesce(sum(w.amount_fen), 0) as fen from write_offs w
      where w.firm_id = s.firm_id and w.statement_id = s.id and w.status = 'approved') w on true
    where s.paid_fen <> a.fen + w.fen`,
  'no more is paid of a statement than was due of it': `
    select s.statement_no from statements s where s.paid_fen > greatest(s.due_fen, 0) and not exists (
      select from statement_lines l where l.firm_id = s.firm_id and l.statement_id = s.id and l.source = 'adjustment')`,
  'a write-off has two people': `
    select write_off_no from write_offs where status <> 'asked' and decided_by is not distinct from asked_by`,
  'a line of a bank that is booked names a receipt of its amount': `
    select l.id from bank_lines l left join receipts r on r.receipt_no = l.receipt_no
    where l.status = 'matched' and (r.id is null or r.amount_fen <> l.amount_fen or r.status = 'reversed' or r.bank_line_id <> l.id)`,
  'a line of a bank is one receipt at most': `
    select bank_line_id from receipts where bank_line_id is not null and status <> 'reversed'
    group by bank_line_id having count(*) > 1`,
  'each step of reminding was taken once': `
    select statement_id from dunning_notes group by firm_id, statement_id, step having count(*) > 1`,
};
