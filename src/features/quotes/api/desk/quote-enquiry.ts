import { lineFieldsOf } from '#business/line-fields/rules/public.ts';
import { readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import {
  numbered as enquiryNumbered,
  insertEvent as insertEnquiryEvent,
  lockEnquiry,
  moveEnquiry,
  readLines as readEnquiryLines,
} from '#features/enquiries/api/public.ts';
import { canMoveEnquiry } from '#features/enquiries/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import { changeScope, type Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/quote-errors.ts';
import { moneyOf } from '../../rules/price-quote.ts';
import { quoteDeskLabel } from '../../rules/quote-status.ts';
import { wishedQuantity } from '../../rules/wished-quantity.ts';
import { draftLine, writeQuote } from '../create-quote.ts';
import { insertEvent, type NewLine } from '../quote-repo.ts';
import { findQuoteOf } from '../read-enquiry-quote.ts';

type EnquiryLine = Awaited<ReturnType<typeof readEnquiryLines>>[number];

/** Goods of an enquiry's lines at the prices of its firm: they are read in that firm's name. */
async function readPriced(db: Db, caller: Caller, firmId: bigint, lines: readonly EnquiryLine[]) {
  const itemNos = [...new Set(lines.map((line) => line.itemNo).filter(Boolean))];
  if (itemNos.length === 0) return new Map<string, SkuForSale>();
  await changeScope(db, { firmId, userId: null, right: 'desk' });
  const items = await readSkusForSale(db, itemNos, null);
  await changeScope(db, { firmId: caller.firmId, userId: caller.userId, right: 'desk' });
  return new Map(items.map((item) => [item.itemNo, item]));
}

const DEFAULT_TAX_BP = 1_300;

/** A wish in words: the desk finds something for it and prices it. */
function wordLine({ lineNo, name, brand, model, unit, quantity, note }: EnquiryLine): NewLine {
  const words = { lineNo, productName: name, brandName: brand, model, unit, quantity, note };
  const wished = [name, brand, model].filter(Boolean).join(' ');
  return {
    ...words,
    wished,
    unitPrice: 0n,
    taxRateBp: DEFAULT_TAX_BP,
    ...moneyOf({ unitPrice: 0n, quantity, taxRateBp: DEFAULT_TAX_BP }),
  };
}

/** What is proposed for a wish, in the unit the item is sold by; what was wished stays beside it in the buyer's own. */
function proposedLine(wish: EnquiryLine, item: SkuForSale | undefined): NewLine {
  const { lineNo, quantity, unit } = wish;
  const words = { ...lineFieldsOf(wish), wishedQuantity: quantity, wishedUnit: unit };
  if (!item) return { ...wordLine(wish), ...words };
  return { ...draftLine(item, { quantity: wishedQuantity(item, wish).quantity }, lineNo), ...words };
}

/** Begins the quote that answers an enquiry; one that was begun is gone on with. */
export async function quoteEnquiry(db: Db, caller: Caller, enquiryNo: string, now: Date) {
  const enquiry = await lockEnquiry(db, enquiryNumbered(enquiryNo));
  if (!enquiry) throw notFound('询价单');
  const { firmId, id: enquiryId, userId, title, note, shareCode } = enquiry;
  const begun = await findQuoteOf(db, { firmId, enquiryId });
  if (begun) {
    const { quoteNo, status, version } = begun;
    return { quoteNo, status, statusLabel: quoteDeskLabel(status), version };
  }
  const open = enquiry.status === 'processing' || canMoveEnquiry(enquiry.status, 'processing');
  if (!open || caller.userId === null) throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  const wishes = await readEnquiryLines(db, { firmId, enquiryId });
  const items = await readPriced(db, caller, firmId, wishes);
  const lines = wishes.map((wish) => proposedLine(wish, items.get(wish.itemNo)));
  const assigneeUserId = enquiry.assigneeUserId ?? caller.userId;
  const owner = { firmId, userId, enquiryId, createdBy: caller.userId, assigneeUserId };
  const { quoteNo, quoteId } = await writeQuote(db, owner, { title, note, source: 'enquiry', shareCode }, lines, now);
  const act = { userId: caller.userId, side: 'desk' };
  if (enquiry.status !== 'processing') {
    // Whoever begins to price it has taken it in hand.
    await moveEnquiry(db, enquiry, 'processing', { assigneeUserId });
    await insertEnquiryEvent(db, { firmId, enquiryId, ...act, kind: 'taken' });
  }
  await insertEvent(db, { firmId, quoteId, ...act, kind: 'begun', detail: enquiryNo });
  await writeAudit(db, caller, { action: 'quote.begun', objectType: 'quote', objectId: quoteNo, after: { enquiryNo } });
  return { quoteNo, status: 'quoting', statusLabel: quoteDeskLabel('quoting'), version: 1 };
}
