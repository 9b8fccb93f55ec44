import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { TitleFacts } from '../rules/invoice-title.ts';
import type { AddressOwner } from './address-repo.ts';
import { invoiceTitles as t } from './profile-tables.ts';

export type TitleRow = typeof t.$inferSelect;

/** Titles one person, or one firm for everybody, keeps. */
export const MOST_TITLES = 50;

/** Whose titles: a person's, or, without one, those the firm keeps for everybody. */
export interface TitleOwner {
  firmId: bigint;
  userId: bigint | null;
}

const live = (firmId: bigint) => and(eq(t.firmId, firmId), isNull(t.removedAt));
const owned = ({ firmId, userId }: TitleOwner): SQL | undefined =>
  and(live(firmId), userId === null ? isNull(t.userId) : eq(t.userId, userId));

/** The person's own first, each part with its default first; then those of the firm. */
export function readTitles(db: Db, { firmId, userId }: AddressOwner): Promise<TitleRow[]> {
  return db
    .select()
    .from(t)
    .where(and(live(firmId), or(eq(t.userId, userId), isNull(t.userId))))
    .orderBy(sql`${t.userId} is null`, desc(t.isDefault), desc(t.id));
}

/** Titles of one owner alone. */
export const readOwned = (db: Db, owner: TitleOwner): Promise<TitleRow[]> =>
  db.select().from(t).where(owned(owner)).orderBy(t.id);

export async function findOwned(db: Db, owner: TitleOwner, id: bigint): Promise<TitleRow | null> {
  const [row] = await db
    .select()
    .from(t)
    .where(and(owned(owner), eq(t.id, id)));
  return row ?? null;
}

/** A title the person may choose, own or the firm's. */
export async function findTitle(db: Db, owner: AddressOwner, id: bigint): Promise<TitleRow | null> {
  const rows = await readTitles(db, owner);
  return rows.find((row) => row.id === id) ?? null;
}

/** Lets changes of one person's, or of the firm's, titles run one after another: one default, no row too many. */
export async function lockTitles(db: Db, { firmId, userId }: TitleOwner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`titles ${firmId} ${userId ?? 0n}`}, 0))`);
}

export async function countTitles(db: Db, owner: TitleOwner): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(t).where(owned(owner));
  return row?.rows ?? 0;
}

export async function insertTitle(db: Db, owner: TitleOwner, facts: TitleFacts): Promise<TitleRow> {
  const [row] = await db
    .insert(t)
    .values({ ...owner, ...facts })
    .returning();
  if (!row) throw new Error('title not written');
  return row;
}

/** Null when it has moved on since `version`. */
export async function updateTitle(
  db: Db,
  owner: TitleOwner,
  { id, version }: Pick<TitleRow, 'id' | 'version'>,
  facts: TitleFacts,
): Promise<TitleRow | null> {
  const [row] = await db
    .update(t)
    .set({ ...facts, version: sql`${t.version} + 1`, updatedAt: sql`now()` })
    .where(and(owned(owner), eq(t.id, id), eq(t.version, version)))
    .returning();
  return row ?? null;
}

/** Orders keep a copy, so a removed title is only marked. */
export async function removeTitle(db: Db, owner: TitleOwner, id: bigint): Promise<void> {
  await db
    .update(t)
    .set({ removedAt: sql`now()`, isDefault: false })
    .where(and(owned(owner), eq(t.id, id)));
}

/** One default per owner: the old one gives way in the same transaction. */
export async function makeDefaultTitle(db: Db, owner: TitleOwner, id: bigint): Promise<void> {
  await db
    .update(t)
    .set({ isDefault: false })
    .where(and(owned(owner), eq(t.isDefault, true)));
  await db
    .update(t)
    .set({ isDefault: true })
    .where(and(owned(owner), eq(t.id, id)));
}
