import { and, eq, inArray, sql } from 'drizzle-orm';
import { statementLinesView, statementsView } from '#features/statements/api/statements-views.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { coverStatements } from '../../rules/cover-statements.ts';
import { ISSUED } from '../../rules/invoice-states.ts';
import { invoices, invoiceLines as lines, invoiceApplicationLines as wanted } from '../invoice-tables.ts';

/** Key of an order line, or of the freight of an order. */
const keyOf = (lineId: bigint | string | null, orderId: bigint | string) =>
  lineId === null ? `freight ${orderId}` : String(lineId);

const s = statementLinesView;

/** What statements say of each line, the oldest first; of all statements that have one of these lines. */
async function readDue(db: Db, firmId: bigint, statementIds: readonly bigint[]) {
  const rows = await db
    .select({
      statementId: s.statementId,
      orderId: s.orderId,
      lineId: s.orderLineId,
      fen: sql<string>`sum(${s.amountFen})::text`,
    })
    .from(s)
    .where(
      and(
        eq(s.firmId, firmId),
        sql`coalesce(${s.orderLineId}, -${s.orderId}) in (select coalesce(o.order_line_id, -o.order_id)
          from statement_lines_view o where o.firm_id = ${firmId} and o.statement_id = any(${sql.param(statementIds.map(String))}::bigint[]))`,
      ),
    )
    .groupBy(s.statementId, s.orderId, s.orderLineId)
    .orderBy(s.statementId);
  return rows.map(({ fen, ...row }) => ({ ...row, fen: BigInt(fen), key: keyOf(row.lineId, row.orderId) }));
}

/** Issued and taken back of each line. */
async function readInvoiced(db: Db, firmId: bigint, orderIds: readonly bigint[]) {
  const rows = await db
    .select({
      orderId: wanted.orderId,
      lineId: wanted.orderLineId,
      fen: sql<string>`sum(${lines.amountFen})::text`,
      red: sql<string>`coalesce(sum((select sum(r.amount_fen) from invoice_red_lines r join invoice_red_letters l
        on l.firm_id = r.firm_id and l.id = r.red_letter_id and l.status = 'issued'
        where r.firm_id = ${lines.firmId} and r.invoice_line_id = ${lines.id})), 0)::text`,
    })
    .from(wanted)
    .innerJoin(lines, and(eq(lines.firmId, wanted.firmId), eq(lines.applicationLineId, wanted.id)))
    .innerJoin(invoices, and(eq(invoices.firmId, lines.firmId), eq(invoices.id, lines.invoiceId)))
    .where(and(eq(wanted.firmId, firmId), amongIds(wanted.orderId, orderIds), inArray(invoices.status, [...ISSUED])))
    .groupBy(wanted.orderId, wanted.orderLineId);
  return new Map(
    rows.map(({ orderId, lineId, fen, red }) => [keyOf(lineId, orderId), { fen: BigInt(fen), red: BigInt(red) }]),
  );
}

/** What of each statement is invoiced by what stands on invoices now. */
export async function readCovered(
  db: Db,
  firmId: bigint,
  statementIds: readonly bigint[],
): Promise<Map<bigint, bigint>> {
  const due = await readDue(db, firmId, statementIds);
  const invoiced = await readInvoiced(db, firmId, [...new Set(due.map(({ orderId }) => orderId))]);
  const byKey = Map.groupBy(due, ({ key }) => key);
  const covered = new Map<bigint, bigint>();
  for (const [key, rows] of byKey) {
    const { fen, red } = invoiced.get(key) ?? { fen: 0n, red: 0n };
    const parts = coverStatements(
      rows.map((row) => row.fen),
      fen,
      red,
    );
    for (const [index, { statementId }] of rows.entries()) {
      covered.set(statementId, (covered.get(statementId) ?? 0n) + (parts[index] ?? 0n));
    }
  }
  return covered;
}

/** What statements say of themselves is invoiced. */
export const readMarked = (db: Db, firmId: bigint, statementIds: readonly bigint[]) =>
  db
    .select({ id: statementsView.id, invoicedFen: statementsView.invoicedFen })
    .from(statementsView)
    .where(and(eq(statementsView.firmId, firmId), amongIds(statementsView.id, statementIds)))
    .orderBy(statementsView.id);

/** Statements on which something of these orders stands. */
export async function readStatementsOf(db: Db, firmId: bigint, orderIds: readonly bigint[]): Promise<bigint[]> {
  const rows = await db
    .selectDistinct({ id: s.statementId })
    .from(s)
    .where(
      and(
        eq(s.firmId, firmId),
        sql`(${amongIds(s.orderId, orderIds)} or ${s.orderLineId} in (select l.id from order_lines_view l
          where l.firm_id = ${firmId} and l.order_id = any(${sql.param(orderIds.map(String))}::bigint[])))`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Young statements with lines that were invoiced before they were made. */
export const readNewStatements = (db: Db) =>
  db
    .selectDistinct({ firmId: statementsView.firmId, id: statementsView.id })
    .from(statementsView)
    .innerJoin(s, and(eq(s.firmId, statementsView.firmId), eq(s.statementId, statementsView.id)))
    .innerJoin(
      wanted,
      and(
        eq(wanted.firmId, s.firmId),
        eq(wanted.orderId, s.orderId),
        // Freight is nobody's line.
        sql`${wanted.orderLineId} is not distinct from ${s.orderLineId}`,
      ),
    )
    .innerJoin(lines, and(eq(lines.firmId, wanted.firmId), eq(lines.applicationLineId, wanted.id)))
    .innerJoin(invoices, and(eq(invoices.firmId, lines.firmId), eq(invoices.id, lines.invoiceId)))
    .where(and(inArray(invoices.status, [...ISSUED]), sql`${statementsView.createdAt} > now() - interval '36 hours'`));
