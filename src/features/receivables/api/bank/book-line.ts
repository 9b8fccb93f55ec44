import { checkSeen } from '#business/documents/api/public.ts';
import type { Teller } from '#business/messages/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { lineErrors } from '../../contract/receivable-errors.ts';
import type { Match } from '../../rules/match-receipt.ts';
import { bankLineStates } from '../../rules/receipt-states.ts';
import type { MatchedBy, WantedItem } from '../book/allocate.ts';
import { bookReceipt } from '../book/book-receipt.ts';
import { wantedItems } from '../book/desk-receipts.ts';
import { findFirm } from '../firm-repo.ts';
import { keepPayer } from '../matching/match-repo.ts';
import { type BankLine, changeLine, lockLine } from './bank-line-repo.ts';

interface LineBooking {
  firmId: bigint;
  items: readonly WantedItem[];
  matchedBy: MatchedBy;
  userId: bigint | null;
}

/** Books a line of a bank as money of a firm; the line names its receipt from then on. */
async function bookLine(db: Db, messages: Teller, line: BankLine, { firmId, ...booking }: LineBooking) {
  const { id: bankLineId, amountFen, bookedOn: receivedOn, payerName, payerAccount, remark } = line;
  const facts = { amountFen, receivedOn, payerName, payerAccount, remark };
  const receipt = { firmId, method: 'transfer', ...facts, bankReference: line.reference || null, bankLineId };
  const booked = await bookReceipt(db, messages, { receipt, ...booking });
  return changeLine(db, line, { status: 'matched', receiptNo: booked.receiptNo });
}

const BY: Partial<Record<Match['grade'], MatchedBy>> = { number: 'number', amount: 'amount', balance: 'balance' };

/** Books what is sure, without a person. */
export const bookSure = (db: Db, messages: Teller, line: BankLine, match: Match) =>
  bookLine(db, messages, line, {
    firmId: BigInt(match.firmId),
    items: match.items,
    matchedBy: BY[match.grade] ?? 'hand',
    userId: null,
  });

export interface SeenLine {
  lineId: string;
  version: number;
}

async function openLine(db: Db, { lineId, version }: SeenLine, act: 'book' | 'ignore' | 'reopen'): Promise<BankLine> {
  const line = await lockLine(db, BigInt(lineId));
  if (!line) throw notFound('银行流水');
  checkSeen(line, version, () => refuse(lineErrors, 'RECEIVABLE_CHANGED'));
  if (!bankLineStates.allows(act, line.status)) throw refuse(lineErrors, 'RECEIVABLE_STEP');
  return line;
}

interface ChosenFirm extends SeenLine {
  customerCode: string;
  items: readonly { statementNo: string; amount: string }[];
}

/** A person says whose money it is, and what it pays; its payer is known from then on. */
export async function bookByChoice(
  db: Db,
  caller: Caller,
  messages: Teller,
  { customerCode, items, ...seen }: ChosenFirm,
) {
  const line = await openLine(db, seen, 'book');
  const firm = await findFirm(db, customerCode);
  if (!firm) throw refuse(lineErrors, 'RECEIVABLE_CUSTOMER_UNKNOWN');
  const { firmId } = firm;
  const spread = { items: wantedItems(items), matchedBy: 'hand', userId: caller.userId } as const;
  const booked = await bookLine(db, messages, line, { firmId, ...spread });
  await keepPayer(db, firmId, line);
  await writeAudit(db, caller, {
    action: 'receipt.booked',
    objectType: 'receipt',
    objectId: booked.receiptNo ?? '',
    after: { amount: formatAmount(line.amountFen), method: 'transfer' },
  });
  return booked;
}

/** It is no customer's payment: interest, a refund of somebody, an error of the bank. */
export async function ignoreLine(db: Db, caller: Caller, { note, ...seen }: SeenLine & { note: string }) {
  const line = await openLine(db, seen, 'ignore');
  await writeAudit(db, caller, {
    action: 'bank.line_ignored',
    objectType: 'bank_line',
    objectId: seen.lineId,
    after: { note },
  });
  return changeLine(db, line, { status: 'ignored', note });
}

export async function reopenLine(db: Db, caller: Caller, seen: SeenLine) {
  const line = await openLine(db, seen, 'reopen');
  await writeAudit(db, caller, { action: 'bank.line_reopened', objectType: 'bank_line', objectId: seen.lineId });
  return changeLine(db, line, { status: 'unmatched', note: '' });
}
