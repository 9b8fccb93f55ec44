import { answerEnquiry, type LineOutcome } from '#features/enquiries/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/quote-errors.ts';
import { canMoveQuote } from '../../rules/quote-status.ts';
import { changeQuote, insertEvent, type Quote, type QuoteLineRow, type QuoteVersionRow } from '../quote-repo.ts';
import { done, placeOf } from './open-quote.ts';
import { markSent } from './quote-desk-repo.ts';
import { supersedeOld } from './replace-quote.ts';

export const QUOTE_SENT = 'quote.sent';

/** What was found for each line of the enquiry a quote answers. */
function outcomesOf(lines: readonly QuoteLineRow[]): LineOutcome[] {
  const wishes = new Map<number, QuoteLineRow[]>();
  for (const line of lines) wishes.set(line.lineNo, [...(wishes.get(line.lineNo) ?? []), line]);
  return [...wishes].map(([lineNo, offers]) => {
    const had = offers.filter((offer) => offer.kind !== 'none');
    const [first] = had;
    const note = offers.map((offer) => offer.note).find(Boolean) ?? '';
    if (!first) return { lineNo, outcome: 'none', note };
    return { lineNo, outcome: had.length > 1 ? 'several' : first.kind === 'same' ? 'same' : 'substitute', note };
  });
}

/** The version leaves: it stands from now on, the quote before it gives way, and the buyer is told. */
export async function deliverQuote(
  db: Db,
  caller: Caller,
  quote: Quote,
  { version, lines, checkedBy }: { version: QuoteVersionRow; lines: readonly QuoteLineRow[]; checkedBy: bigint | null },
) {
  if (!canMoveQuote(quote.status, 'offered')) throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  const validUntil = await markSent(db, version, version.validDays, checkedBy);
  const { versionNo, totalFen } = version;
  const assigneeUserId = quote.assigneeUserId ?? caller.userId;
  // Who agreed to the version before has not agreed to this one.
  const anew = { approvalStatus: 'none', approvedFen: 0n };
  const sent = { sentVersion: versionNo, validUntil, totalFen };
  await changeQuote(db, quote, { status: 'offered', ...sent, ...anew, assigneeUserId });
  const { userId } = caller;
  await insertEvent(db, { ...placeOf(quote), userId, versionNo, side: 'desk', kind: 'sent', detail: version.note });
  await writeAudit(db, caller, {
    action: 'quote.sent',
    objectType: 'quote',
    objectId: quote.quoteNo,
    after: { versionNo },
  });
  await supersedeOld(db, caller, quote, new Date());
  const { firmId, enquiryId, quoteNo } = quote;
  if (enquiryId !== null) {
    const answer = { userId, quoteNo, outcomes: outcomesOf(lines), validUntil };
    await answerEnquiry(db, { firmId, enquiryId }, answer);
  }
  await enqueueEffect(db, QUOTE_SENT, { firmId: String(firmId), quoteId: String(quote.id), kind: 'sent' });
  return done(quote, 'offered');
}
