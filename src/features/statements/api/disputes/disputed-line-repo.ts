import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { StatementRow } from '../statement-repo.ts';
import { statementLines as lines } from '../statement-tables.ts';
import type { DisputeRow } from './dispute-repo.ts';

/** Lines of a statement that are named, of those `within` lets through. */
export const readNamedLines = (
  db: Db,
  { firmId, id }: StatementRow,
  { lineIds, within }: { lineIds: readonly bigint[]; within: SQL | undefined },
) =>
  db
    .select()
    .from(lines)
    .where(and(eq(lines.firmId, firmId), eq(lines.statementId, id), inArray(lines.id, [...lineIds]), within));

export async function markDisputed(db: Db, { firmId, lineId, id }: DisputeRow): Promise<void> {
  await db
    .update(lines)
    .set({ status: 'disputed', disputeId: id })
    .where(and(eq(lines.firmId, firmId), eq(lines.id, lineId)));
}

/** The line of a dispute that has ended. */
export async function endDisputed(db: Db, { firmId, lineId }: DisputeRow, status: 'open' | 'confirmed'): Promise<void> {
  await db
    .update(lines)
    .set({ status })
    .where(and(eq(lines.firmId, firmId), eq(lines.id, lineId), eq(lines.status, 'disputed')));
}
