import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { isOver, type RunStatus, statesBefore } from '../../rules/run-states.ts';
import { importRuns } from '../import-tables.ts';

export type RunRow = typeof importRuns.$inferSelect;

/** Counts of a run as it goes on. */
export type RunCounts = Partial<
  Pick<RunRow, 'rowsDone' | 'rowsTotal' | 'added' | 'changed' | 'skipped' | 'refused' | 'supplier'>
>;

export async function createRun(db: Db, run: typeof importRuns.$inferInsert): Promise<RunRow> {
  const [created] = await db.insert(importRuns).values(run).returning();
  if (!created) throw new Error('import run was not created');
  return created;
}

export async function readRun(db: Db, id: bigint): Promise<RunRow | null> {
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  return run ?? null;
}

interface RunFilter {
  status?: RunStatus;
  /** Whoever handed it in; absent: everybody. */
  userId?: bigint;
  pageNo: number;
  pageSize: number;
}

const goesOn = sql<number>`count(*) filter (where ${importRuns.status} in ('queued', 'running'))::int`;

export async function readRuns(db: Db, { status, userId, pageNo, pageSize }: RunFilter) {
  const where = and(
    status ? eq(importRuns.status, status) : undefined,
    userId === undefined ? undefined : eq(importRuns.userId, userId),
  );
  const [total] = await db.select({ total: count(), moving: goesOn }).from(importRuns).where(where);
  const list = await db
    .select()
    .from(importRuns)
    .where(where)
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { list, total: total?.total ?? 0, moving: total?.moving ?? 0, pageNo, pageSize };
}

/** Takes a run into another state with what goes with it; null when the table of states does not allow that now. */
export async function moveRun(
  db: Db,
  id: bigint,
  status: RunStatus,
  more: Partial<typeof importRuns.$inferInsert> = {},
): Promise<RunRow | null> {
  const [moved] = await db
    .update(importRuns)
    .set({ ...more, status, ...(isOver(status) ? { finishedAt: sql`now()` } : {}) })
    .where(and(eq(importRuns.id, id), inArray(importRuns.status, statesBefore(status))))
    .returning();
  return moved ?? null;
}

/** Writes the counts of a run that goes on; false when somebody stopped it. */
export async function saveCounts(db: Db, id: bigint, counts: RunCounts): Promise<boolean> {
  const written = await db
    .update(importRuns)
    .set(counts)
    .where(and(eq(importRuns.id, id), eq(importRuns.status, 'running')))
    .returning({ id: importRuns.id });
  return written.length > 0;
}

export async function readRunIds(db: Db, status: RunStatus): Promise<bigint[]> {
  const rows = await db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(eq(importRuns.status, status))
    .orderBy(asc(importRuns.id));
  return rows.map(({ id }) => id);
}

/** Runs created longer ago whose file is still kept. */
export async function readOldFiles(db: Db, days: number): Promise<string[]> {
  const old = lt(importRuns.createdAt, sql`now() - make_interval(days => ${days})`);
  const rows = await db
    .selectDistinct({ storageKey: importRuns.storageKey })
    .from(importRuns)
    .where(and(old, sql`${importRuns.storageKey} <> ''`));
  return rows.map(({ storageKey }) => storageKey);
}

/** A file may belong to several runs; none of them may be young or at work. */
export async function isFileInUse(db: Db, storageKey: string, days: number): Promise<boolean> {
  const [young] = await db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(
      and(
        eq(importRuns.storageKey, storageKey),
        sql`(${importRuns.createdAt} >= now() - make_interval(days => ${days}) or ${importRuns.status} in ('queued', 'running'))`,
      ),
    )
    .limit(1);
  return young !== undefined;
}

export async function forgetFile(db: Db, storageKey: string): Promise<void> {
  await db.update(importRuns).set({ storageKey: '' }).where(eq(importRuns.storageKey, storageKey));
}
