import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { RECEIPT_NUMBER } from '../../contract/receivable-numbers.ts';
import { type ReceiptStatus, receiptStates } from '../../rules/receipt-states.ts';
import { receiptAllocations, receipts } from '../receipt-tables.ts';

export type Receipt = Omit<typeof receipts.$inferSelect, 'status'> & { status: ReceiptStatus };
export type NewReceipt = Omit<typeof receipts.$inferInsert, 'receiptNo' | 'status'>;

const read = (row: typeof receipts.$inferSelect): Receipt => ({ ...row, status: receiptStates.read(row.status) });

export async function insertReceipt(db: Db, fields: NewReceipt): Promise<Receipt> {
  const [row] = await db
    .insert(receipts)
    .values({ ...fields, receiptNo: nextNumber(RECEIPT_NUMBER), status: 'booked' })
    .returning();
  if (!row) throw new Error('a receipt was not written');
  return read(row);
}

/** The receipt, locked until the transaction ends: who spreads, takes back or reverses its money comes one after the other. */
export async function lockReceipt(db: Db, receiptNo: string): Promise<Receipt | null> {
  const [row] = await db.select().from(receipts).where(eq(receipts.receiptNo, receiptNo)).for('update');
  return row ? read(row) : null;
}

export async function changeReceipt(
  db: Db,
  { firmId, id }: Pick<Receipt, 'firmId' | 'id'>,
  set: Partial<typeof receipts.$inferInsert>,
): Promise<Receipt> {
  const [row] = await db
    .update(receipts)
    .set({ ...set, version: sql`${receipts.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(receipts.firmId, firmId), eq(receipts.id, id)))
    .returning();
  if (!row) throw new Error('a locked receipt is gone');
  return read(row);
}

/** Money with the number the bank gave it; `bankLineId`: found in a statement of the bank, null: typed by a person. */
export type Numbered = Pick<NewReceipt, 'amountFen' | 'receivedOn'> & {
  bankReference: string;
  bankLineId: bigint | null;
};

/**
 * Whether this money is booked already under its number. Some banks number their lines anew every day: another line with another day
 * or amount is other money, however it is numbered.
 */
export async function isReferenceUsed(db: Db, money: Numbered): Promise<boolean> {
  const { bankReference, bankLineId, amountFen, receivedOn } = money;
  const ofLine = or(
    isNull(receipts.bankLineId),
    and(eq(receipts.amountFen, amountFen), eq(receipts.receivedOn, receivedOn)),
  );
  const inForce = and(eq(receipts.bankReference, bankReference), sql`${receipts.status} <> 'reversed'`);
  const rows = await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(inForce, bankLineId === null ? undefined : ofLine))
    .limit(1);
  return rows.length > 0;
}

export function readFirmsOfReceipts(db: Db, numbers: readonly string[]) {
  const { receiptNo, firmId } = receipts;
  return db
    .select({ receiptNo, firmId })
    .from(receipts)
    .where(inArray(receiptNo, [...numbers]));
}

type NewAllocation = typeof receiptAllocations.$inferInsert;
export const insertAllocations = async (db: Db, rows: NewAllocation[]): Promise<void> => {
  if (rows.length > 0) await db.insert(receiptAllocations).values(rows);
};

/** What of a receipt stands on each statement now. */
export async function readStanding(db: Db, { firmId, id }: Pick<Receipt, 'firmId' | 'id'>) {
  const { statementId, statementNo, amountFen } = receiptAllocations;
  const rows = await db
    .select({ statementId, statementNo, amountFen: sql<bigint>`sum(${amountFen})`.mapWith(BigInt) })
    .from(receiptAllocations)
    .where(and(eq(receiptAllocations.firmId, firmId), eq(receiptAllocations.receiptId, id)))
    .groupBy(statementId, statementNo)
    .having(sql`sum(${amountFen}) <> 0`)
    .orderBy(statementId);
  return rows;
}
