import { checkSeen } from '#business/documents/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { allocateErrors } from '../../contract/receivable-errors.ts';
import { receiptStates } from '../../rules/receipt-states.ts';
import { payStatement } from '../pay-statement.ts';
import { findStatements } from '../read-statement-items.ts';
import { changeReceipt, insertAllocations, lockReceipt, type Receipt, readStanding } from './receipt-repo.ts';

export interface WantedItem {
  statementNo: string;
  amountFen: bigint;
  invoiceNo?: string;
}

/** How money was found to belong to a statement. */
export type MatchedBy = 'number' | 'amount' | 'balance' | 'hand';

interface Spreading {
  items: readonly WantedItem[];
  matchedBy: MatchedBy;
  /** Null: the shop itself. */
  userId: bigint | null;
}

/** The same statement named twice is one. */
function merged(items: readonly WantedItem[]): WantedItem[] {
  const byNumber = new Map<string, WantedItem>();
  for (const item of items) {
    const kept = byNumber.get(item.statementNo);
    byNumber.set(item.statementNo, kept ? { ...kept, amountFen: kept.amountFen + item.amountFen } : item);
  }
  return [...byNumber.values()].filter(({ amountFen }) => amountFen !== 0n);
}

/**
 * Spreads what is left of a locked receipt over statements of its firm: never more than the receipt holds, never more than a
 * statement leaves open; one in the customer's favour is set off. Statements are locked in the order of their ids; the ledger does not move.
 */
export async function spreadReceipt(
  db: Db,
  receipt: Receipt,
  { items, matchedBy, userId }: Spreading,
): Promise<Receipt> {
  const wanted = merged(items);
  if (wanted.length === 0) return receipt;
  const { firmId } = receipt;
  const found = await findStatements(
    db,
    firmId,
    wanted.map(({ statementNo }) => statementNo),
  );
  if (found.length < wanted.length) throw refuse(allocateErrors, 'ALLOCATION_STATEMENT_UNKNOWN');
  const sum = wanted.reduce((total, { amountFen }) => total + amountFen, 0n);
  if (sum < 0n || sum > receipt.amountFen - receipt.allocatedFen) throw refuse(allocateErrors, 'ALLOCATION_TOO_MUCH');
  const byNumber = new Map(wanted.map((item) => [item.statementNo, item]));
  const rows = [];
  for (const { id: statementId, statementNo } of found.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const { amountFen = 0n, invoiceNo = '' } = byNumber.get(statementNo) ?? {};
    const paid = await payStatement(db, { firmId, statementId, amountFen, documentNo: receipt.receiptNo });
    if (!paid) throw refuse(allocateErrors, 'ALLOCATION_TOO_MUCH');
    rows.push({ firmId, receiptId: receipt.id, statementId, statementNo, invoiceNo, amountFen, matchedBy, userId });
  }
  await insertAllocations(db, rows);
  return changeReceipt(db, receipt, { allocatedFen: receipt.allocatedFen + sum });
}

/** Takes back what of a locked receipt stands on statements, of all or of one; the statements are open again. */
export async function takeBack(
  db: Db,
  receipt: Receipt,
  { statementNo, userId }: { statementNo: string | null; userId: bigint | null },
): Promise<Receipt> {
  const { firmId, id: receiptId } = receipt;
  const standing = (await readStanding(db, receipt)).filter((one) => !statementNo || one.statementNo === statementNo);
  const back = standing.reduce((total, { amountFen }) => total + amountFen, 0n);
  const left = receipt.allocatedFen - back;
  // What was set off may hold up more than the receipt itself: that is taken back first.
  if (left < 0n || left > receipt.amountFen) throw refuse(allocateErrors, 'ALLOCATION_TOO_MUCH');
  for (const { statementId, amountFen } of standing) {
    await payStatement(db, { firmId, statementId, amountFen: -amountFen, documentNo: receipt.receiptNo });
  }
  const rows = standing.map((one) => ({
    firmId,
    receiptId,
    ...one,
    amountFen: -one.amountFen,
    matchedBy: 'back',
    userId,
  }));
  await insertAllocations(db, rows);
  return standing.length === 0 ? receipt : changeReceipt(db, receipt, { allocatedFen: left });
}

export interface SeenReceipt {
  receiptNo: string;
  version: number;
}

/** The receipt as its person saw it, locked, in a state that allows the act. */
export async function openReceipt(
  db: Db,
  { receiptNo, version }: SeenReceipt,
  act: 'allocate' | 'collect' | 'reverse',
): Promise<Receipt> {
  const found = await lockReceipt(db, receiptNo);
  if (!found) throw notFound('回款单');
  checkSeen(found, version, () => refuse(allocateErrors, 'RECEIVABLE_CHANGED'));
  if (!receiptStates.allows(act, found.status)) throw refuse(allocateErrors, 'RECEIVABLE_STEP');
  return found;
}

/** A person spreads money by hand: 核销. */
export async function allocateByHand(
  db: Db,
  caller: Caller,
  { items, ...seen }: SeenReceipt & { items: readonly WantedItem[] },
): Promise<Receipt> {
  const found = await openReceipt(db, seen, 'allocate');
  const spread = await spreadReceipt(db, found, { items, matchedBy: 'hand', userId: caller.userId });
  const told = items.map(({ statementNo, amountFen }) => `${statementNo} ${formatAmount(amountFen)}`).join('；');
  await writeAudit(db, caller, {
    action: 'receipt.allocated',
    objectType: 'receipt',
    objectId: found.receiptNo,
    after: { items: told },
  });
  return spread;
}

/** A person takes money off a statement again. */
export async function unallocate(
  db: Db,
  caller: Caller,
  { statementNo, ...seen }: SeenReceipt & { statementNo: string },
): Promise<Receipt> {
  const found = await openReceipt(db, seen, 'allocate');
  const back = await takeBack(db, found, { statementNo, userId: caller.userId });
  if (back === found) throw refuse(allocateErrors, 'ALLOCATION_STATEMENT_UNKNOWN');
  await writeAudit(db, caller, {
    action: 'receipt.unallocated',
    objectType: 'receipt',
    objectId: found.receiptNo,
    after: { statementNo },
  });
  return back;
}
