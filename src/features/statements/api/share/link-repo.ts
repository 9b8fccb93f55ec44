import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { statementLinks as links } from '../dispute-tables.ts';

interface LinkPlace {
  firmId: bigint;
  linkId: string;
}

const placed = ({ firmId, linkId }: LinkPlace) => and(eq(links.firmId, firmId), eq(links.linkId, linkId));

export async function findLink(db: Db, place: LinkPlace) {
  const [link] = await db.select().from(links).where(placed(place));
  return link ?? null;
}

export async function countOpening(db: Db, place: LinkPlace): Promise<void> {
  await db
    .update(links)
    .set({ openings: sql`${links.openings} + 1`, lastOpenedAt: sql`now()` })
    .where(placed(place));
}
