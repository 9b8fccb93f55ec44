import { and, asc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import type { ScanState } from '../contract/scan-states.ts';
import type { OwnerPlace, Person } from './attachment-owner.ts';
import { attachments as a } from './attachment-tables.ts';

export type Attachment = typeof a.$inferSelect;

/** A file as it was found to be, ready to be kept. */
export interface JudgedFile {
  fileName: string;
  mediaType: string;
  bytes: number;
}

export interface AttachedPlace {
  ownerId: bigint;
  part?: bigint | null;
  side?: 'buyer' | 'desk';
}

/** Handed in by this person, and of nothing yet. */
const loose = (kind: string, { firmId, userId }: Person): SQL | undefined =>
  and(eq(a.firmId, firmId), eq(a.userId, userId), eq(a.ownerKind, kind), isNull(a.ownerId));

const belongs = ({ firmId, kind, ownerId }: OwnerPlace): SQL | undefined =>
  and(eq(a.firmId, firmId), eq(a.ownerKind, kind), eq(a.ownerId, ownerId));

/** One upload of a person at a time: of two at once the second counts the first. */
export async function lockUploads(db: Db, kind: string, { userId }: Person): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`attachments:${kind}:${userId}`}, 0))`);
}

/** How many files of a person wait since a day ago. */
export const countLooseToday = (db: Db, kind: string, person: Person): Promise<number> =>
  db.$count(a, and(loose(kind, person), gt(a.createdAt, sql`now() - interval '1 day'`)));

/** How many of these files a person has and has done nothing with. */
export const countLooseAmong = (db: Db, kind: string, person: Person, ids: readonly bigint[]): Promise<number> =>
  db.$count(a, and(loose(kind, person), amongIds(a.id, ids)));

/** Those of some files that a person has and has done nothing with. */
export const listLoose = (db: Db, kind: string, person: Person, ids: readonly bigint[]): Promise<Attachment[]> =>
  db
    .select()
    .from(a)
    .where(and(loose(kind, person), amongIds(a.id, ids)))
    .orderBy(asc(a.id));

type NewAttachment = Omit<typeof a.$inferInsert, 'createdAt'>;

export async function insertAttachment(db: Db, file: NewAttachment): Promise<Attachment> {
  const [row] = await db.insert(a).values(file).returning();
  if (!row) throw new Error('attachment not written');
  return row;
}

/** Files of the person become those of the owner; answers how many were there and free. */
export async function attach(
  db: Db,
  kind: string,
  person: Person,
  place: AttachedPlace,
  ids: readonly bigint[],
): Promise<number> {
  const result = await db
    .update(a)
    .set({ ownerId: place.ownerId, part: place.part ?? null, side: place.side ?? null })
    .where(and(loose(kind, person), amongIds(a.id, ids)));
  return result.rowCount ?? 0;
}

/** Files of an owner are free again: for what is written next, or for the purge. */
export async function release(db: Db, place: OwnerPlace): Promise<void> {
  await db.update(a).set({ ownerId: null, part: null, side: null }).where(belongs(place));
}

export const listAttachments = (db: Db, place: OwnerPlace): Promise<Attachment[]> =>
  db.select().from(a).where(belongs(place)).orderBy(asc(a.id));

/** The same of several owners of a kind. */
export const listAttachmentsOf = (
  db: Db,
  { firmId, kind }: Pick<OwnerPlace, 'firmId' | 'kind'>,
  ownerIds: readonly bigint[],
): Promise<Attachment[]> =>
  db
    .select()
    .from(a)
    .where(and(eq(a.firmId, firmId), eq(a.ownerKind, kind), amongIds(a.ownerId, ownerIds)))
    .orderBy(asc(a.id));

/** As far as the transaction sees it. */
export async function findAttachment(db: Db, kind: string, by: { id: bigint } | { storedAs: string }) {
  const key = 'id' in by ? eq(a.id, by.id) : eq(a.storedAs, by.storedAs);
  const [row] = await db
    .select()
    .from(a)
    .where(and(eq(a.ownerKind, kind), key));
  return row ?? null;
}

export const setScan = (db: Db, id: bigint, scan: ScanState) => db.update(a).set({ scan }).where(eq(a.id, id));

/** Rows of files that nothing took, a few at a time; nobody else takes them meanwhile. */
export const lockStale = (db: Db, days: number, most: number): Promise<Attachment[]> =>
  db
    .select()
    .from(a)
    .where(and(isNull(a.ownerId), lt(a.createdAt, sql`now() - make_interval(days => ${days})`)))
    .orderBy(asc(a.createdAt))
    .limit(most)
    .for('update', { skipLocked: true });

export async function deleteAttachments(db: Db, ids: readonly bigint[]): Promise<void> {
  if (ids.length > 0) await db.delete(a).where(inArray(a.id, [...ids]));
}

/** Files that no scanner has answered for since some minutes. */
export const readWaiting = (db: Db, minutes: number, most: number): Promise<Attachment[]> =>
  db
    .select()
    .from(a)
    .where(and(eq(a.scan, 'waiting'), lt(a.createdAt, sql`now() - make_interval(mins => ${minutes})`)))
    .orderBy(asc(a.createdAt))
    .limit(most);

/** Where no scanner is asked any more, nobody waits for its answer. */
export const endWaiting = (db: Db) => db.update(a).set({ scan: 'none' }).where(eq(a.scan, 'waiting'));
