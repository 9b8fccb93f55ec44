import { and, asc, count, desc, eq, inArray, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { exportReceivers, exportSchedules } from '../schedule-tables.ts';
import type { Owner } from '../transfer-repo.ts';

export type ScheduleRow = typeof exportSchedules.$inferSelect;
export type ReceiverRow = Pick<typeof exportReceivers.$inferSelect, 'userId' | 'memberId' | 'name'>;
type Fresh = typeof exportSchedules.$inferInsert;

const madeBy = ({ firmId, userId }: Owner) =>
  and(eq(exportSchedules.firmId, firmId), eq(exportSchedules.userId, userId));

const received = ({ firmId, userId }: Owner) => sql`${exportSchedules.id} in (select ${exportReceivers.scheduleId}
  from ${exportReceivers} where ${exportReceivers.firmId} = ${firmId} and ${exportReceivers.userId} = ${userId})`;

/** What a person made, and what is made for him; nobody else's business. */
export const readOwnSchedules = (db: Db, owner: Owner): Promise<ScheduleRow[]> =>
  db
    .select()
    .from(exportSchedules)
    .where(and(eq(exportSchedules.firmId, owner.firmId), or(madeBy(owner), received(owner))))
    .orderBy(desc(exportSchedules.id));

/** One that this person made, held until the transaction ends. */
export async function lockMade(db: Db, owner: Owner, id: bigint): Promise<ScheduleRow | null> {
  const [row] = await db
    .select()
    .from(exportSchedules)
    .where(and(madeBy(owner), eq(exportSchedules.id, id)))
    .for('update');
  return row ?? null;
}

export async function countMade(db: Db, owner: Owner): Promise<number> {
  const [row] = await db
    .select({ made: count() })
    .from(exportSchedules)
    .where(and(madeBy(owner), ne(exportSchedules.status, 'ended')));
  return row?.made ?? 0;
}

export async function insertSchedule(db: Db, fresh: Fresh): Promise<ScheduleRow> {
  const [row] = await db.insert(exportSchedules).values(fresh).returning();
  if (!row) throw new Error('schedule was not created');
  return row;
}

export async function updateSchedule(db: Db, id: bigint, change: Partial<Fresh>): Promise<void> {
  await db
    .update(exportSchedules)
    .set({ ...change, version: sql`${exportSchedules.version} + 1`, updatedAt: sql`now()` })
    .where(eq(exportSchedules.id, id));
}

export async function deleteSchedule(db: Db, id: bigint): Promise<void> {
  await db.delete(exportSchedules).where(eq(exportSchedules.id, id));
}

export async function readReceivers(db: Db, ids: readonly bigint[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(exportReceivers)
    .where(inArray(exportReceivers.scheduleId, [...ids]))
    .orderBy(asc(exportReceivers.memberId));
}

export async function replaceReceivers(
  db: Db,
  { id: scheduleId, firmId }: Pick<ScheduleRow, 'id' | 'firmId'>,
  people: readonly ReceiverRow[],
): Promise<void> {
  await db.delete(exportReceivers).where(eq(exportReceivers.scheduleId, scheduleId));
  const rows = people.map(({ userId, memberId, name }) => ({ userId, memberId, name, firmId, scheduleId }));
  await db.insert(exportReceivers).values(rows);
}

export async function removeReceiver(db: Db, { firmId, userId }: Owner, scheduleId: bigint): Promise<boolean> {
  const own = and(eq(exportReceivers.firmId, firmId), eq(exportReceivers.userId, userId));
  const gone = await db
    .delete(exportReceivers)
    .where(and(own, eq(exportReceivers.scheduleId, scheduleId)))
    .returning({ id: exportReceivers.scheduleId });
  return gone.length > 0;
}

/** One whose time has come and that is not set aside, held: others who look meanwhile find the next. */
export async function lockDue(db: Db, now: Date, aside: readonly bigint[]): Promise<ScheduleRow | null> {
  const [row] = await db
    .select()
    .from(exportSchedules)
    .where(
      and(
        eq(exportSchedules.status, 'active'),
        lte(exportSchedules.nextAt, now),
        aside.length === 0 ? undefined : notInArray(exportSchedules.id, [...aside]),
      ),
    )
    .orderBy(asc(exportSchedules.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** Those that are not ended, for the look at night whether their makers are still there. */
export const readRunning = (db: Db): Promise<ScheduleRow[]> =>
  db.select().from(exportSchedules).where(ne(exportSchedules.status, 'ended')).orderBy(asc(exportSchedules.id));

export async function findSchedule(db: Db, id: bigint): Promise<ScheduleRow | null> {
  const [row] = await db.select().from(exportSchedules).where(eq(exportSchedules.id, id));
  return row ?? null;
}
