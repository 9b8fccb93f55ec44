import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/quote-errors.ts';
import { quoteStates } from '../../rules/quote-status.ts';
import { changeQuote, insertEvent, readVersions } from '../quote-repo.ts';
import { copyVersion } from './copy-version.ts';
import { QUOTE_SENT } from './deliver-quote.ts';
import { type DeskAct, done, openQuote, placeOf } from './open-quote.ts';

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
  if (!quoteStates.allows('revise', quote.status) || latest?.state !== 'sent')
    throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  const versionNo = latest.versionNo + 1;
  await copyVersion(db, latest, { ...place, versionNo, createdBy: caller.userId ?? latest.createdBy });
  await changeQuote(db, quote, { status: 'negotiating' });
  await writeAudit(db, caller, {
    action: 'quote.revised',
    objectType: 'quote',
    objectId: act.quoteNo,
    after: { versionNo },
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
  if (!quoteStates.allows('ask', quote.status)) throw refuse(deskErrors, 'QUOTE_DESK_STEP');
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
  if (!quoteStates.allows('close', quote.status)) throw refuse(deskErrors, 'QUOTE_DESK_STEP');
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
