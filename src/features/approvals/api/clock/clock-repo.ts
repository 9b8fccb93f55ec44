import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, not, notExists, sql } from 'drizzle-orm';
import { membershipsView as m } from '#features/access/api/access-views.ts';
import type { Db } from '#platform/api/database.ts';
import {
  approvalEvents as e,
  approvalRequests as r,
  approvalSteps as s,
  approvalTasks as t,
} from '../approval-tables.ts';
import type { RequestPlace } from '../requests/request-repo.ts';

/** What one run takes; the next run takes the rest. */
const BATCH = 200;

export interface DueTask extends RequestPlace {
  taskId: bigint;
}

const OPEN = inArray(r.status, ['running', 'returned']);
const place = { firmId: r.firmId, id: r.id };

/** Tasks whose time is over and that nobody above was asked about yet. */
export function readOverdue(db: Db): Promise<DueTask[]> {
  return db
    .select({ firmId: t.firmId, id: t.requestId, taskId: t.id })
    .from(t)
    .where(and(eq(t.status, 'pending'), isNotNull(t.dueAt), lte(t.dueAt, sql`now()`), lt(t.reminders, 2)))
    .orderBy(asc(t.dueAt))
    .limit(BATCH);
}

/** Firms in which somebody is asked. */
export async function readAskingFirms(db: Db): Promise<bigint[]> {
  const rows = await db.selectDistinct({ firmId: t.firmId }).from(t).where(eq(t.status, 'pending'));
  return rows.map(({ firmId }) => firmId);
}

/**
 * Tasks of people of a firm who were frozen, have left or take no approvals any more. Freezing gives them away at once; here
 * are those for whom nobody was found then, and those that came to such people by any other way. Read from the people, who
 * are few.
 */
export function readUndecidable(db: Db, firmId: bigint): Promise<DueTask[]> {
  const askable = and(eq(m.status, 1), isNull(m.leftAt), eq(m.approves, true));
  return db
    .select({ firmId: t.firmId, id: t.requestId, taskId: t.id })
    .from(m)
    .innerJoin(t, and(eq(t.firmId, m.firmId), eq(t.userId, m.userId), eq(t.memberId, m.id), eq(t.status, 'pending')))
    .where(and(eq(m.firmId, firmId), not(askable ?? sql`false`)))
    .orderBy(asc(t.id))
    .limit(BATCH);
}

/** Tasks half of whose time is over and whose person was not reminded. */
export function readHalfway(db: Db): Promise<DueTask[]> {
  const begun = sql`coalesce(${s.activatedAt}, ${t.createdAt})`;
  return db
    .select({ firmId: t.firmId, id: t.requestId, taskId: t.id })
    .from(t)
    .innerJoin(s, and(eq(s.firmId, t.firmId), eq(s.id, t.stepId)))
    .where(
      and(
        ...[eq(t.status, 'pending'), isNotNull(t.dueAt), eq(t.reminders, 0)],
        sql`now() >= ${begun} + (${t.dueAt} - ${begun}) / 2`,
      ),
    )
    .limit(BATCH);
}

export async function markReminded(db: Db, { firmId, taskId }: DueTask, reminders: number): Promise<void> {
  await db
    .update(t)
    .set({ reminders, remindedAt: sql`now()` })
    .where(and(eq(t.firmId, firmId), eq(t.id, taskId)));
}

/** Open requests whose hold is over. */
export function readExpired(db: Db): Promise<RequestPlace[]> {
  return db
    .select(place)
    .from(r)
    .where(and(OPEN, isNotNull(r.holdUntil), lte(r.holdUntil, sql`now()`)))
    .limit(BATCH);
}

/** Open requests whose hold ends within a day, and whose requester was not told. */
export function readExpiring(db: Db): Promise<RequestPlace[]> {
  const told = db
    .select({ one: sql`1` })
    .from(e)
    .where(and(eq(e.firmId, r.firmId), eq(e.requestId, r.id), eq(e.kind, 'reminded'), sql`${e.taskId} is null`));
  return db
    .select(place)
    .from(r)
    .where(and(OPEN, isNotNull(r.holdUntil), lte(r.holdUntil, sql`now() + interval '1 day'`), notExists(told)))
    .limit(BATCH);
}
