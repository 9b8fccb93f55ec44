import { and, asc, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { amongIds } from '#platform/api/among.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { KeptFile } from '#platform/api/keep-upload.ts';
import { approvalFiles as f, approvalRequests as r } from '../approval-tables.ts';
import type { RequestPlace } from '../requests/request-repo.ts';
import { visibleTo } from '../requests/visible-repo.ts';

export interface FileOwner {
  firmId: bigint;
  userId: bigint;
}

/** Handed in by this person, and said with nothing yet. */
const loose = ({ firmId, userId }: FileOwner) => and(eq(f.firmId, firmId), eq(f.userId, userId), isNull(f.requestId));

export async function countLooseToday(db: Db, owner: FileOwner): Promise<number> {
  const today = gt(f.createdAt, sql`now() - interval '1 day'`);
  const [row] = await db
    .select({ files: count() })
    .from(f)
    .where(and(loose(owner), today));
  return row?.files ?? 0;
}

export async function countLooseAmong(db: Db, owner: FileOwner, ids: readonly bigint[]): Promise<number> {
  return db.$count(f, and(loose(owner), amongIds(f.id, ids)));
}

export async function insertFile(db: Db, { firmId, userId }: FileOwner, file: KeptFile): Promise<bigint> {
  const [row] = await db
    .insert(f)
    .values({ firmId, userId, ...file })
    .returning({ id: f.id });
  if (!row) throw new Error('file not written');
  return row.id;
}

/** Files of the person become those of a word in the thread; answers how many were there and free. */
export async function attachFiles(
  db: Db,
  owner: FileOwner,
  { requestId, eventId }: { requestId: bigint; eventId: bigint },
  ids: readonly bigint[],
): Promise<number> {
  const result = await db
    .update(f)
    .set({ requestId, eventId })
    .where(and(loose(owner), amongIds(f.id, ids)));
  return result.rowCount ?? 0;
}

export const readFiles = (db: Db, { firmId, id }: RequestPlace) =>
  db
    .select({ id: f.id, eventId: f.eventId, fileName: f.fileName, bytes: f.bytes })
    .from(f)
    .where(and(eq(f.firmId, firmId), eq(f.requestId, id)))
    .orderBy(asc(f.id));

/** A file of a request the caller may see. */
export async function findVisibleFile(db: Db, caller: SignedInCaller, id: bigint) {
  const [file] = await db
    .select({ storedAs: f.storedAs, fileName: f.fileName, mediaType: f.mediaType })
    .from(f)
    .innerJoin(r, and(eq(r.firmId, f.firmId), eq(r.id, f.requestId)))
    .where(and(visibleTo(db, caller), eq(f.id, id)));
  return file ?? null;
}

/** Takes the rows of files that were said with nothing, a few at a time; answers their names in the store. */
export async function takeStaleFiles(db: Db, days: number): Promise<string[]> {
  const old = lt(f.createdAt, sql`now() - make_interval(days => ${days})`);
  const stale = db
    .select({ id: f.id })
    .from(f)
    .where(and(isNull(f.requestId), old));
  const rows = await db
    .delete(f)
    .where(sql`${f.id} in (${stale.limit(200)})`)
    .returning({ storedAs: f.storedAs });
  return rows.map((row) => row.storedAs);
}
