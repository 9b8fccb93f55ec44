import { listLoose, presentAttachment } from '#business/attachments/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { type CaseDraft, type DraftInput, draftInput } from '../../contract/apply-schemas.ts';
import { draftErrors } from '../../contract/case-errors.ts';
import { CASE_FILES } from '../case-attachments.ts';
import { countOtherDrafts, deleteDraft, findDraft, isDraftKept, writeDraft } from './draft-repo.ts';
import { readSeenOrder, type SeenOrder } from './read-seen-order.ts';

/** Applications of one person that were begun and not handed in. */
const MOST_DRAFTS = 50;

/** Keeps what was filled in so far, in the place of what was kept before. */
export async function saveDraft(db: Db, caller: SignedInCaller, input: DraftInput): Promise<{ savedAt: string }> {
  const { orderId } = await readSeenOrder(db, caller, input.orderNo);
  const others = await countOtherDrafts(db, caller, orderId);
  if (others >= MOST_DRAFTS) throw refuse(draftErrors, 'CASE_DRAFTS_MANY');
  const savedAt = await writeDraft(db, caller, orderId, input);
  return { savedAt: savedAt.toISOString() };
}

/** What was begun for an order; what an older version of the page wrote and no longer fits is as if it were not there. */
export async function readDraft(db: Db, caller: SignedInCaller, orderNo: string): Promise<CaseDraft> {
  const { orderId } = await readSeenOrder(db, caller, orderNo);
  const row = await findDraft(db, caller, orderId);
  const read = draftInput.safeParse(row?.content);
  if (!row || !read.success) return { draft: null };
  const { orderNo: _, ...content } = read.data;
  const ids = content.lines.flatMap((line) => line.fileIds);
  const files = await listLoose(db, CASE_FILES, caller, ids.map(BigInt));
  return { draft: { ...content, savedAt: row.updatedAt.toISOString(), files: files.map(presentAttachment) } };
}

export const hasDraft = (db: Db, caller: SignedInCaller, { orderId }: SeenOrder): Promise<boolean> =>
  isDraftKept(db, caller, orderId);

export const dropDraft = (db: Db, caller: SignedInCaller, { orderId }: Pick<SeenOrder, 'orderId'>): Promise<boolean> =>
  deleteDraft(db, caller, orderId);
