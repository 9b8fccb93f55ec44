import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { shareLinks, shareOpenings as t } from './share-tables.ts';

interface Place {
  firmId: bigint;
  linkId: bigint;
}

/** Openings shown of one link. */
const MOST = 200;

/** Lets openings of one link be counted one after another. */
export async function lockLink(db: Db, { firmId, linkId }: Place): Promise<void> {
  await db
    .select({ id: shareLinks.id })
    .from(shareLinks)
    .where(and(eq(shareLinks.firmId, firmId), eq(shareLinks.id, linkId)))
    .for('update');
}

/** When this visitor opened the link last; null for a new one. */
export async function findLastOpening(db: Db, { firmId, linkId }: Place, visitorHash: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: t.createdAt })
    .from(t)
    .where(and(eq(t.firmId, firmId), eq(t.linkId, linkId), eq(t.visitorHash, visitorHash)))
    .orderBy(desc(t.id))
    .limit(1);
  return row?.createdAt ?? null;
}

export async function insertOpening(
  db: Db,
  place: Place,
  opening: { visitorHash: string; network: string; device: string; isNew: boolean },
): Promise<void> {
  const { isNew, ...facts } = opening;
  await db.insert(t).values({ ...place, ...facts });
  await db
    .update(shareLinks)
    .set({ opens: sql`${shareLinks.opens} + 1`, visitors: sql`${shareLinks.visitors} + ${isNew ? 1 : 0}` })
    .where(and(eq(shareLinks.firmId, place.firmId), eq(shareLinks.id, place.linkId)));
}

/** Openings of a link, the first one first. */
export async function readOpenings(db: Db, { firmId, linkId }: Place) {
  const rows = await db
    .select()
    .from(t)
    .where(and(eq(t.firmId, firmId), eq(t.linkId, linkId)))
    .orderBy(desc(t.id))
    .limit(MOST);
  return rows.reverse();
}
