import { keepInvoicedLines, lockStatements, markInvoiced } from '#features/statements/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { readCovered, readMarked, readNewStatements, readStatementsOf } from './read-covered.ts';

/** Statements say how much of them is invoiced: worked out anew, so that the same told twice changes nothing. */
export async function markThese(
  db: Db,
  firmId: bigint,
  statementIds: readonly bigint[],
  documentNo: string,
): Promise<void> {
  if (statementIds.length === 0) return;
  // Behind the lock: whoever marks them at the same time has done so before it is looked at.
  await lockStatements(db, firmId, statementIds);
  const covered = await readCovered(db, firmId, statementIds);
  const rows = await readMarked(db, firmId, statementIds);
  for (const { id, invoicedFen } of rows) {
    const fen = (covered.get(id) ?? 0n) - invoicedFen;
    if (fen !== 0n) await markInvoiced(db, { firmId, statementId: id, fen, documentNo });
  }
}

/** An invoice of these orders was issued, or a red letter: the statements they stand on follow. */
export async function markStatements(
  db: Db,
  firmId: bigint,
  orderIds: readonly bigint[],
  documentNo: string,
  told: readonly { orderLineId: bigint | null; quantity: number; amountFen: bigint }[],
): Promise<void> {
  await markThese(db, firmId, await readStatementsOf(db, firmId, orderIds), documentNo);
  const byLine = new Map<bigint, { orderLineId: bigint; quantity: number; amountFen: bigint }>();
  for (const { orderLineId, quantity, amountFen } of told) {
    if (orderLineId === null) continue;
    const before = byLine.get(orderLineId) ?? { orderLineId, quantity: 0, amountFen: 0n };
    byLine.set(orderLineId, {
      orderLineId,
      quantity: before.quantity + quantity,
      amountFen: before.amountFen + amountFen,
    });
  }
  await keepInvoicedLines(db, { firmId, invoiceNo: documentNo }, [...byLine.values()]);
}

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Statements that came after the invoices of their lines say so too; answers how many were looked at. */
export async function markNewStatements(database: Database): Promise<number> {
  const rows = await inTransaction(database, WORKER, 'read', readNewStatements);
  for (const { firmId, id } of rows) {
    await inTransaction(database, WORKER, 'write', (db) => markThese(db, firmId, [id], '已开发票'));
  }
  return rows.length;
}
