import { promiseAnswer } from '#features/enquiries/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import { changeScope, type Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/quote-errors.ts';
import { FIRST_QUOTE_STATUS, isOver, quoteDeskLabel, quoteStates, supersedePath } from '../../rules/quote-status.ts';
import { dropQuoteFlow } from '../approval/quote-approval.ts';
import { standingOf } from '../own-quote.ts';
import {
  changeQuote,
  insertEvent,
  insertQuote,
  lockQuote,
  type Quote,
  readSentLines,
  readVersions,
} from '../quote-repo.ts';
import { findReplacement, replacedBy } from '../replacement-repo.ts';
import { copyVersion } from './copy-version.ts';
import { type DeskAct, openQuote, placeOf } from './open-quote.ts';

/** The head of the quote that is to take the place of another: for the same buyer, out of the same enquiry. */
async function insertSuccessor(db: Db, old: Quote, assigneeUserId: bigint, now: Date) {
  const { firmId, userId, title, note, source, enquiryId, regionCode, shareCode } = old;
  const dueAt = new Date(promiseAnswer(now.getTime(), await readSentLines(db, old)));
  return insertQuote(db, {
    firmId,
    userId,
    title,
    note,
    source,
    enquiryId,
    regionCode,
    shareCode,
    assigneeUserId,
    dueAt,
    status: FIRST_QUOTE_STATUS,
  });
}

/**
 * 重新报价（替代）: a new quote begins with what was sent last. The old one stands until the new one is sent; one that was
 * begun and still lives is gone on with.
 */
export async function replaceQuote(db: Db, caller: Caller, act: DeskAct, now: Date) {
  const old = await openQuote(db, act, now);
  if (!quoteStates.allows('replace', old.status) || caller.userId === null) throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  const begun = await findReplacement(db, old);
  if (begun && !isOver(standingOf(begun, now))) {
    const { quoteNo, status, version } = begun;
    return { quoteNo, status, statusLabel: quoteDeskLabel(status), version };
  }
  const sent = (await readVersions(db, placeOf(old))).find(({ versionNo }) => versionNo === old.sentVersion);
  if (!sent) throw new Error('a sent quote has no version');
  const createdBy = caller.userId;
  const { firmId, quoteId, quoteNo } = await insertSuccessor(db, old, createdBy, now);
  await copyVersion(db, sent, { firmId, quoteId, versionNo: 1, createdBy });
  await changeQuote(db, old, { supersededBy: quoteId });
  const { quoteNo: oldNo } = old;
  await insertEvent(db, { firmId, quoteId, userId: createdBy, side: 'desk', kind: 'replaces', detail: oldNo });
  await writeAudit(db, caller, {
    action: 'quote.replacing',
    objectType: 'quote',
    objectId: oldNo,
    after: { quoteNo },
  });
  const status = FIRST_QUOTE_STATUS;
  return { quoteNo, status, statusLabel: quoteDeskLabel(status), version: 1 };
}

/** Approvals belong to the firm: they are voided in its name. */
async function dropFlow(db: Db, caller: Caller, old: Quote): Promise<void> {
  await changeScope(db, { firmId: old.firmId, userId: null, right: 'desk' });
  await dropQuoteFlow(db, old, '报价已被新的报价替代');
  await changeScope(db, { firmId: caller.firmId, userId: caller.userId, right: 'desk' });
}

/**
 * The quote whose place a new one takes as it is sent for the first time: superseded, and whoever was asked to agree to it
 * is asked no more. One that came to its end meanwhile stays as it ended; one that was ordered from is not replaced.
 */
export async function supersedeOld(db: Db, caller: Caller, next: Quote, now: Date): Promise<void> {
  if (next.sentVersion > 0) return;
  const old = await lockQuote(db, replacedBy(next));
  if (!old || standingOf(old, now) === 'expired') return;
  const way = supersedePath(old.status);
  if (way === null) {
    if (isOver(old.status) && old.status !== 'converted') return;
    const message = `原报价 ${old.quoteNo} 已是“${quoteDeskLabel(old.status)}”，不能替代；请关闭本报价，再按现状处理原报价`;
    throw refuse(deskErrors, 'QUOTE_DESK_STEP', { message });
  }
  await dropFlow(db, caller, old);
  for (const status of way) await changeQuote(db, old, { status, approvalStatus: 'none', approvedFen: 0n });
  const event = { userId: caller.userId, side: 'desk', kind: 'superseded', detail: next.quoteNo };
  await insertEvent(db, { ...placeOf(old), ...event, versionNo: old.sentVersion });
  await writeAudit(db, caller, {
    action: 'quote.superseded',
    objectType: 'quote',
    objectId: old.quoteNo,
    after: { quoteNo: next.quoteNo },
  });
}
