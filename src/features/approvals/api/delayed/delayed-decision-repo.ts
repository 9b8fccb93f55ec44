import { and, asc, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { DELAY_SECONDS, type DelayedStatus } from '../../rules/delayed-decision.ts';
import { approvalRequests as r } from '../approval-tables.ts';
import { approvalDelayedDecisions as d } from '../delayed-decision-tables.ts';

export type DelayedRow = typeof d.$inferSelect;

export interface DelayedPlace {
  firmId: bigint;
  userId: bigint;
  id: bigint;
}

const secondsLeft = sql<number>`greatest(0, ceil(extract(epoch from ${d.dueAt} - now())))::int`;
const waitingOf = (firmId: bigint, taskId: bigint) =>
  and(eq(d.firmId, firmId), eq(d.taskId, taskId), eq(d.status, 'waiting'));

type Pressed = Pick<DelayedRow, 'firmId' | 'requestId' | 'taskId' | 'memberId' | 'userId' | 'snapshotHash' | 'wish'>;

/** Keeps a decision until it is due; null where one waits for the task already. */
export async function insertDelayed(db: Db, pressed: Pressed): Promise<bigint | null> {
  const [row] = await db
    .insert(d)
    .values({ ...pressed, dueAt: sql`now() + make_interval(secs => ${DELAY_SECONDS})` })
    .onConflictDoNothing()
    .returning({ id: d.id });
  return row?.id ?? null;
}

/** Seconds until what waits for a task is carried out; null where nothing waits. */
export async function readSecondsLeft(db: Db, firmId: bigint, taskId: bigint): Promise<number | null> {
  const [row] = await db.select({ secondsLeft }).from(d).where(waitingOf(firmId, taskId));
  return row?.secondsLeft ?? null;
}

export async function findDelayed(db: Db, { firmId, id }: DelayedPlace): Promise<DelayedRow | null> {
  const [row] = await db
    .select()
    .from(d)
    .where(and(eq(d.firmId, firmId), eq(d.id, id)));
  return row ?? null;
}

/** Holds what waits, so that nobody takes it back while it is carried out; false where it waits no more. */
export async function lockWaiting(db: Db, { firmId, id }: DelayedPlace): Promise<boolean> {
  const rows = await db
    .select({ id: d.id })
    .from(d)
    .where(and(eq(d.firmId, firmId), eq(d.id, id), eq(d.status, 'waiting')))
    .for('update');
  return rows.length > 0;
}

const ended = (status: DelayedStatus) => ({ status, endedAt: sql`now()` });

/** Whoever decides a task ends what waits for it. */
export async function endWaiting(db: Db, firmId: bigint, taskId: bigint, status: 'done' | 'undone'): Promise<void> {
  await db.update(d).set(ended(status)).where(waitingOf(firmId, taskId));
}

/** Says why something was not carried out; false where it waits no more. */
export async function lapseWaiting(db: Db, { firmId, id }: DelayedPlace, words: string): Promise<boolean> {
  const { rowCount } = await db
    .update(d)
    .set({ ...ended('lapsed'), words: words.slice(0, 1000) })
    .where(and(eq(d.firmId, firmId), eq(d.id, id), eq(d.status, 'waiting')));
  return (rowCount ?? 0) > 0;
}

/** Takes back what a person has pressed; false where nothing of it waits. One of undo and worker waits for the other. */
export async function undoWaiting(db: Db, firmId: bigint, userId: bigint, taskId: bigint): Promise<boolean> {
  const { rowCount } = await db
    .update(d)
    .set(ended('undone'))
    .where(and(waitingOf(firmId, taskId), eq(d.userId, userId)));
  return (rowCount ?? 0) > 0;
}

/** What became of the last press of a person on a task; null where there was none. */
export async function findLastStatus(
  db: Db,
  firmId: bigint,
  userId: bigint,
  taskId: bigint,
): Promise<DelayedStatus | null> {
  const [row] = await db
    .select({ status: d.status })
    .from(d)
    .where(and(eq(d.firmId, firmId), eq(d.taskId, taskId), eq(d.userId, userId)))
    .orderBy(desc(d.id))
    .limit(1);
  return (row?.status ?? null) as DelayedStatus | null;
}

/** Most that is told at a time: nobody presses more within an hour. */
const SHOWN = 100;

/** What waits of a person and what ended within an hour, the latest first. */
export function readOwnDelayed(db: Db, firmId: bigint, userId: bigint) {
  const lately = sql`coalesce(${d.endedAt}, 'infinity') > now() - interval '1 hour'`;
  const { requestNo, documentNo, title, amountFen } = r;
  return db
    .select({
      taskId: d.taskId,
      status: d.status,
      words: d.words,
      secondsLeft,
      requestNo,
      documentNo,
      title,
      amountFen,
    })
    .from(d)
    .innerJoin(r, and(eq(r.firmId, d.firmId), eq(r.id, d.requestId)))
    .where(and(eq(d.firmId, firmId), eq(d.userId, userId), lately, ne(d.status, 'undone')))
    .orderBy(desc(d.id))
    .limit(SHOWN);
}

/** One run of the clock takes as many; the next one the rest. */
const BATCH = 200;

/** What should have been carried out a minute ago: its effect was laid aside, or lost. */
export function readLate(db: Db): Promise<DelayedPlace[]> {
  return db
    .select({ firmId: d.firmId, userId: d.userId, id: d.id })
    .from(d)
    .where(and(eq(d.status, 'waiting'), lt(d.dueAt, sql`now() - interval '1 minute'`)))
    .orderBy(asc(d.dueAt))
    .limit(BATCH);
}
