import { and, eq, ne, sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { DraftInput } from '../../contract/apply-schemas.ts';
import { afterSaleDrafts as drafts } from '../case-tables.ts';

const ofPerson = ({ firmId, userId }: SignedInCaller) => and(eq(drafts.firmId, firmId), eq(drafts.userId, userId));
const placed = (caller: SignedInCaller, orderId: bigint) => and(ofPerson(caller), eq(drafts.orderId, orderId));

/** Drafts of a person for other orders than this. */
export const countOtherDrafts = (db: Db, caller: SignedInCaller, orderId: bigint): Promise<number> =>
  db.$count(drafts, and(ofPerson(caller), ne(drafts.orderId, orderId)));

export const isDraftKept = async (db: Db, caller: SignedInCaller, orderId: bigint): Promise<boolean> =>
  (await db.$count(drafts, placed(caller, orderId))) > 0;

/** The draft of a person for an order; its content is whatever the page of that time wrote. */
export async function findDraft(db: Db, caller: SignedInCaller, orderId: bigint) {
  const [row] = await db.select().from(drafts).where(placed(caller, orderId));
  return row;
}

/** Writes a draft over the one before; answers when. */
export async function writeDraft(
  db: Db,
  { firmId, userId }: SignedInCaller,
  orderId: bigint,
  content: DraftInput,
): Promise<Date> {
  const [row] = await db
    .insert(drafts)
    .values({ firmId, userId, orderId, content })
    .onConflictDoUpdate({
      target: [drafts.firmId, drafts.userId, drafts.orderId],
      set: { content, updatedAt: sql`now()` },
    })
    .returning({ updatedAt: drafts.updatedAt });
  if (!row) throw new Error('draft not written');
  return row.updatedAt;
}

/** False: there was none. */
export async function deleteDraft(db: Db, caller: SignedInCaller, orderId: bigint): Promise<boolean> {
  const gone = await db.delete(drafts).where(placed(caller, orderId)).returning({ id: drafts.id });
  return gone.length > 0;
}
