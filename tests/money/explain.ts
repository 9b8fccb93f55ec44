import type pg from 'pg';

const Q: Record<string, string> = {
  dispute:
    'select d.dispute_no, d.status, d.granted_fen, d.granted_quantity, d.kind from statement_disputes d join statement_lines l on l.id=d.line_id where l.order_line_id=$1',
  cases:
    'select c.case_no, c.kind, c.status, al.reason, al.quantity, al.settled_quantity, al.granted_quantity from after_sale_lines al join after_sale_cases c on c.id=al.case_id where al.order_line_id=$1',
  line: 'select quantity, cancelled_quantity, signed_quantity, returned_quantity, amount_fen, cancelled_fen, returned_fen from order_lines where id=$1',
  billed:
    'select statement_id, source, source_id, quantity, amount_fen, due_fen, document_no from statement_lines where order_line_id=$1',
  postings:
    'select p.id, p.kind, p.quantity, p.amount_fen, p.created_at, r.red_letter_id, r.id as taken from after_sale_postings p left join invoice_red_postings r on r.posting_id=p.id where p.order_line_id=$1',
  invoices:
    'select v.id, v.status, v.sendings, i.quantity, i.amount_fen, i.red_quantity, i.red_fen, a.released_quantity, a.released_fen, ap.status as app, v.created_at, v.issued_at from invoice_application_lines a join invoice_lines i on i.application_line_id=a.id join invoices v on v.id=i.invoice_id join invoice_applications ap on ap.id=a.application_id where a.order_line_id=$1',
  reds: 'select d.id, d.status, d.side, d.reason, d.case_no, p.quantity, p.amount_fen, d.created_at, d.updated_at from invoice_red_letters d join invoice_red_lines p on p.red_letter_id=d.id join invoice_lines i on i.id=p.invoice_line_id join invoice_application_lines a on a.id=i.application_line_id where a.order_line_id=$1',
};
export async function explain(db: pg.Pool, lineId: string): Promise<string> {
  const out: string[] = [];
  for (const [k, q] of Object.entries(Q))
    out.push(k, ...(await db.query(q, [lineId])).rows.map((r) => '   ' + JSON.stringify(r)));
  return out.join('\n');
}
