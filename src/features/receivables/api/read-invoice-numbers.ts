import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';

/** Numbers of the invoices of statements, by the statement's id: what payers write into remarks. */
export async function invoiceNumbersOf(
  db: Db,
  statements: readonly { firmId: bigint; id: bigint }[],
): Promise<Map<bigint, string[]>> {
  if (statements.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; numbers: string[] }>(sql`
    select l.statement_id as id, array_agg(distinct i.invoice_no) as numbers
    from unnest(${sql.param(statements.map(({ firmId }) => String(firmId)))}::bigint[],
      ${sql.param(statements.map(({ id }) => String(id)))}::bigint[]) as s (firm_id, id)
    join statement_lines_view l on l.firm_id = s.firm_id and l.statement_id = s.id and l.order_line_id is not null
    join statement_invoiced_view i on i.firm_id = l.firm_id and i.order_line_id = l.order_line_id
    group by l.statement_id`);
  return new Map(rows.map(({ id, numbers }) => [BigInt(id), numbers]));
}

/** Statements of these invoices: a payer who names one need not be known. */
export async function findByInvoices(db: Db, numbers: readonly string[]): Promise<bigint[]> {
  if (numbers.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct l.statement_id as id from statement_invoiced_view i
    join statement_lines_view l on l.firm_id = i.firm_id and l.order_line_id = i.order_line_id
    where i.invoice_no = any(${sql.param([...numbers])}::text[])`);
  return rows.map(({ id }) => BigInt(id));
}
