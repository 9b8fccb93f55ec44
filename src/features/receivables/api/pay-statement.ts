import { markPaid } from '#features/statements/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { mayPay } from '../rules/paid-after.ts';
import { readPaid } from './read-statement-items.ts';

interface PaidStatement {
  firmId: bigint;
  statementId: bigint;
  /** Below zero takes it off again. */
  amountFen: bigint;
  /** Number of the receipt or write-off, for the log of the statement. */
  documentNo: string;
}

/**
 * Puts money on a statement or takes it off; its state follows. False: more than is due, or than was paid – whoever asked refuses, and
 * nothing of it stays. Looked at after the statement was marked, and with that locked: two at once never pay it twice.
 */
export async function payStatement(
  db: Db,
  { firmId, statementId, amountFen, documentNo }: PaidStatement,
): Promise<boolean> {
  await markPaid(db, { firmId, statementId, fen: amountFen, documentNo });
  const after = await readPaid(db, firmId, statementId);
  return after !== null && mayPay({ ...after, paidFen: after.paidFen - amountFen }, amountFen);
}
