import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/quote-errors.ts';
import { quoteStates } from '../../rules/quote-status.ts';
import { mayReview } from '../../rules/second-person.ts';
import { changeQuote, type QuoteVersionRow, readVersionLines } from '../quote-repo.ts';
import { type Bases, readBases } from './bases.ts';
import { deliverQuote } from './deliver-quote.ts';
import { insertDeskEvent, readBasisChangers } from './desk-log-repo.ts';
import { type DeskAct, done, openQuote, placeOf, readDraft } from './open-quote.ts';
import { changeVersion } from './quote-desk-repo.ts';

/** Everybody a version is of: none of them is its second person. */
export async function readMakers(db: Db, version: QuoteVersionRow, bases: Bases): Promise<(bigint | null)[]> {
  const { createdBy, submittedBy, versionNo } = version;
  const changers = await readBasisChangers(db, version, versionNo);
  return [createdBy, submittedBy, ...changers, ...[...bases.values()].map(({ changedBy }) => changedBy)];
}

/** The second person's word: it leaves, or goes back to who made it. Nobody checks what he made himself. */
export async function checkQuote(
  db: Db,
  caller: Caller,
  { passed, reason, ...act }: DeskAct & { passed: boolean; reason: string },
  now: Date,
) {
  const quote = await openQuote(db, act, now);
  const version = await readDraft(db, quote);
  if (!quoteStates.allows('check', quote.status) || version.state !== 'checking')
    throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  const lines = await readVersionLines(db, version);
  const makers = await readMakers(db, version, await readBases(db, version, lines));
  if (!mayReview(caller.userId, makers)) throw refuse(deskErrors, 'QUOTE_OWN_CHECK');
  const event = { ...placeOf(quote), versionNo: version.versionNo, userId: caller.userId, detail: reason };
  await insertDeskEvent(db, { ...event, kind: passed ? 'review_passed' : 'review_refused' });
  if (passed) return deliverQuote(db, caller, quote, { version, lines, checkedBy: caller.userId });
  const back = quote.sentVersion > 0 ? 'negotiating' : 'quoting';
  await changeVersion(db, version, { state: 'draft', submittedBy: null });
  await changeQuote(db, quote, { status: back });
  await writeAudit(db, caller, {
    action: 'quote.check_refused',
    objectType: 'quote',
    objectId: quote.quoteNo,
    after: { reason },
  });
  return done(quote, back);
}
