import { and, desc, eq, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { CREDIT_APPLICATION_NUMBER } from '../contract/credit-schemas.ts';
import { creditApplications as applications } from './term-tables.ts';

export type ApplicationRow = typeof applications.$inferSelect;
type NewApplication = Pick<
  ApplicationRow,
  'firmId' | 'userId' | 'kind' | 'amountFen' | 'termDays' | 'until' | 'reason'
>;

const MOST_SHOWN = 10;

/** Null: the company has one that is open, even of the same moment. */
export async function insertApplication(db: Db, application: NewApplication): Promise<ApplicationRow | null> {
  const [row] = await db
    .insert(applications)
    .values({ ...application, applicationNo: nextNumber(CREDIT_APPLICATION_NUMBER) })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export const readOwnApplications = (db: Db, firmId: bigint): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(applications)
    .where(eq(applications.firmId, firmId))
    .orderBy(desc(applications.id))
    .limit(MOST_SHOWN);

/** An application by its number, held against others; null: the transaction sees none. */
export async function lockApplication(db: Db, applicationNo: string): Promise<ApplicationRow | null> {
  const [row] = await db.select().from(applications).where(eq(applications.applicationNo, applicationNo)).for('update');
  return row ?? null;
}

export async function lockApplicationOf(
  db: Db,
  { firmId, id }: { firmId: bigint; id: bigint },
): Promise<ApplicationRow> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.firmId, firmId), eq(applications.id, id)))
    .for('update');
  if (!row) throw new Error('an application without a row');
  return row;
}

export type ApplicationMove = Pick<ApplicationRow, 'status'> &
  Partial<Pick<ApplicationRow, 'grantedFen' | 'grantedUntil' | 'decidedBy' | 'answer'>>;

/** Moves a locked application on; its decision carries the time of the database. */
export async function moveApplication(
  db: Db,
  { firmId, id }: Pick<ApplicationRow, 'firmId' | 'id'>,
  move: ApplicationMove,
): Promise<ApplicationRow> {
  const ends = move.status === 'granted' || move.status === 'rejected';
  const [row] = await db
    .update(applications)
    .set({
      ...move,
      ...(ends && { decidedAt: sql`now()` }),
      version: sql`${applications.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(applications.firmId, firmId), eq(applications.id, id)))
    .returning();
  if (!row) throw new Error('application not moved');
  return row;
}
