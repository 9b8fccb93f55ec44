import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { TermChangeStatus } from '../rules/term-states.ts';
import { customerTermChanges as changes } from './term-tables.ts';

export type ChangeRow = typeof changes.$inferSelect;
type NewChange = Pick<
  ChangeRow,
  'firmId' | 'before' | 'after' | 'reason' | 'secondFor' | 'applicationId' | 'proposedBy'
> & {
  status: TermChangeStatus;
};

export async function insertChange(db: Db, change: NewChange): Promise<bigint> {
  const [row] = await db.insert(changes).values(change).returning({ id: changes.id });
  if (!row) throw new Error('change of terms not written');
  return row.id;
}

/** A change by its number, held against others; null: there is none. */
export async function lockChange(db: Db, changeId: bigint): Promise<ChangeRow | null> {
  const [row] = await db.select().from(changes).where(eq(changes.id, changeId)).for('update');
  return row ?? null;
}

/** The firm a change is about, before anything is held. */
export async function findChangeFirm(db: Db, changeId: bigint): Promise<bigint | null> {
  const [row] = await db.select({ firmId: changes.firmId }).from(changes).where(eq(changes.id, changeId));
  return row?.firmId ?? null;
}

export async function isWaiting(db: Db, firmId: bigint): Promise<boolean> {
  return (await db.$count(changes, and(eq(changes.firmId, firmId), eq(changes.status, 'waiting')))) > 0;
}

/** Ends the waiting of a locked change; null as its checker: who proposed it took it back. */
export async function endWaiting(
  db: Db,
  changeId: bigint,
  { status, checkedBy, note }: { status: TermChangeStatus; checkedBy: bigint | null; note: string },
): Promise<void> {
  await db.update(changes).set({ status, checkedBy, note, checkedAt: sql`now()` }).where(eq(changes.id, changeId));
}
