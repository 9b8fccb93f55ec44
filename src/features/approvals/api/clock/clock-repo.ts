import { and, asc, eq, inArray, isNotNull, lt, lte, notExists, sql } from 'drizzle-orm';
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
