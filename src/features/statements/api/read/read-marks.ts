import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { StatementMark } from '../../contract/statement-schemas.ts';
import { readMark } from '../../rules/mark-detail.ts';
import { statementEvents as events } from '../dispute-tables.ts';
import type { StatementPlace } from '../statement-repo.ts';

const MOST_MARKS = 20;

/** Invoices and receipts that were put on a statement, the latest first. */
export async function readMarks(db: Db, { firmId, statementId }: StatementPlace): Promise<StatementMark[]> {
  const rows = await db
    .select({ kind: events.kind, detail: events.detail, createdAt: events.createdAt })
    .from(events)
    .where(
      and(
        ...[eq(events.firmId, firmId), eq(events.statementId, statementId)],
        inArray(events.kind, ['invoiced', 'paid']),
      ),
    )
    .orderBy(desc(events.id))
    .limit(MOST_MARKS);
  return rows.flatMap(({ kind, detail, createdAt }) => {
    const told = readMark(detail);
    return told ? [{ ...told, kind: kind === 'paid' ? 'paid' : 'invoiced', at: createdAt.toISOString() }] : [];
  });
}
