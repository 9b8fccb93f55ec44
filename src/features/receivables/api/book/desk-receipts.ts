import type { Teller } from '#business/messages/api/public.ts';
import { moveCredit } from '#features/payments/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { bookErrors, receiptErrors } from '../../contract/receivable-errors.ts';
import type { BookInput } from '../../contract/receivable-schemas.ts';
import { receiptStates } from '../../rules/receipt-states.ts';
import { reopenLineOf } from '../bank/bank-line-repo.ts';
import { findFirm } from '../firm-repo.ts';
import { openReceipt, type SeenReceipt, takeBack } from './allocate.ts';
import { bookReceipt } from './book-receipt.ts';
import { changeReceipt, type Receipt } from './receipt-repo.ts';

export const wantedItems = (items: readonly { statementNo: string; amount: string }[]) =>
  items.map(({ statementNo, amount }) => ({ statementNo, amountFen: parseAmount(amount) }));

export const actedOn = ({ receiptNo, status, version, amountFen, allocatedFen }: Receipt) => ({
  receiptNo,
  status,
  statusLabel: receiptStates.label(status),
  free: formatAmount(amountFen - allocatedFen),
  version,
});

/** A person books money that no bank's file brought: a bill of exchange, cash of a branch, a transfer seen elsewhere. */
export async function bookByHand(db: Db, caller: Caller, messages: Teller, input: BookInput): Promise<Receipt> {
  const firm = await findFirm(db, input.customerCode);
  if (!firm) throw refuse(bookErrors, 'RECEIVABLE_CUSTOMER_UNKNOWN');
  if (input.receivedOn > todayInShanghai(new Date())) throw refuse(bookErrors, 'RECEIPT_DAY_AHEAD');
  const { method, receivedOn, billNo, billDueOn, payerName, remark, bankReference } = input;
  const booked = await bookReceipt(db, messages, {
    receipt: {
      ...{ firmId: firm.firmId, method, receivedOn, billNo, billDueOn, payerName, remark },
      amountFen: parseAmount(input.amount),
      bankReference: bankReference || null,
    },
    items: wantedItems(input.items),
    ...{ matchedBy: 'hand', userId: caller.userId },
  });
  await writeAudit(db, caller, {
    action: 'receipt.booked',
    objectType: 'receipt',
    objectId: booked.receiptNo,
    after: { amount: input.amount, method },
  });
  return booked;
}

/** A bill of exchange was paid on its day. */
export async function collectBill(db: Db, caller: Caller, seen: SeenReceipt): Promise<Receipt> {
  const found = await openReceipt(db, seen, 'collect');
  if (found.method !== 'acceptance') throw refuse(receiptErrors, 'RECEIVABLE_STEP');
  await writeAudit(db, caller, { action: 'receipt.collected', objectType: 'receipt', objectId: seen.receiptNo });
  return changeReceipt(db, found, { status: 'collected' });
}

/** Money that bounced, or was booked on the wrong firm: statements are open again, and the firm owes it again. */
export async function reverseReceipt(
  db: Db,
  caller: Caller,
  { reason, ...seen }: SeenReceipt & { reason: string },
): Promise<Receipt> {
  const found = await openReceipt(db, seen, 'reverse');
  const { firmId, receiptNo, amountFen } = found;
  const { userId } = caller;
  const back = await takeBack(db, found, { statementNo: null, userId });
  await moveCredit(db, 'reversed', { firmId, userId, documentNo: receiptNo, amountFen });
  const reversed = await changeReceipt(db, back, {
    ...{ status: 'reversed', reversedBy: userId, reversedReason: reason, reversedAt: new Date() },
  });
  await reopenLineOf(db, reversed);
  await writeAudit(db, caller, {
    action: 'receipt.reversed',
    objectType: 'receipt',
    objectId: receiptNo,
    after: { reason, amount: formatAmount(amountFen) },
  });
  return reversed;
}
