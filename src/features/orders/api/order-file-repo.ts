import { and, count, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { orderFiles } from './order-tables.ts';

interface Owner {
  firmId: bigint;
  userId: bigint;
}

export type NewFile = Pick<typeof orderFiles.$inferInsert, 'storedAs' | 'fileName' | 'mediaType' | 'bytes'>;

/** Handed in, and of no order yet. */
const loose = ({ firmId, userId }: Owner) =>
  and(eq(orderFiles.firmId, firmId), eq(orderFiles.userId, userId), isNull(orderFiles.orderId));

/** How many files of a person wait for an order since a day. */
export async function countLooseFiles(db: Db, owner: Owner): Promise<number> {
  const since = sql`now() - interval '1 day'`;
  const [row] = await db
    .select({ files: count() })
    .from(orderFiles)
    .where(and(loose(owner), gt(orderFiles.createdAt, since)));
  return row?.files ?? 0;
}

export async function insertFile(db: Db, { firmId, userId }: Owner, file: NewFile): Promise<bigint> {
  const [row] = await db
    .insert(orderFiles)
    .values({ firmId, userId, ...file })
    .returning({ id: orderFiles.id });
  if (!row) throw new Error('file not written');
  return row.id;
}

/** How many of these files a person has and has ordered nothing with. */
export async function countOwnFiles(db: Db, owner: Owner, ids: readonly bigint[]): Promise<number> {
  const [row] = await db
    .select({ files: count() })
    .from(orderFiles)
    .where(and(loose(owner), inArray(orderFiles.id, [...ids])));
  return row?.files ?? 0;
}

/** Files of the buyer become those of the order; answers how many were there and free. */
export async function attachFiles(db: Db, owner: Owner, orderId: bigint, ids: readonly bigint[]): Promise<number> {
  const result = await db
    .update(orderFiles)
    .set({ orderId })
    .where(and(loose(owner), inArray(orderFiles.id, [...ids])));
  return result.rowCount ?? 0;
}

/** Takes the rows of files nobody ordered with, a few at a time; answers their names in the store. */
export async function takeStaleFiles(db: Db, days: number): Promise<string[]> {
  const stale = db
    .select({ id: orderFiles.id })
    .from(orderFiles)
    .where(and(isNull(orderFiles.orderId), lt(orderFiles.createdAt, sql`now() - make_interval(days => ${days})`)))
    .limit(200);
  const rows = await db
    .delete(orderFiles)
    .where(inArray(orderFiles.id, stale))
    .returning({ storedAs: orderFiles.storedAs });
  return rows.map((row) => row.storedAs);
}
