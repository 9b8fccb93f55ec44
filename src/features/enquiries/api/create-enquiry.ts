import { pastDayFault } from '#business/line-fields/rules/public.ts';
import { readSkusForSale } from '#features/catalog/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { createErrors, draftErrors } from '../contract/enquiry-errors.ts';
import type { CreateInput, DraftInput, SavedDraft, WishedLine } from '../contract/enquiry-schemas.ts';
import { enquiryLabel } from '../rules/enquiry-status.ts';
import { enquiryTitle } from '../rules/enquiry-title.ts';
import { promiseAnswer } from '../rules/promise-answer.ts';
import { countDrafts, insertEvent } from './enquiry-repo.ts';
import { type Items, lineRow, writeEnquiry } from './write-enquiry.ts';

const itemNosOf = (lines: readonly WishedLine[]) => [...new Set(lines.flatMap((line) => line.itemNo ?? []))];

/** Items of the lines as the caller may see them; a number he may not see is one that does not exist. */
async function readItems(db: Db, caller: SignedInCaller, lines: readonly WishedLine[]): Promise<Items> {
  const wanted = itemNosOf(lines);
  const items = wanted.length > 0 ? await readSkusForSale(db, wanted, caller.levelCode) : [];
  return new Map(items.map((item) => [item.itemNo, item]));
}

function refuseUnknown(lines: readonly WishedLine[], items: Items): void {
  const missing = itemNosOf(lines).filter((itemNo) => !items.has(itemNo));
  if (missing.length === 0) return;
  const message = `没有商品编码 ${missing.slice(0, 5).join('、')}，请改用文字描述`;
  throw refuse(createErrors, 'ENQUIRY_ITEM_UNKNOWN', { message });
}

function refusePastDays(lines: readonly WishedLine[], today: string): void {
  for (const [index, line] of lines.entries()) {
    const fault = pastDayFault(line, today);
    if (fault !== null) throw refuse(createErrors, 'ENQUIRY_DATE_PAST', { message: `第 ${index + 1} 行：${fault}` });
  }
}

/** Of whose link the browser still knows; see `readShareCode`. */
type Attributed<T> = T & { shareCode: string | null };

/**
 * Sends an enquiry: with its lines and files it is written, over the draft it was, and an answer is promised. To the shop
 * it begins now, however long it was a draft.
 */
export async function createEnquiry(db: Db, caller: SignedInCaller, input: Attributed<CreateInput>, now: Date) {
  refusePastDays(input.lines, displayDay(now.toISOString()));
  const items = await readItems(db, caller, input.lines);
  refuseUnknown(input.lines, items);
  const lines = input.lines.map((line, index) => lineRow(line, index + 1, items));
  const dueAt = new Date(promiseAnswer(now.getTime(), lines));
  const { note, source, urgent, shareCode } = input;
  const title = enquiryTitle(input.title, lines[0]?.name ?? '', lines.length);
  const sent = { status: 'submitted', dueAt, submittedAt: now, createdAt: now };
  const head = { title, note, source, urgent, shareCode, ...sent };
  const { enquiryNo, firmId, enquiryId } = await writeEnquiry(db, caller, input, { head, items });
  const { userId } = caller;
  await insertEvent(db, { firmId, enquiryId, userId, side: 'buyer', kind: 'submitted' });
  const after = { title, source, lineCount: lines.length };
  await writeAudit(db, caller, { action: 'enquiry.created', objectType: 'enquiry', objectId: enquiryNo, after });
  return { enquiryNo, statusLabel: enquiryLabel('submitted'), dueAt: dueAt.toISOString() };
}

/** Drafts one person may keep. */
const MAX_DRAFTS = 50;

/** Keeps what is written so far. Numbers that no item has are kept as words: what is wrong is said when it is sent. */
export async function saveDraft(
  db: Db,
  caller: SignedInCaller,
  input: Attributed<DraftInput>,
  now: Date,
): Promise<SavedDraft> {
  if (!input.draft && (await countDrafts(db, caller)) >= MAX_DRAFTS) throw refuse(draftErrors, 'ENQUIRY_DRAFTS_MANY');
  const items = await readItems(db, caller, input.lines);
  const { title, note, source, urgent, shareCode } = input;
  const head = { title, note, source, urgent, shareCode, status: 'draft' };
  const { enquiryNo, version } = await writeEnquiry(db, caller, input, { head, items });
  return { enquiryNo, version, savedAt: now.toISOString() };
}
