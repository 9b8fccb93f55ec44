import { type AttachmentTools, takeUpload, type Upload } from '#business/attachments/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import { actErrors, negotiateErrors, uploadErrors } from '../contract/quote-errors.ts';
import type { NegotiateInput } from '../contract/quote-schemas.ts';
import { isLiving, type QuoteStatus, quoteLabel, quoteStates } from '../rules/quote-status.ts';
import { dropQuoteFlow } from './approval/quote-approval.ts';
import { lockOwnQuote } from './own-quote.ts';
import { presentFile } from './present-quote.ts';
import { QUOTE_FILES, readFiles } from './quote-attachments.ts';
import { changeQuote, insertEvent, type Quote, readSentLines } from './quote-repo.ts';

const placeOf = ({ firmId, id }: Quote) => ({ firmId, quoteId: id });
const stateOf = (quoteNo: string, status: QuoteStatus) => ({ quoteNo, status, statusLabel: quoteLabel(status) });

export async function cancelQuote(
  db: Db,
  caller: SignedInCaller,
  { quoteNo, reason }: { quoteNo: string; reason: string },
  now: Date,
) {
  const quote = await lockOwnQuote(db, caller, quoteNo, now);
  if (!quoteStates.allows('cancel', quote.status)) throw refuse(actErrors, 'QUOTE_STEP');
  await dropQuoteFlow(db, quote, '报价已取消');
  await changeQuote(db, quote, { status: 'cancelled', closeReason: reason, approvalStatus: 'none', approvedFen: 0n });
  const { userId } = caller;
  const event = { side: 'buyer', kind: 'cancelled', detail: reason, versionNo: quote.sentVersion };
  await insertEvent(db, { ...placeOf(quote), userId, ...event });
  await writeAudit(db, caller, {
    action: 'quote.cancelled',
    objectType: 'quote',
    objectId: quoteNo,
    after: { reason },
  });
  return stateOf(quoteNo, 'cancelled');
}

/** The buyer says per line what he would pay and why; the desk answers with a new version. */
export async function negotiate(db: Db, caller: SignedInCaller, input: NegotiateInput, now: Date) {
  const { quoteNo, versionNo, note, lines } = input;
  const quote = await lockOwnQuote(db, caller, quoteNo, now);
  if (!quoteStates.allows('negotiate', quote.status)) throw refuse(actErrors, 'QUOTE_STEP');
  if (quote.sentVersion !== versionNo) throw refuse(negotiateErrors, 'QUOTE_OLD_VERSION');
  const known = new Set((await readSentLines(db, quote)).map((line) => line.lineNo));
  if (lines.some((line) => !known.has(line.lineNo))) throw refuse(negotiateErrors, 'QUOTE_LINE_UNKNOWN');
  await changeQuote(db, quote, quote.status === 'negotiating' ? {} : { status: 'negotiating' });
  const event = { ...placeOf(quote), versionNo, userId: caller.userId, side: 'buyer', kind: 'negotiated' };
  if (note) await insertEvent(db, { ...event, detail: note });
  for (const { lineNo, targetPrice, comment } of lines) {
    if (targetPrice === undefined && comment === '') continue;
    const wish = targetPrice === undefined ? null : parseUnitPrice(targetPrice);
    await insertEvent(db, { ...event, lineNo, detail: comment, targetPrice: wish });
  }
  await writeAudit(db, caller, {
    action: 'quote.negotiated',
    objectType: 'quote',
    objectId: quoteNo,
    after: { versionNo, note, lines },
  });
  return stateOf(quoteNo, 'negotiating');
}

const MAX_FILES = 30;

interface QuoteUpload extends Upload {
  quoteNo: string;
  lineNo?: number;
}

/** Keeps a file with a quote that still lives; the lock of the quote lets uploads count one after the other. */
export async function uploadQuoteFile(
  db: Db,
  caller: SignedInCaller,
  attachments: AttachmentTools,
  { quoteNo, lineNo, ...upload }: QuoteUpload,
  now: Date,
) {
  const quote = await lockOwnQuote(db, caller, quoteNo, now);
  if (!isLiving(quote.status)) throw refuse(actErrors, 'QUOTE_STEP');
  if ((await readFiles(db, placeOf(quote))).length >= MAX_FILES) throw refuse(uploadErrors, 'QUOTE_FILES_MANY');
  const part = lineNo === undefined ? null : BigInt(lineNo);
  const place = { ownerId: quote.id, part, side: 'buyer' } as const;
  const person = { firmId: quote.firmId, userId: caller.userId };
  return presentFile(await takeUpload(attachments, db, QUOTE_FILES, { person, place, upload }));
}
