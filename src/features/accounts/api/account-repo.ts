import { and, eq, sql } from 'drizzle-orm';
import { memberships, users } from '#features/access/api/public.ts';
import { firms } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { PersonFacts } from '../rules/personal-words.ts';

export interface Person extends PersonFacts {
  id: bigint;
  realName: string;
  passwordHash: string | null;
  firmNames: string[];
}

const COLUMNS = {
  id: users.id,
  userName: users.userName,
  realName: users.realName,
  phoneNumber: users.phoneNumber,
  email: users.email,
  passwordHash: users.passwordHash,
};

/** A person with all that their password must not contain. Right `identity`. */
export async function findPerson(db: Db, userId: bigint): Promise<Person | null> {
  const [person] = await db.select(COLUMNS).from(users).where(eq(users.id, userId));
  if (!person) return null;
  const places = await db
    .select({ name: firms.name, shortName: firms.shortName })
    .from(memberships)
    .innerJoin(firms, eq(firms.id, memberships.firmId))
    .where(eq(memberships.userId, userId));
  return { ...person, firmNames: places.flatMap(({ name, shortName }) => [name, shortName]) };
}

const CONTACTS = { userName: users.userName, phoneNumber: users.phoneNumber, email: users.email };

/** Whose name, phone or mail address this is, regardless of case, among the people the transaction may see. */
export async function findUserId(db: Db, contact: keyof typeof CONTACTS, value: string): Promise<bigint | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${CONTACTS[contact]})`, value.toLowerCase()));
  return user?.id ?? null;
}

/** Only for `setPassword`, which ends the sessions as well. */
export async function writePasswordHash(db: Db, userId: bigint, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash, passwordChangedAt: sql`now()` }).where(eq(users.id, userId));
}

/** Someone who was invited and has not come yet. */
export interface Invited {
  membershipId: bigint;
  firmId: bigint;
  userId: bigint;
  firmName: string;
  realName: string;
  email: string | null;
  passwordHash: string | null;
}

/** The open invitation a membership stands for; null once it was accepted, withdrawn or its firm was frozen. */
export async function findInvited(db: Db, membershipId: bigint): Promise<Invited | null> {
  const [invited] = await db
    .select({
      membershipId: memberships.id,
      firmId: memberships.firmId,
      userId: users.id,
      firmName: firms.name,
      realName: users.realName,
      email: users.email,
      passwordHash: users.passwordHash,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(firms, eq(firms.id, memberships.firmId))
    .where(and(eq(memberships.id, membershipId), eq(memberships.status, 2), eq(firms.status, 1)));
  return invited ?? null;
}

/** The one move an invitation may make: invited (2) to enabled (1), specification 4. False when it was not open. */
export async function enableInvited(db: Db, membershipId: bigint): Promise<boolean> {
  const enabled = await db
    .update(memberships)
    .set({ status: 1 })
    .where(and(eq(memberships.id, membershipId), eq(memberships.status, 2)))
    .returning({ id: memberships.id });
  return enabled.length === 1;
}
