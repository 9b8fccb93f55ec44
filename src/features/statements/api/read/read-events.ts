import { and, desc, eq } from 'drizzle-orm';
import type { LoggedEvent } from '#business/documents/contract/log-schemas.ts';
import type { Db } from '#platform/api/database.ts';
import { statementEvents as known } from '../../rules/statement-events.ts';
import { statementEvents as events } from '../dispute-tables.ts';
import { readUserNames } from '../read-names.ts';
import type { StatementPlace } from '../statement-repo.ts';

const MOST_EVENTS = 100;

/** The log of a statement as inside or outside people read it, the latest first. */
export async function readEvents(
  db: Db,
  { firmId, statementId }: StatementPlace,
  inside: boolean,
): Promise<LoggedEvent[]> {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.firmId, firmId), eq(events.statementId, statementId)))
    .orderBy(desc(events.id))
    .limit(MOST_EVENTS);
  const names = await readUserNames(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap(({ userId, kind, detail, createdAt, side }) => {
    // Who it is at the desk is the shop's own business.
    const actorName = side === 'desk' || userId === null ? null : (names.get(userId) ?? null);
    return known.present({ kind, detail, createdAt, side, actorName }, inside);
  });
}
