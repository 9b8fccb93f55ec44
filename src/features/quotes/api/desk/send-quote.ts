import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/quote-errors.ts';
import { canMoveQuote } from '../../rules/quote-status.ts';
import { offerLabel, reviewList, reviewWords, wantsPriceReason } from '../../rules/review-offers.ts';
import { changeQuote, type QuoteLineRow, readVersionLines } from '../quote-repo.ts';
import { type JudgedLine, judgeLines, readBases, rowOfBasis } from './bases.ts';
import { deliverQuote } from './deliver-quote.ts';
import { insertDeskEvent } from './desk-log-repo.ts';
import { type DeskAct, done, openQuote, placeOf, readDraft } from './open-quote.ts';
import { changeVersion, rewriteCosts } from './quote-desk-repo.ts';

/** A price of nothing is no offer. */
function checkPrices(lines: readonly QuoteLineRow[]): void {
  const bare = lines.find((line) => line.kind !== 'none' && line.unitPrice <= 0n);
  if (bare) throw refuse(deskErrors, 'QUOTE_LINES_WRONG', { message: `第 ${bare.lineNo} 行还没有单价` });
}

/** Nobody is asked to agree to a low price without the seller's word for it. */
function checkPriceReasons(judged: readonly JudgedLine[]): void {
  const mute = judged.find(({ basis, reasons }) => wantsPriceReason(reasons) && basis.priceReason === '');
  if (!mute) return;
  const message = `${offerLabel(mute.line)}${reviewWords(mute.reasons)}，请填写低价原因后送复核`;
  throw refuse(deskErrors, 'QUOTE_REASON_MISSING', { message });
}

/**
 * Sends the draft as the next version, or has a second person look at it first. Which of the two is decided here, from
 * what the catalogue says at this moment; from then on those costs stand.
 */
export async function sendQuote(
  db: Db,
  caller: Caller,
  { forReview, ...act }: DeskAct & { forReview: boolean },
  now: Date,
) {
  const quote = await openQuote(db, act, now);
  const draft = await readDraft(db, quote);
  if (draft.state !== 'draft') throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  const lines = await readVersionLines(db, draft);
  checkPrices(lines);
  const judged = judgeLines(lines, await readBases(db, draft, lines));
  const offered = judged.filter(({ line }) => line.kind !== 'none');
  const { firmId, quoteNo } = quote;
  const costs = offered.map(({ line, basis }) => rowOfBasis(firmId, line.id, basis));
  await rewriteCosts(db, firmId, costs);
  const why = reviewList(judged.map(({ line: { lineNo, offerNo }, reasons }) => ({ lineNo, offerNo, reasons })));
  if (why.length === 0 && !forReview) {
    return deliverQuote(db, caller, quote, { version: draft, lines, checkedBy: null });
  }
  checkPriceReasons(judged);
  if (!canMoveQuote(quote.status, 'checking')) throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  const { userId } = caller;
  await changeVersion(db, draft, { state: 'checking', submittedBy: userId });
  await changeQuote(db, quote, { status: 'checking', assigneeUserId: quote.assigneeUserId ?? userId });
  const { versionNo } = draft;
  const detail = why.join('；');
  await insertDeskEvent(db, { ...placeOf(quote), versionNo, userId, kind: 'to_review', detail });
  await writeAudit(db, caller, {
    action: 'quote.checking',
    objectType: 'quote',
    objectId: quoteNo,
    after: { versionNo, reasons: why },
  });
  return done(quote, 'checking');
}
