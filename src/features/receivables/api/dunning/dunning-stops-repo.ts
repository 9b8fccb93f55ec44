import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { statementsView } from '#features/statements/api/statements-views.ts';
import type { Db } from '#platform/api/database.ts';
import { SHANGHAI_TODAY } from '#platform/api/shanghai-days.ts';
import { dunningNotes, dunningStops } from '../receipt-tables.ts';

export const MOST_EVENTS = 100;
const nameOf = (column: typeof dunningStops.userId | typeof dunningStops.endedBy) =>
  sql<string>`coalesce((select u.real_name from ${usersView} u where u.id = ${column}), '')`;
const inForce = and(
  isNull(dunningStops.endedAt),
  or(isNull(dunningStops.until), sql`${dunningStops.until} >= ${SHANGHAI_TODAY}`),
);

/** Companies that are not reminded now, with who said so; the newest first. */
export const readStopsInForce = (db: Db) =>
  db
    .select({
      stop: dunningStops,
      customerCode: firmsView.customerCode,
      firmName: firmsView.name,
      by: nameOf(dunningStops.userId),
    })
    .from(dunningStops)
    .innerJoin(firmsView, eq(firmsView.id, dunningStops.firmId))
    .where(inForce)
    .orderBy(desc(dunningStops.id))
    .limit(MOST_EVENTS);

/** Steps of which a company was told, with their statements. */
export const readNotes = (db: Db, firmId: bigint) =>
  db
    .select({ note: dunningNotes, statementNo: statementsView.statementNo })
    .from(dunningNotes)
    .innerJoin(
      statementsView,
      and(eq(statementsView.firmId, dunningNotes.firmId), eq(statementsView.id, dunningNotes.statementId)),
    )
    .where(eq(dunningNotes.firmId, firmId))
    .orderBy(desc(dunningNotes.id))
    .limit(MOST_EVENTS);

/** All stops of a company, ended ones among them. */
export const readStops = (db: Db, firmId: bigint) =>
  db
    .select({ stop: dunningStops, by: nameOf(dunningStops.userId), endedBy: nameOf(dunningStops.endedBy) })
    .from(dunningStops)
    .where(eq(dunningStops.firmId, firmId))
    .orderBy(desc(dunningStops.id))
    .limit(MOST_EVENTS);

export async function findStop(db: Db, firmId: bigint) {
  const [current] = await db
    .select()
    .from(dunningStops)
    .where(and(eq(dunningStops.firmId, firmId), inForce));
  return current ?? null;
}

/** Ends what has run out or is to end; false: nothing was open. */
export async function endStop(db: Db, firmId: bigint, userId: bigint): Promise<boolean> {
  const ended = await db
    .update(dunningStops)
    .set({ endedAt: sql`now()`, endedBy: userId })
    .where(and(eq(dunningStops.firmId, firmId), isNull(dunningStops.endedAt)))
    .returning({ id: dunningStops.id });
  return ended.length > 0;
}

/** False: somebody else was quicker. */
export async function insertStop(db: Db, stop: typeof dunningStops.$inferInsert): Promise<boolean> {
  const made = await db.insert(dunningStops).values(stop).onConflictDoNothing().returning({ id: dunningStops.id });
  return made.length > 0;
}
