import type { Teller } from '#business/messages/api/public.ts';
import { USER_CREDIT_PATH } from '#business/paths/rules/public.ts';
import { moveCredit } from '#features/payments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { receivableMessages } from '../../contract/message-events.ts';
import { bookErrors } from '../../contract/receivable-errors.ts';
import { type MatchedBy, spreadReceipt, type WantedItem } from './allocate.ts';
import { insertReceipt, isReferenceUsed, type NewReceipt, type Receipt } from './receipt-repo.ts';

export interface Booking {
  receipt: Omit<NewReceipt, 'bookedBy'>;
  items: readonly WantedItem[];
  matchedBy: MatchedBy;
  /** Null: the shop itself, the match being sure. */
  userId: bigint | null;
}

/**
 * Books money of a firm in the transaction of whoever found it: it repays what the firm owes once, whole, and pays the
 * statements it is meant for; what is left stands in the firm's favour (prepayment, overpayment).
 */
export async function bookReceipt(db: Db, messages: Teller, booking: Booking): Promise<Receipt> {
  const { receipt: facts, items, matchedBy, userId } = booking;
  const { bankReference, bankLineId = null } = facts;
  if (bankReference && (await isReferenceUsed(db, { ...facts, bankReference, bankLineId }))) {
    throw refuse(bookErrors, 'RECEIPT_REFERENCE_USED');
  }
  const made = await insertReceipt(db, { ...facts, bookedBy: userId });
  const spread = await spreadReceipt(db, made, { items, matchedBy, userId });
  const { firmId, receiptNo, amountFen } = made;
  const moved = await moveCredit(db, 'repaid', { firmId, userId, documentNo: receiptNo, amountFen });
  if (!moved) throw refuse(bookErrors, 'RECEIPT_NO_ACCOUNT');
  const rest = amountFen - spread.allocatedFen;
  await messages.tell(db, {
    ...{ event: receivableMessages.received, firmId, to: [], holders: 'RECONCILIATION_MANAGEMENT_PAGE' },
    key: `receivable.received:${receiptNo}`,
    title: `收到回款 ${displayFen(amountFen)}`,
    text: `回款单 ${receiptNo}：已核销 ${displayFen(spread.allocatedFen)}${rest > 0n ? `，余 ${displayFen(rest)} 待核销` : ''}。`,
    href: USER_CREDIT_PATH,
  });
  return spread;
}
