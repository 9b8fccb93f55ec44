import { and, count, desc, eq, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { Wish, WishKind, WishState } from '../rules/share-requests.ts';
import { shareLinks, shareRequests as t } from './share-tables.ts';

export async function countOpenWishes(db: Db, { firmId, linkId }: { firmId: bigint; linkId: bigint }): Promise<number> {
  const [row] = await db
    .select({ wishes: count() })
    .from(t)
    .where(and(eq(t.firmId, firmId), eq(t.linkId, linkId), eq(t.status, 'open')));
  return row?.wishes ?? 0;
}

export async function insertWish(
  db: Db,
  place: { firmId: bigint; linkId: bigint },
  kind: WishKind,
  wish: Wish,
): Promise<bigint> {
  const [row] = await db
    .insert(t)
    .values({ ...place, kind, wish })
    .returning({ id: t.id });
  return row?.id ?? 0n;
}

/** Wishes about one document, the latest first, with whoever decided. */
export const readWishesAbout = (db: Db, firmId: bigint, objectNo: string) =>
  db
    .select({ request: t, deciderName: usersView.realName })
    .from(t)
    .innerJoin(shareLinks, and(eq(shareLinks.firmId, t.firmId), eq(shareLinks.id, t.linkId)))
    .leftJoin(usersView, eq(usersView.id, t.decidedBy))
    .where(and(eq(t.firmId, firmId), eq(shareLinks.objectNo, objectNo)))
    .orderBy(desc(t.id))
    .limit(100);
export type WishRow = Awaited<ReturnType<typeof readWishesAbout>>[number];

/** Locks a wish of the firm for its answer, with the number of the document it is about. */
export async function lockWish(db: Db, firmId: bigint, requestId: bigint) {
  const [row] = await db
    .select({ request: t, objectNo: shareLinks.objectNo })
    .from(t)
    .innerJoin(shareLinks, and(eq(shareLinks.firmId, t.firmId), eq(shareLinks.id, t.linkId)))
    .where(and(eq(t.firmId, firmId), eq(t.id, requestId)))
    .for('update', { of: t });
  return row ?? null;
}

export async function answerWish(
  db: Db,
  { firmId, id }: { firmId: bigint; id: bigint },
  { status, decidedBy }: { status: WishState; decidedBy: bigint },
): Promise<void> {
  await db
    .update(t)
    .set({ status, decidedBy, decidedAt: sql`now()` })
    .where(and(eq(t.firmId, firmId), eq(t.id, id)));
}
