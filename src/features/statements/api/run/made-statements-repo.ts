import { sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { STATEMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { keepStatementStatus } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { addDays, type CycleSpan, dueDay } from '../../rules/cycles.ts';
import { statementEvents } from '../dispute-tables.ts';
import { ADJUSTING } from '../statement-repo.ts';
import { statementLines, statementSums, statements } from '../statement-tables.ts';
import { effectiveTermDays, type StatementTerms } from '../terms-repo.ts';
import { billedLines } from './billed-lines-repo.ts';

export interface MadeStatements {
  statements: number;
  lines: number;
  dueFen: bigint;
}

function named(...columns: string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, column]));
}

/** Columns of a line, and what of `lines` (`billedLines`) stands in each; under the same name where there is no other. */
const WRITTEN: Readonly<Record<string, string>> = {
  ...named('source', 'source_id', 'status', 'day', 'order_id', 'user_id', 'order_no', 'part_no', 'document_no'),
  ...named('po_number', 'customer_code', 'department', 'cost_center', 'item_no', 'name', 'spec', 'unit'),
  ...named('sales_price', 'tax_fen', 'due_fen', 'signer', 'shipment_no', 'sign_kind'),
  ...{ order_line_id: 'line_id', quantity: 'units', tax_rate_bp: 'rate', amount_fen: 'fen' },
};
const NAMES = sql.raw(Object.keys(WRITTEN).join(', '));
const VALUES = sql.raw(
  Object.values(WRITTEN)
    .map((name) => `l.${name}`)
    .join(', '),
);

/**
 * Writes the statements of a cycle of a firm in one statement of SQL: everything unbilled until its last day, grouped as the firm wants
 * it, with sums and first event. What stands on one already is not found again, so repeating it makes nothing.
 */
export async function makeStatements(
  db: Db,
  firmId: bigint,
  { from, to }: CycleSpan,
  terms: StatementTerms,
): Promise<MadeStatements> {
  const termDays = await effectiveTermDays(db, firmId, terms);
  const { cycle, grouping, priceBasis, confirmDays } = terms;
  const { rows } = await db.execute<{ statements: number; lines: number; due: string; orders: string[] }>(sql`
    with recursive ${billedLines({ firmId, cycleTo: to }, terms)},
    made as (
      insert into ${statements} (firm_id, statement_no, cycle, cycle_from, cycle_to, grouping, group_key, price_basis, term_days,
        due_on, confirm_by, status, line_count, open_lines, amount_fen, tax_fen, due_fen)
      select ${firmId}, ${nextNumber(STATEMENT_NUMBER)}, ${cycle}, ${from}::date, ${to}::date, ${grouping}, g.group_key, ${priceBasis},
        ${termDays}::int, ${dueDay(to, termDays)}::date, ${addDays(to, 1 + confirmDays)}::date, 'generated',
        g.lines, g.open_lines, g.fen, g.tax_fen, g.due_fen
      from (
        select group_key, count(*)::int as lines, count(*) filter (where status = 'open')::int as open_lines,
          sum(fen)::bigint as fen, sum(tax_fen)::bigint as tax_fen, sum(due_fen)::bigint as due_fen
        from lines group by group_key order by group_key) g
      returning id, group_key, line_count, due_fen),
    told as (
      insert into ${statementEvents} (firm_id, statement_id, side, kind, to_status) select ${firmId}, id, 'shop', 'made', 'generated' from made),
    summed as (
      insert into ${statementSums} (firm_id, statement_id, user_id, status, adjusting, tax_rate_bp, lines, amount_fen, tax_fen, due_fen)
      select ${firmId}, m.id, l.user_id, l.status, ${ADJUSTING}, l.rate,
        count(*), sum(l.fen), sum(l.tax_fen), sum(l.due_fen)
      from lines l join made m using (group_key) group by 2, 3, 4, 5, 6),
    written as (
      insert into ${statementLines} (firm_id, statement_id, ${NAMES})
      select ${firmId}, m.id, ${VALUES}
      from lines l join made m using (group_key) order by l.day, l.order_no, l.source like 'freight%', l.source_id)
    select count(*)::int as statements, coalesce(sum(line_count), 0)::int as lines, coalesce(sum(due_fen), 0)::text as due,
      array(select distinct order_id from lines)::text[] as orders from made`);
  const [made] = rows;
  await keepStatementStatus(db, { firmId, orderIds: (made?.orders ?? []).map(BigInt) }, 'billed');
  return { statements: made?.statements ?? 0, lines: made?.lines ?? 0, dueFen: BigInt(made?.due ?? 0) };
}
