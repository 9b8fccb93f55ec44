import { and, eq, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { TITLE_REQUEST_NUMBER } from '../contract/title-request-schemas.ts';
import type { TitleRequestStatus } from '../rules/title-request-states.ts';
import { titleRequests as t } from './title-request-tables.ts';

export type TitleRequestRow = typeof t.$inferSelect;
type NewRequest = Pick<
  TitleRequestRow,
  'firmId' | 'titleId' | 'titleVersion' | 'before' | 'after' | 'title' | 'taxNo' | 'reason' | 'askedBy'
>;

/** Null: the same waits already, even of the same moment. */
export async function insertRequest(db: Db, request: NewRequest): Promise<TitleRequestRow | null> {
  const [row] = await db
    .insert(t)
    .values({ ...request, status: 'waiting', requestNo: nextNumber(TITLE_REQUEST_NUMBER) })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Whether the same title waits at the desk. */
export const isTitleAsked = async (
  db: Db,
  firmId: bigint,
  { title, taxNo }: Pick<TitleRequestRow, 'title' | 'taxNo'>,
): Promise<boolean> =>
  (await db.$count(t, and(eq(t.firmId, firmId), eq(t.status, 'waiting'), eq(t.title, title), eq(t.taxNo, taxNo)))) > 0;

/** A request by its number, held against others; null: the transaction sees none. */
export async function lockRequest(db: Db, requestNo: string): Promise<TitleRequestRow | null> {
  const [row] = await db.select().from(t).where(eq(t.requestNo, requestNo)).for('update');
  return row ?? null;
}

type Move = { status: TitleRequestStatus } & Partial<Pick<TitleRequestRow, 'titleId' | 'decidedBy' | 'answer'>>;

/** Moves a locked request on; a decision carries the time of the database. */
export async function moveRequest(
  db: Db,
  { firmId, id }: Pick<TitleRequestRow, 'firmId' | 'id'>,
  move: Move,
): Promise<TitleRequestRow> {
  const [row] = await db
    .update(t)
    .set({ ...move, decidedAt: sql`now()`, version: sql`${t.version} + 1` })
    .where(and(eq(t.firmId, firmId), eq(t.id, id)))
    .returning();
  if (!row) throw new Error('request for a title not moved');
  return row;
}
