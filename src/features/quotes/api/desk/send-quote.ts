import { answerEnquiry, type LineOutcome } from '#features/enquiries/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/quote-errors.ts';
import { checkReason } from '../../rules/price-quote.ts';
import { canMoveQuote } from '../../rules/quote-status.ts';
import {
  changeQuote,
  insertEvent,
  type Quote,
  type QuoteLineRow,
  type QuoteVersionRow,
  readLines,
} from '../quote-repo.ts';
import { type DeskAct, done, openQuote, placeOf, readDraft } from './open-quote.ts';
import { changeVersion, markSent, readCosts } from './quote-desk-repo.ts';
import { supersedeOld } from './replace-quote.ts';

export const QUOTE_SENT = 'quote.sent';

async function linesOf(db: Db, quote: Quote, { id }: QuoteVersionRow): Promise<QuoteLineRow[]> {
  return (await readLines(db, placeOf(quote))).filter((line) => line.versionId === id);
}

/** A price of nothing is no offer. */
function checkPrices(lines: readonly QuoteLineRow[]): void {
  const bare = lines.find((line) => line.kind !== 'none' && line.unitPrice <= 0n);
  if (bare) throw refuse(deskErrors, 'QUOTE_LINES_WRONG', { message: `第 ${bare.lineNo} 行还没有单价` });
}

/** Why a second person has to look before it leaves; null when nobody has. */
async function reasonToCheck(db: Db, quote: Quote, lines: readonly QuoteLineRow[]): Promise<string | null> {
  const costs = await readCosts(db, placeOf(quote));
  for (const line of lines.filter(({ kind }) => kind !== 'none')) {
    const known = costs.get(line.id);
    const reason = checkReason({ ...line, cost: known?.cost ?? null, floor: known?.floor ?? null });
    if (reason !== null) return `第 ${line.lineNo} 行${reason}`;
  }
  return null;
}

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

async function deliver(
  db: Db,
  caller: Caller,
  quote: Quote,
  version: QuoteVersionRow,
  lines: readonly QuoteLineRow[],
  checkedBy: bigint | null,
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
    ...{ action: 'quote.sent', objectType: 'quote', objectId: quote.quoteNo, after: { versionNo } },
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

/** Sends the draft as the next version, or has it looked at first where it earns too little. */
export async function sendQuote(db: Db, caller: Caller, act: DeskAct, now: Date) {
  const quote = await openQuote(db, act, now);
  const draft = await readDraft(db, quote);
  if (draft.state !== 'draft') throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  const lines = await linesOf(db, quote, draft);
  checkPrices(lines);
  const reason = await reasonToCheck(db, quote, lines);
  if (reason === null) return deliver(db, caller, quote, draft, lines, null);
  if (!canMoveQuote(quote.status, 'checking')) throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  await changeVersion(db, draft, { state: 'checking', createdBy: caller.userId ?? draft.createdBy });
  await changeQuote(db, quote, { status: 'checking', assigneeUserId: quote.assigneeUserId ?? caller.userId });
  await writeAudit(db, caller, {
    ...{ action: 'quote.checking', objectType: 'quote', objectId: quote.quoteNo, after: { reason } },
  });
  return done(quote, 'checking');
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
  if (quote.status !== 'checking' || version.state !== 'checking') throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  if (version.createdBy === caller.userId) throw refuse(deskErrors, 'QUOTE_OWN_CHECK');
  if (passed) return deliver(db, caller, quote, version, await linesOf(db, quote, version), caller.userId);
  const back = quote.sentVersion > 0 ? 'negotiating' : 'quoting';
  await changeVersion(db, version, { state: 'draft' });
  await changeQuote(db, quote, { status: back });
  await writeAudit(db, caller, {
    ...{ action: 'quote.check_refused', objectType: 'quote', objectId: quote.quoteNo, after: { reason } },
  });
  return done(quote, back);
}
