import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/api/database.ts';
import { addresses } from './profile-tables.ts';

export interface AddressOwner {
  firmId: bigint;
  userId: bigint;
}

export type AddressRow = typeof addresses.$inferSelect;
export type AddressFields = Pick<
  AddressRow,
  'receiver' | 'phone' | 'regionCode' | 'province' | 'city' | 'district' | 'detail'
>;

type OwnColumns = Record<'id' | 'firmId' | 'userId' | 'removedAt', PgColumn>;

/** Addresses of one person in one firm that have not been removed. */
const owned = ({ firmId, userId }: AddressOwner, columns: OwnColumns = addresses) =>
  and(eq(columns.firmId, firmId), eq(columns.userId, userId), isNull(columns.removedAt));

/** The default first, then the newest. */
export function readAddresses(db: Db, owner: AddressOwner): Promise<AddressRow[]> {
  return db.select().from(addresses).where(owned(owner)).orderBy(desc(addresses.isDefault), desc(addresses.id));
}

/** An address of the person's own book, in the table or in the view of it. */
export const ownAddress = (owner: AddressOwner, id: bigint, columns: OwnColumns = addresses) =>
  and(owned(owner, columns), eq(columns.id, id));

export async function findAddress(db: Db, owner: AddressOwner, id: bigint): Promise<AddressRow | null> {
  const [row] = await db.select().from(addresses).where(ownAddress(owner, id));
  return row ?? null;
}

/** Lets changes of one address book run one after another, so that it never has two defaults nor too many rows. */
export async function lockAddresses(db: Db, { firmId, userId }: AddressOwner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${firmId} ${userId}`}, 0))`);
}

export async function countAddresses(db: Db, owner: AddressOwner): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(addresses).where(owned(owner));
  return row?.rows ?? 0;
}

export async function insertAddress(db: Db, owner: AddressOwner, fields: AddressFields): Promise<AddressRow> {
  const [row] = await db
    .insert(addresses)
    .values({ ...fields, firmId: owner.firmId, userId: owner.userId })
    .returning();
  if (!row) throw new Error('address not written');
  return row;
}

/** All in one statement; the newest stands last in the file and first in the book. */
export async function insertAddresses(db: Db, owner: AddressOwner, fields: readonly AddressFields[]): Promise<void> {
  await db.insert(addresses).values(fields.map((one) => ({ ...one, firmId: owner.firmId, userId: owner.userId })));
}

export async function updateAddress(db: Db, owner: AddressOwner, id: bigint, fields: AddressFields): Promise<boolean> {
  const result = await db
    .update(addresses)
    .set(fields)
    .where(and(owned(owner), eq(addresses.id, id)));
  return result.rowCount === 1;
}

/** Orders keep a copy, so a removed address is only marked: the log of changes stays readable. */
export async function removeAddress(db: Db, owner: AddressOwner, id: bigint): Promise<boolean> {
  const result = await db
    .update(addresses)
    .set({ removedAt: sql`now()`, isDefault: false })
    .where(and(owned(owner), eq(addresses.id, id)));
  return result.rowCount === 1;
}

/** One default per person: the old one gives way in the same transaction. */
export async function makeDefault(db: Db, owner: AddressOwner, id: bigint): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(owned(owner), eq(addresses.isDefault, true)));
  await db
    .update(addresses)
    .set({ isDefault: true })
    .where(and(owned(owner), eq(addresses.id, id)));
}

/** Makes the oldest address the default when there is none left. */
export async function ensureDefault(db: Db, owner: AddressOwner): Promise<void> {
  const [first] = await db
    .select({ id: addresses.id, isDefault: addresses.isDefault })
    .from(addresses)
    .where(owned(owner))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
    .limit(1);
  if (first && !first.isDefault) await makeDefault(db, owner, first.id);
}
