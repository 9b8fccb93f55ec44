import { and, eq, sql } from 'drizzle-orm';
import { listLoose, presentAttachment } from '#business/attachments/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { type CaseDraft, type DraftInput, draftInput } from '../../contract/apply-schemas.ts';
import { draftErrors } from '../../contract/case-errors.ts';
import { CASE_FILES } from '../case-attachments.ts';
import { afterSaleDrafts as drafts } from '../case-tables.ts';
import { readSeenOrder, type SeenOrder } from './own-order.ts';

/** Applications of one person that were begun and not handed in. */
const MOST_DRAFTS = 50;

const ofPerson = ({ firmId, userId }: SignedInCaller) => and(eq(drafts.firmId, firmId), eq(drafts.userId, userId));
const placed = (caller: SignedInCaller, { orderId }: Pick<SeenOrder, 'orderId'>) =>
  and(ofPerson(caller), eq(drafts.orderId, orderId));

/** Keeps what was filled in so far, in the place of what was kept before. */
export async function saveDraft(db: Db, caller: SignedInCaller, input: DraftInput): Promise<{ savedAt: string }> {
  const { firmId, userId } = caller;
  const order = await readSeenOrder(db, caller, input.orderNo);
  const others = await db.$count(drafts, and(ofPerson(caller), sql`${drafts.orderId} <> ${order.orderId}`));
  if (others >= MOST_DRAFTS) throw refuse(draftErrors, 'CASE_DRAFTS_MANY');
  const { orderId } = order;
  const [row] = await db
    .insert(drafts)
    .values({ firmId, userId, orderId, content: input })
    .onConflictDoUpdate({
      target: [drafts.firmId, drafts.userId, drafts.orderId],
      set: { content: input, updatedAt: sql`now()` },
    })
    .returning({ updatedAt: drafts.updatedAt });
  if (!row) throw new Error('draft not written');
  return { savedAt: row.updatedAt.toISOString() };
}

/** What was begun for an order; what an older version of the page wrote and no longer fits is as if it were not there. */
export async function readDraft(db: Db, caller: SignedInCaller, orderNo: string): Promise<CaseDraft> {
  const order = await readSeenOrder(db, caller, orderNo);
  const [row] = await db.select().from(drafts).where(placed(caller, order));
  const read = draftInput.safeParse(row?.content);
  if (!row || !read.success) return { draft: null };
  const { orderNo: _, ...content } = read.data;
  const ids = content.lines.flatMap((line) => line.fileIds);
  const files = await listLoose(db, CASE_FILES, caller, ids.map(BigInt));
  return { draft: { ...content, savedAt: row.updatedAt.toISOString(), files: files.map(presentAttachment) } };
}

export const hasDraft = async (db: Db, caller: SignedInCaller, order: SeenOrder): Promise<boolean> =>
  (await db.$count(drafts, placed(caller, order))) > 0;

export async function dropDraft(db: Db, caller: SignedInCaller, order: Pick<SeenOrder, 'orderId'>): Promise<boolean> {
  const gone = await db.delete(drafts).where(placed(caller, order)).returning({ id: drafts.id });
  return gone.length > 0;
}
