import { and, asc, count, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { OUTBOX_CHANNEL } from '#platform/api/outbox.ts';
import { messageDeliveries as d, messageHabits, messageRobots, messages } from './message-tables.ts';

export type DeliveryRow = typeof d.$inferSelect;

/** How long whoever took something may need for it, in seconds; then it is somebody else's. */
const LEASE = 120;

const due = (channel: string) => and(eq(d.channel, channel), eq(d.status, 'waiting'), lte(d.dueAt, sql`now()`));

const taking = {
  attempts: sql`${d.attempts} + 1`,
  // What was put back was not tried yet. All that is taken in one transaction has one moment: it stays together.
  triedSince: sql`case when ${d.attempts} = 0 then now() else ${d.triedSince} end`,
  dueAt: sql`now() + make_interval(secs => ${LEASE})`,
};

/**
 * Takes the next delivery of a way; nobody else does while it is tried, and somebody does when this process is killed
 * meanwhile.
 */
export async function takeDue(db: Db, channel: string): Promise<DeliveryRow | null> {
  const next = db
    .select({ id: d.id })
    .from(d)
    .where(due(channel))
    .orderBy(asc(d.dueAt), asc(d.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db.update(d).set(taking).where(inArray(d.id, next)).returning();
  return row ?? null;
}

/**
 * Takes more of what waits for the same robot. What was tried before is repeated as it was: the platform that has it already
 * knows it by its key, and would take nothing new under that.
 */
export async function takeMore(db: Db, { robotId, id, attempts }: DeliveryRow, most: number): Promise<DeliveryRow[]> {
  const together =
    attempts === 1 ? eq(d.attempts, 0) : sql`${d.triedSince} = (select f.tried_since from ${d} f where f.id = ${id})`;
  const next = db
    .select({ id: d.id })
    .from(d)
    .where(and(due('robot'), eq(d.robotId, robotId ?? 0n), gt(d.id, id), together))
    .orderBy(asc(d.id))
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await db.update(d).set(taking).where(inArray(d.id, next)).returning();
  return rows.sort((a, b) => Number(a.id - b.id));
}

export async function settle(
  db: Db,
  ids: readonly bigint[],
  outcome: { status: 'sent' | 'failed' | 'dropped'; problem?: string | null },
): Promise<void> {
  const sentAt = outcome.status === 'sent' ? sql`now()` : null;
  await db
    .update(d)
    .set({ ...outcome, problem: outcome.problem ?? null, sentAt })
    .where(and(amongIds(d.id, ids), eq(d.status, 'waiting')));
}

/** Leaves it for a later try. */
export async function postpone(db: Db, ids: readonly bigint[], seconds: number, problem: string | null): Promise<void> {
  await db
    .update(d)
    .set({ dueAt: sql`now() + make_interval(secs => ${seconds})`, problem })
    .where(and(amongIds(d.id, ids), eq(d.status, 'waiting')));
}

/** Gives back what was taken but not tried. */
export async function putBack(db: Db, ids: readonly bigint[], seconds: number): Promise<void> {
  await db
    .update(d)
    .set({ attempts: sql`${d.attempts} - 1`, dueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(amongIds(d.id, ids), eq(d.status, 'waiting')));
}

/** How often a robot wrote within the last minute: what was put into one text has one moment. */
export async function countRecent(db: Db, robotId: bigint): Promise<number> {
  const [row] = await db
    .select({ times: sql<number>`count(distinct ${d.sentAt})::int` })
    .from(d)
    .where(and(eq(d.robotId, robotId), gt(d.sentAt, sql`now() - interval '1 minute'`)));
  return row?.times ?? 0;
}

/** Address of a robot that still writes; null for one that is gone or switched off. */
export async function readActiveRobot(db: Db, robotId: bigint) {
  const [row] = await db
    .select({ id: messageRobots.id, kind: messageRobots.kind, sealed: messageRobots.sealed })
    .from(messageRobots)
    .where(and(eq(messageRobots.id, robotId), eq(messageRobots.active, true)));
  return row ?? null;
}

export async function noteRobot(db: Db, robotId: bigint, problem: string | null): Promise<void> {
  const ok = problem === null ? { lastOkAt: sql`now()` } : {};
  await db
    .update(messageRobots)
    .set({ ...ok, problem })
    .where(eq(messageRobots.id, robotId));
}

/** What waits for the digest of a person, oldest first; `read` of what he has seen meanwhile. */
export async function lockGathered(db: Db, { firmId, userId }: { firmId: bigint; userId: bigint }) {
  return db
    .select({
      id: d.id,
      title: messages.title,
      text: messages.text,
      href: messages.href,
      poNumber: messages.poNumber,
      readAt: messages.readAt,
    })
    .from(d)
    .leftJoin(messages, eq(messages.id, d.messageId))
    .where(and(eq(d.firmId, firmId), eq(d.userId, userId), eq(d.status, 'gathered')))
    .orderBy(asc(d.id))
    .for('update', { of: d });
}

export async function endGathered(db: Db, ids: readonly bigint[], status: 'sent' | 'dropped'): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(d)
    .set({ status, ...(status === 'sent' && { sentAt: sql`now()` }) })
    .where(and(amongIds(d.id, ids), eq(d.status, 'gathered')));
}

export async function noteDigest(
  db: Db,
  { firmId, userId }: { firmId: bigint; userId: bigint },
  digestedOn: string,
): Promise<void> {
  await db
    .update(messageHabits)
    .set({ digestedOn })
    .where(and(eq(messageHabits.firmId, firmId), eq(messageHabits.userId, userId)));
}

/** What the desk looks after, newest first. */
export async function readDeliveries(
  db: Db,
  { status, pageNo, pageSize }: { status: 'waiting' | 'failed'; pageNo: number; pageSize: number },
) {
  const tried = status === 'waiting' ? gt(d.attempts, 0) : undefined;
  const which = and(eq(d.status, status), tried);
  const rows = await db
    .select()
    .from(d)
    .where(which)
    .orderBy(desc(d.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await db.select({ total: count() }).from(d).where(which);
  return { rows, total: all?.total ?? 0 };
}

/** Has what failed sent once more; a day begins anew. */
export async function repeatFailed(db: Db, ids: readonly bigint[]): Promise<number> {
  const { rowCount } = await db
    .update(d)
    .set({ status: 'waiting', attempts: 0, triedSince: null, dueAt: sql`now()` })
    .where(and(amongIds(d.id, ids), eq(d.status, 'failed')));
  await db.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
  return rowCount ?? 0;
}

/** Rows of one night's statement. */
const PIECE = 10_000;

/** Removes messages whose days are over, and what was on its way a month ago; answers how many rows went. */
export async function removeOld(db: Db): Promise<number> {
  const gone = db.select({ id: messages.id }).from(messages).where(lt(messages.expiresAt, sql`now()`)).limit(PIECE);
  const removed = await db.delete(messages).where(inArray(messages.id, gone));
  const over = db
    .select({ id: d.id })
    .from(d)
    .where(and(lt(d.createdAt, sql`now() - interval '30 days'`), inArray(d.status, ['sent', 'dropped', 'failed'])))
    .limit(PIECE);
  const ended = await db.delete(d).where(inArray(d.id, over));
  return (removed.rowCount ?? 0) + (ended.rowCount ?? 0);
}
