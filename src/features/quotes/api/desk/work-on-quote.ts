import { readSkusForSale } from '#features/catalog/api/public.ts';
import {
  numbered as enquiryNumbered,
  lockEnquiry,
  moveEnquiry,
  readLines as readEnquiryLines,
} from '#features/enquiries/api/public.ts';
import { canMoveEnquiry } from '#features/enquiries/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import { changeScope, type Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/quote-errors.ts';
import { moneyOf } from '../../rules/price-quote.ts';
import { canMoveQuote, quoteDeskLabel } from '../../rules/quote-status.ts';
import { draftLine, writeQuote } from '../create-quote.ts';
import { changeQuote, insertEvent, type NewLine, readVersions } from '../quote-repo.ts';
import { findQuoteOf } from '../read-enquiry-quote.ts';
import { copyVersion } from './copy-version.ts';
import { type DeskAct, done, openQuote, placeOf } from './open-quote.ts';
import { QUOTE_SENT } from './send-quote.ts';

type EnquiryLine = Awaited<ReturnType<typeof readEnquiryLines>>[number];

/** Goods of an enquiry's lines at the prices of its firm: they are read in that firm's name. */
async function readPriced(db: Db, caller: Caller, firmId: bigint, lines: readonly EnquiryLine[]) {
  const itemNos = [...new Set(lines.map((line) => line.itemNo).filter(Boolean))];
  if (itemNos.length === 0) return new Map();
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
  const lines = wishes.map((wish) => {
    const item = items.get(wish.itemNo);
    const { note: words, costCenter, customerCode } = wish;
    return item
      ? { ...draftLine(item, wish, wish.lineNo), note: words, costCenter, customerCode }
      : { ...wordLine(wish), costCenter, customerCode };
  });
  const assigneeUserId = enquiry.assigneeUserId ?? caller.userId;
  const owner = { firmId, userId, enquiryId, createdBy: caller.userId, assigneeUserId };
  const { quoteNo, quoteId } = await writeQuote(db, owner, { title, note, source: 'enquiry', shareCode }, lines, now);
  if (enquiry.status !== 'processing') await moveEnquiry(db, enquiry, 'processing', { assigneeUserId });
  await insertEvent(db, { firmId, quoteId, userId: caller.userId, side: 'desk', kind: 'begun', detail: enquiryNo });
  await writeAudit(db, caller, { action: 'quote.begun', objectType: 'quote', objectId: quoteNo, after: { enquiryNo } });
  return { quoteNo, status: 'quoting', statusLabel: quoteDeskLabel('quoting'), version: 1 };
}

export async function takeQuote(db: Db, caller: Caller, act: DeskAct, now: Date) {
  const quote = await openQuote(db, act, now);
  await changeQuote(db, quote, { assigneeUserId: caller.userId });
  const { quoteNo } = act;
  await writeAudit(db, caller, { action: 'quote.taken', objectType: 'quote', objectId: quoteNo });
  return done(quote, quote.status);
}

/** A draft of the next version, from the one that was sent: costs go along. */
export async function reviseQuote(db: Db, caller: Caller, act: DeskAct, now: Date) {
  const quote = await openQuote(db, act, now);
  const place = placeOf(quote);
  const [latest] = await readVersions(db, place);
  const may = quote.status === 'negotiating' || quote.status === 'offered';
  if (!may || latest?.state !== 'sent') throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  const versionNo = latest.versionNo + 1;
  await copyVersion(db, latest, { ...place, versionNo, createdBy: caller.userId ?? latest.createdBy });
  await changeQuote(db, quote, { status: 'negotiating' });
  await writeAudit(db, caller, {
    ...{ action: 'quote.revised', objectType: 'quote', objectId: act.quoteNo, after: { versionNo } },
  });
  return done(quote, 'negotiating');
}

/** A question to the buyer, in the talk of the quote and by mail. */
export async function askAboutQuote(
  db: Db,
  caller: Caller,
  { question, ...act }: DeskAct & { question: string },
  now: Date,
) {
  const quote = await openQuote(db, act, now);
  if (!canMoveQuote(quote.status, 'cancelled')) throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  await changeQuote(db, quote, {});
  const event = { side: 'desk', kind: 'asked', detail: question, versionNo: quote.sentVersion };
  await insertEvent(db, { ...placeOf(quote), userId: caller.userId, ...event });
  await writeAudit(db, caller, {
    action: 'quote.asked',
    objectType: 'quote',
    objectId: act.quoteNo,
    after: { question },
  });
  const { firmId, id } = quote;
  await enqueueEffect(db, QUOTE_SENT, { firmId: String(firmId), quoteId: String(id), kind: 'asked', detail: question });
  return done(quote, quote.status);
}

/** Nothing can be offered: said with the reason, and over. */
export async function closeQuote(db: Db, caller: Caller, { reason, ...act }: DeskAct & { reason: string }, now: Date) {
  const quote = await openQuote(db, act, now);
  if (!canMoveQuote(quote.status, 'rejected')) throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  await changeQuote(db, quote, { status: 'rejected', closeReason: reason });
  const event = { side: 'desk', kind: 'rejected', detail: reason, versionNo: quote.sentVersion };
  await insertEvent(db, { ...placeOf(quote), userId: caller.userId, ...event });
  await writeAudit(db, caller, {
    action: 'quote.rejected',
    objectType: 'quote',
    objectId: act.quoteNo,
    after: { reason },
  });
  return done(quote, 'rejected');
}
