import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { approvalDelegations as d, approvalRequests as r, approvalTasks as t } from '../approval-tables.ts';

/** Tasks that wait for one person now, with the document as it stands. */
export function readOpenTasksOf(db: Db, firmId: bigint, memberId: bigint) {
  return db
    .select({ taskId: t.id, title: r.title, requestNo: r.requestNo, snapshotHash: r.snapshotHash })
    .from(t)
    .innerJoin(r, and(eq(r.firmId, t.firmId), eq(r.id, t.requestId)))
    .where(and(eq(t.firmId, firmId), eq(t.memberId, memberId), eq(t.status, 'pending')))
    .orderBy(asc(t.id));
}

/** Ends what a person delegated and what was delegated to them. */
export async function revokeDelegationsOf(db: Db, firmId: bigint, memberId: bigint): Promise<void> {
  await db
    .update(d)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        ...[eq(d.firmId, firmId), isNull(d.revokedAt), gt(d.endsAt, sql`now()`)],
        or(eq(d.memberId, memberId), eq(d.delegateMemberId, memberId)),
      ),
    );
}
