import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { CorrectionField, CorrectionStatus } from '../contract/correction-contract.ts';
import { itemCorrections as c } from './correction-tables.ts';

export interface NewCorrection {
  number: string;
  skuId: bigint;
  firmId: bigint | null;
  userId: bigint | null;
  fields: CorrectionField[];
  content: string;
  contact: string;
  /** Names in the file store. */
  pictures: string[];
}

/**
 * False: a report of this number is kept already, it is a repeat. Nothing is read back, because a visitor may write a
 * report and read none.
 */
export async function insertCorrection(db: Db, correction: NewCorrection): Promise<boolean> {
  const result = await db.insert(c).values(correction).onConflictDoNothing();
  return result.rowCount === 1;
}

const COLUMNS = {
  id: c.id,
  number: c.number,
  fields: c.fields,
  content: c.content,
  contact: c.contact,
  pictures: c.pictures,
  status: c.status,
  answer: c.answer,
  createdAt: c.createdAt,
  updatedAt: c.updatedAt,
  firmId: c.firmId,
  userId: c.userId,
  itemNo: skusView.itemNo,
  productName: skusView.name,
  firmName: firmsView.name,
};

export interface CorrectionRow {
  id: bigint;
  number: string;
  fields: string[];
  content: string;
  contact: string;
  pictures: string[];
  status: string;
  answer: string;
  createdAt: Date;
  updatedAt: Date;
  firmId: bigint | null;
  /** Null: a visitor wrote it. */
  userId: bigint | null;
  itemNo: string;
  productName: string;
  firmName: string | null;
}

const select = (db: Db, condition: SQL | undefined) =>
  db
    .select(COLUMNS)
    .from(c)
    .innerJoin(skusView, eq(skusView.id, c.skuId))
    .leftJoin(firmsView, eq(firmsView.id, c.firmId))
    .where(condition);

export interface PageWish {
  pageNo: number;
  pageSize: number;
}

/** Reports that the transaction may read and that fit, the newest first: a reporter's own, or all for the desk. */
async function readPage(db: Db, condition: SQL | undefined, { pageNo, pageSize }: PageWish) {
  const rows: CorrectionRow[] = await select(db, condition)
    .orderBy(desc(c.createdAt), desc(c.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(c)
    .innerJoin(skusView, eq(skusView.id, c.skuId))
    .where(condition);
  return { rows, total: counted?.total ?? 0 };
}

export function readOwnCorrections(db: Db, { firmId, userId }: { firmId: bigint; userId: bigint }, page: PageWish) {
  return readPage(db, and(eq(c.firmId, firmId), eq(c.userId, userId)), page);
}

export interface QueueFilter {
  status?: CorrectionStatus;
  itemCode?: string;
}

export function readCorrectionQueue(db: Db, { status, itemCode }: QueueFilter, page: PageWish) {
  const conditions = [status && eq(c.status, status), itemCode && eq(skusView.itemNo, itemCode)];
  return readPage(db, and(...conditions.flatMap((condition) => condition || [])), page);
}

/** How many reports stand in each state. */
export async function countCorrections(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ status: c.status, reports: count() }).from(c).groupBy(c.status);
  return new Map(rows.map(({ status, reports }) => [status, reports]));
}

export async function findCorrection(db: Db, id: bigint): Promise<CorrectionRow | undefined> {
  const [row] = await select(db, eq(c.id, id));
  return row;
}

/** False: it no longer stands where the caller saw it. */
export async function moveCorrection(
  db: Db,
  { id, from, to }: { id: bigint; from: CorrectionStatus; to: CorrectionStatus },
  { answer, handledBy }: { answer: string; handledBy: bigint | null },
): Promise<boolean> {
  const result = await db
    .update(c)
    .set({ status: to, answer, handledBy, updatedAt: sql`now()` })
    .where(and(eq(c.id, id), eq(c.status, from)));
  return result.rowCount === 1;
}
