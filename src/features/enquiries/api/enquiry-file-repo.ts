import { and, asc, count, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import type { EnquiryPlace } from './enquiry-repo.ts';
import { enquiries, enquiryFiles } from './enquiry-tables.ts';

interface Owner {
  firmId: bigint;
  userId: bigint;
}

type NewFile = Pick<typeof enquiryFiles.$inferInsert, 'storedAs' | 'fileName' | 'mediaType' | 'bytes'>;

/** Handed in, and of no enquiry yet. */
const loose = ({ firmId, userId }: Owner) =>
  and(eq(enquiryFiles.firmId, firmId), eq(enquiryFiles.userId, userId), isNull(enquiryFiles.enquiryId));

export async function countLooseFiles(db: Db, owner: Owner): Promise<number> {
  const today = gt(enquiryFiles.createdAt, sql`now() - interval '1 day'`);
  const [row] = await db
    .select({ files: count() })
    .from(enquiryFiles)
    .where(and(loose(owner), today));
  return row?.files ?? 0;
}

export async function insertFile(db: Db, { firmId, userId }: Owner, file: NewFile): Promise<bigint> {
  const [row] = await db
    .insert(enquiryFiles)
    .values({ firmId, userId, ...file })
    .returning({ id: enquiryFiles.id });
  if (!row) throw new Error('file not written');
  return row.id;
}

/** Files of the person become those of the enquiry or of one of its lines; answers how many were there and free. */
export async function attachFiles(
  db: Db,
  owner: Owner,
  { enquiryId }: EnquiryPlace,
  lineNo: number | null,
  ids: readonly bigint[],
): Promise<number> {
  const result = await db
    .update(enquiryFiles)
    .set({ enquiryId, lineNo })
    .where(and(loose(owner), amongIds(enquiryFiles.id, ids)));
  return result.rowCount ?? 0;
}

/** Files of a draft are free again: for what is written next, or for the purge. */
export async function releaseFiles(db: Db, { firmId, enquiryId }: EnquiryPlace): Promise<void> {
  await db
    .update(enquiryFiles)
    .set({ enquiryId: null, lineNo: null })
    .where(and(eq(enquiryFiles.firmId, firmId), eq(enquiryFiles.enquiryId, enquiryId)));
}

export const readFiles = (db: Db, { firmId, enquiryId }: EnquiryPlace) =>
  db
    .select()
    .from(enquiryFiles)
    .where(and(eq(enquiryFiles.firmId, firmId), eq(enquiryFiles.enquiryId, enquiryId)))
    .orderBy(asc(enquiryFiles.id));

/** A file of an enquiry for which `condition` holds. */
export async function findFile(db: Db, id: bigint, condition: SQL | undefined) {
  const [file] = await db
    .select({ storedAs: enquiryFiles.storedAs, fileName: enquiryFiles.fileName, mediaType: enquiryFiles.mediaType })
    .from(enquiryFiles)
    .innerJoin(enquiries, and(eq(enquiries.firmId, enquiryFiles.firmId), eq(enquiries.id, enquiryFiles.enquiryId)))
    .where(and(condition, eq(enquiryFiles.id, id)));
  return file ?? null;
}

/** Takes the rows of files no enquiry took, a few at a time; answers their names in the store. */
export async function takeStaleFiles(db: Db, days: number): Promise<string[]> {
  const old = lt(enquiryFiles.createdAt, sql`now() - make_interval(days => ${days})`);
  const stale = db
    .select({ id: enquiryFiles.id })
    .from(enquiryFiles)
    .where(and(isNull(enquiryFiles.enquiryId), old));
  const rows = await db
    .delete(enquiryFiles)
    .where(sql`${enquiryFiles.id} in (${stale.limit(200)})`)
    .returning({ storedAs: enquiryFiles.storedAs });
  return rows.map((row) => row.storedAs);
}
