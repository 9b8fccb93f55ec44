import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { writeMark } from '../rules/mark-detail.ts';
import { checkOrderLines } from './check/found-exceptions-repo.ts';
import { statementInvoiced } from './dispute-tables.ts';
import {
  changeStatement,
  insertStatementEvent,
  lockStatement,
  placed,
  SHOP,
  type StatementPlace,
} from './statement-repo.ts';

/** Locks statements of a firm, in the order of their ids: who works out sums of theirs from elsewhere does so behind this. */
export async function lockStatements(db: Db, firmId: bigint, statementIds: readonly bigint[]): Promise<void> {
  for (const statementId of [...statementIds].toSorted((a, b) => (a < b ? -1 : 1))) {
    await lockStatement(db, placed({ firmId, statementId }));
  }
}

interface Marked extends StatementPlace {
  /** Added to what is kept; negative where it is taken back: a red letter, a receipt that bounced. Fen. */
  fen: bigint;
  /** Number of the invoice or receipt, for the log. */
  documentNo: string;
}

async function mark(db: Db, { fen, documentNo, ...place }: Marked, kind: 'invoiced' | 'paid'): Promise<void> {
  const row = await lockStatement(db, placed(place));
  if (!row) throw new Error(`statement ${place.statementId} not found`);
  const change = kind === 'invoiced' ? { invoicedFen: row.invoicedFen + fen } : { paidFen: row.paidFen + fen };
  const after = await changeStatement(db, row, change);
  const detail = writeMark({ documentNo, amount: formatAmount(fen) });
  await insertStatementEvent(db, after, { actor: SHOP, kind, detail }, row.status);
}

/** So much more of a statement is invoiced (behaviours 2.9); its state follows. In the transaction that issues the invoice. */
export const markInvoiced = (db: Db, marked: Marked): Promise<void> => mark(db, marked, 'invoiced');

/** So much more of a statement is paid: an allocation of a receipt; its state follows. */
export const markPaid = (db: Db, marked: Marked): Promise<void> => mark(db, marked, 'paid');

/**
 * Tells what an invoice says of order lines: the third side of the check. Once for each invoice and line; a red letter has negative units
 * and amounts under its own number.
 */
export async function keepInvoicedLines(
  db: Db,
  { firmId, invoiceNo }: { firmId: bigint; invoiceNo: string },
  lines: readonly { orderLineId: bigint; quantity: number; amountFen: bigint }[],
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insert(statementInvoiced)
    .values(lines.map((line) => ({ firmId, invoiceNo, ...line })))
    .onConflictDoNothing();
  await checkOrderLines(
    db,
    firmId,
    lines.map(({ orderLineId }) => orderLineId),
  );
}
