import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { changeScope, type Db } from '#platform/api/database.ts';
import { KEPT_DAYS, statesBefore, type TransferStatus } from '../rules/transfer-states.ts';
import { transfers } from './transfer-tables.ts';

export type TransferRow = typeof transfers.$inferSelect;
type Fresh = typeof transfers.$inferInsert;

/** Newest tasks one person is shown. */
const MOST_LISTED = 50;

export interface Owner {
  firmId: bigint;
  userId: bigint;
}

/** The policy of the table lets nobody see more; said once more, so that the index is used. */
export const ownedBy = ({ firmId, userId }: Owner) => and(eq(transfers.firmId, firmId), eq(transfers.userId, userId));

export function readOwn(db: Db, owner: Owner, kind?: string): Promise<TransferRow[]> {
  return db
    .select()
    .from(transfers)
    .where(and(ownedBy(owner), kind === undefined ? undefined : eq(transfers.kind, kind)))
    .orderBy(desc(transfers.id))
    .limit(MOST_LISTED);
}

export async function findOwn(db: Db, owner: Owner, id: bigint): Promise<TransferRow | null> {
  const [row] = await db
    .select()
    .from(transfers)
    .where(and(ownedBy(owner), eq(transfers.id, id)));
  return row ?? null;
}

/** Whoever begins a task of this company waits for the other one who does. */
export async function lockTasksOf(db: Db, { firmId }: Owner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`transfers ${firmId}`}, 0))`);
}

/**
 * Tasks under way of one person, and of all people of the company. What the calendar made takes nobody's turn. Whose the others
 * are is nobody's to see: under the worker's right they are counted, and nothing else.
 */
export async function countOpen(db: Db, owner: Owner): Promise<{ own: number; firm: number }> {
  const { firmId, userId } = owner;
  await changeScope(db, { ...owner, right: 'worker' });
  const [row] = await db
    .select({ firm: count(), own: sql<number>`count(*) filter (where ${eq(transfers.userId, userId)})::int` })
    .from(transfers)
    .where(
      and(eq(transfers.firmId, firmId), isNull(transfers.scheduleId), inArray(transfers.status, ['queued', 'running'])),
    );
  await changeScope(db, owner);
  return row ?? { own: 0, firm: 0 };
}

/** The task under way for the same; null where there is none. */
export async function findOpen(
  db: Db,
  owner: Owner,
  { kind, inputHash }: Pick<TransferRow, 'kind' | 'inputHash'>,
): Promise<TransferRow | null> {
  const same = and(eq(transfers.kind, kind), eq(transfers.inputHash, inputHash));
  const [row] = await db
    .select()
    .from(transfers)
    .where(and(ownedBy(owner), same, inArray(transfers.status, ['queued', 'running'])));
  return row ?? null;
}

export async function insertTransfer(db: Db, fresh: Fresh): Promise<TransferRow> {
  const [row] = await db.insert(transfers).values(fresh).returning();
  if (!row) throw new Error('transfer was not created');
  return row;
}

/** A task of a schedule; null where this time was taken care of already. */
export async function insertRun(db: Db, fresh: Fresh): Promise<TransferRow | null> {
  const [row] = await db.insert(transfers).values(fresh).onConflictDoNothing().returning();
  return row ?? null;
}

const OVER: ReadonlySet<TransferStatus> = new Set(['done', 'failed', 'cancelled']);

/**
 * Takes a task to another state with what goes with it; null when the table of states does not allow that now, or when
 * `tries` says that somebody else works on it.
 */
export async function moveTransfer(
  db: Db,
  id: bigint,
  status: TransferStatus,
  more: Partial<Omit<Fresh, 'status'>> = {},
  tries?: number,
): Promise<TransferRow | null> {
  const over = OVER.has(status) ? { finishedAt: sql`now()` } : {};
  const until = status === 'done' ? { expiresAt: sql`now() + make_interval(days => ${KEPT_DAYS})` } : {};
  const [row] = await db
    .update(transfers)
    .set({ ...more, ...over, ...until, status })
    .where(
      and(
        eq(transfers.id, id),
        inArray(transfers.status, statesBefore(status)),
        tries === undefined ? undefined : eq(transfers.tries, tries),
      ),
    )
    .returning();
  return row ?? null;
}

/** Which of these files some task names. */
export async function readNamed(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ storedAs: transfers.storedAs })
    .from(transfers)
    .where(inArray(transfers.storedAs, [...names]));
  return new Set(rows.flatMap(({ storedAs }) => storedAs ?? []));
}

/** Tasks nobody works on any more: the queue tries for hours, not for days. */
export async function endForgotten(db: Db, problem: string): Promise<TransferRow[]> {
  const forgotten = lt(sql`coalesce(${transfers.startedAt}, ${transfers.createdAt})`, sql`now() - interval '1 day'`);
  return db
    .update(transfers)
    .set({ status: 'failed', problem, finishedAt: sql`now()` })
    .where(and(inArray(transfers.status, ['queued', 'running']), forgotten))
    .returning();
}

/** Begins a try; null for a task that was stopped meanwhile. Of a process that is gone, its task is taken over. */
export async function claimTransfer(db: Db, id: bigint): Promise<TransferRow | null> {
  const [row] = await db
    .update(transfers)
    .set({ status: 'running', tries: sql`${transfers.tries} + 1`, startedAt: sql`now()`, rowsDone: 0, rowsTotal: null })
    .where(and(eq(transfers.id, id), inArray(transfers.status, ['queued', 'running'])))
    .returning();
  return row ?? null;
}

/** Writes how far a try is; false when the task was stopped, or is another try's by now. */
export async function saveProgress(
  db: Db,
  { id, tries }: Pick<TransferRow, 'id' | 'tries'>,
  rows: { rowsDone: number; rowsTotal: number },
): Promise<boolean> {
  const written = await db
    .update(transfers)
    .set(rows)
    .where(and(eq(transfers.id, id), eq(transfers.tries, tries), eq(transfers.status, 'running')))
    .returning({ id: transfers.id });
  return written.length > 0;
}

export async function markFetched(db: Db, id: bigint): Promise<void> {
  await db.update(transfers).set({ fetchedAt: sql`now()` }).where(eq(transfers.id, id));
}

/** Tasks that have been over as long as files are kept. */
export function readOutlived(db: Db): Promise<Pick<TransferRow, 'id' | 'storedAs'>[]> {
  return db
    .select({ id: transfers.id, storedAs: transfers.storedAs })
    .from(transfers)
    .where(
      and(
        inArray(transfers.status, statesBefore('expired')),
        lt(transfers.finishedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`),
      ),
    )
    .limit(1_000);
}

/** Removes what has been expired for a long time: nobody looks for it any more. */
export async function deleteExpired(db: Db, days: number): Promise<void> {
  const old = lt(transfers.finishedAt, sql`now() - make_interval(days => ${days})`);
  await db.delete(transfers).where(and(eq(transfers.status, 'expired'), old));
}

/** Reading a long table waits for the disk and for others between its statements, longer than calls may. */
export async function allowPauses(db: Db): Promise<void> {
  await db.execute(sql`set local idle_in_transaction_session_timeout = '2min'`);
  await db.execute(sql`set local statement_timeout = '30s'`);
}
