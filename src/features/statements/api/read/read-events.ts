import { and, desc, eq } from 'drizzle-orm';
import type { LoggedEvent } from '#business/documents/contract/log-schemas.ts';
import type { Db } from '#platform/api/database.ts';
import { statementEvents as known } from '../../rules/statement-events.ts';
import { statementEvents as events } from '../dispute-tables.ts';
import { readUserNames } from '../read-names.ts';
import type { StatementPlace } from '../statement-repo.ts';
import type { StatementView } from '../statement-scope-repo.ts';

const MOST_EVENTS = 100;

/** What is about the statement as a whole: its money, and lines of everybody. */
const OF_THE_WHOLE: readonly string[] = ['invoiced', 'paid', 'imported'];

/**
 * The log of a statement as inside or outside people read it, the latest first. Who sees some of its lines reads nothing of the others:
 * no money, no disputes, and of acts that they were done.
 */
export async function readEvents(
  db: Db,
  { firmId, statementId }: StatementPlace,
  { whole, inside }: Pick<StatementView, 'whole' | 'inside'>,
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
  return rows.flatMap(({ userId, disputeId, kind, detail: told, createdAt, side }) => {
    if (!whole && (disputeId !== null || OF_THE_WHOLE.includes(kind))) return [];
    const detail = whole ? told : '';
    // Who it is at the desk is the shop's own business.
    const actorName = side === 'desk' || userId === null ? null : (names.get(userId) ?? null);
    return known.present({ kind, detail, createdAt, side, actorName }, inside);
  });
}
