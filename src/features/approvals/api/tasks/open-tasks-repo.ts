import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
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

/** Tasks that wait for a delegate in somebody's place, in the order in which their requests are locked. */
export function readLentTasks(
  db: Db,
  { firmId, userId }: { firmId: bigint; userId: bigint },
  delegateMemberId: bigint,
): Promise<{ id: bigint }[]> {
  const lent = and(eq(t.memberId, delegateMemberId), eq(t.onBehalfOf, userId), eq(t.status, 'pending'));
  return db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.firmId, firmId), lent))
    .orderBy(asc(t.requestId), asc(t.id));
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

/** Is this member asked in the step of the task too, now or later in turn? */
export async function isAskedBeside(db: Db, firmId: bigint, taskId: bigint, memberId: bigint): Promise<boolean> {
  const step = sql`(select ${t.stepId} from ${t} where ${and(eq(t.firmId, firmId), eq(t.id, taskId))})`;
  const open = inArray(t.status, ['pending', 'waiting']);
  return (await db.$count(t, and(eq(t.firmId, firmId), eq(t.stepId, step), eq(t.memberId, memberId), open))) > 0;
}
