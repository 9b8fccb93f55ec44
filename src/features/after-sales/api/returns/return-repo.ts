import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { RETURN_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import type { Db } from '#platform/api/database.ts';
import { type ReturnStatus, returnStates } from '../../rules/return-status.ts';
import type { CasePlace } from '../case-repo.ts';
import { afterSaleReturnNews as newsTable, afterSaleReturns as returns } from '../return-tables.ts';

export type ReturnRow = Omit<typeof returns.$inferSelect, 'status'> & { status: ReturnStatus };
export type ReturnPlace = Pick<ReturnRow, 'firmId' | 'id' | 'caseId'>;

/** A parcel in one of these may still come. */
const OPEN: readonly ReturnStatus[] = ['asked', 'booked', 'moving'];

const nextNo = nextNumber(RETURN_NUMBER);

const rowOf = (row: typeof returns.$inferSelect): ReturnRow => ({ ...row, status: returnStates.read(row.status) });
const placed = ({ firmId, id }: Pick<ReturnRow, 'firmId' | 'id'>): SQL | undefined =>
  and(eq(returns.firmId, firmId), eq(returns.id, id));

export async function insertReturn(
  db: Db,
  fields: Omit<typeof returns.$inferInsert, 'returnNo'> & { status: ReturnStatus },
): Promise<ReturnRow> {
  const [row] = await db
    .insert(returns)
    .values({ ...fields, returnNo: nextNo })
    .returning();
  if (!row) throw new Error('parcel of a case not written');
  return rowOf(row);
}

const ofCase = ({ firmId, caseId }: CasePlace): SQL | undefined =>
  and(eq(returns.firmId, firmId), eq(returns.caseId, caseId));

/** Parcels of a case, the newest first. */
export async function readReturns(db: Db, place: CasePlace): Promise<ReturnRow[]> {
  return (await db.select().from(returns).where(ofCase(place)).orderBy(desc(returns.id))).map(rowOf);
}

/** The parcel of a case that may still come, locked; the case itself must be locked before it. */
export async function lockOpenReturn(db: Db, place: CasePlace): Promise<ReturnRow | null> {
  const open = and(ofCase(place), inArray(returns.status, [...OPEN]));
  const [row] = await db.select().from(returns).where(open).orderBy(desc(returns.id)).limit(1).for('update');
  return row ? rowOf(row) : null;
}

/** Locks one parcel; its case must be locked before it. */
export async function lockReturn(db: Db, place: Pick<ReturnRow, 'firmId' | 'id'>): Promise<ReturnRow> {
  const [row] = await db.select().from(returns).where(placed(place)).for('update');
  if (!row) throw new Error(`parcel ${place.id} of a case not found`);
  return rowOf(row);
}

/** Parcels that a carrier means: by our number, or all that bear its own. One box may hold what several cases send. */
export async function findReturns(
  db: Db,
  name: { returnNo: string } | { carrier: string; trackingNo: string },
): Promise<ReturnRow[]> {
  const meant =
    'returnNo' in name
      ? eq(returns.returnNo, name.returnNo)
      : and(eq(returns.carrier, name.carrier), eq(returns.trackingNo, name.trackingNo), ne(returns.trackingNo, ''));
  return (await db.select().from(returns).where(meant).orderBy(returns.id)).map(rowOf);
}

type ReturnChange = Partial<Omit<typeof returns.$inferInsert, 'id' | 'firmId' | 'caseId' | 'returnNo' | 'status'>>;

/** Takes a locked parcel through states, one statement each: the database refuses to skip any. Answers it as it is now. */
export async function moveReturn(
  db: Db,
  row: ReturnRow,
  way: readonly ReturnStatus[],
  set: ReturnChange = {},
): Promise<ReturnRow> {
  let now = row;
  for (const status of way.length > 0 ? way : [row.status]) {
    const change = { ...set, status, updatedAt: sql`now()` };
    const [after] = await db.update(returns).set(change).where(placed(row)).returning();
    if (!after) throw new Error(`parcel ${row.returnNo} not found`);
    now = rowOf(after);
  }
  return now;
}

export interface ReturnNews {
  /** The carrier's own number of the news: the same one is kept once. */
  noticeId: string;
  happenedAt: Date;
  place: string;
  words: string;
}

/** False: this news was heard before. */
export async function insertReturnNews(
  db: Db,
  { firmId, id: returnId }: Pick<ReturnRow, 'firmId' | 'id'>,
  news: ReturnNews,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(newsTable)
    .values({ firmId, returnId, ...news })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** News of parcels, the latest first. */
export const readReturnNews = (db: Db, firmId: bigint, ids: readonly bigint[]) =>
  db
    .select()
    .from(newsTable)
    .where(and(eq(newsTable.firmId, firmId), inArray(newsTable.returnId, [...ids])))
    .orderBy(desc(newsTable.happenedAt), desc(newsTable.id));
