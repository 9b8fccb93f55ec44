import { and, eq, sql } from 'drizzle-orm';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import { readPasswordHash } from '#features/access/api/public.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { PersonFacts } from '../rules/personal-words.ts';

export interface Person extends PersonFacts {
  id: bigint;
  realName: string;
  passwordHash: string | null;
  firmNames: string[];
}

const COLUMNS = {
  id: usersView.id,
  userName: usersView.userName,
  realName: usersView.realName,
  phoneNumber: usersView.phoneNumber,
  email: usersView.email,
};

/** A person with all that their password must not contain. Right `identity`. */
export async function findPerson(db: Db, userId: bigint): Promise<Person | null> {
  const [person] = await db.select(COLUMNS).from(usersView).where(eq(usersView.id, userId));
  if (!person) return null;
  const places = await db
    .select({ name: firmsView.name, shortName: firmsView.shortName })
    .from(membershipsView)
    .innerJoin(firmsView, eq(firmsView.id, membershipsView.firmId))
    .where(eq(membershipsView.userId, userId));
  return {
    ...person,
    passwordHash: await readPasswordHash(db, userId),
    firmNames: places.flatMap(({ name, shortName }) => [name, shortName]),
  };
}

const CONTACTS = { userName: usersView.userName, phoneNumber: usersView.phoneNumber, email: usersView.email };

/** Whose name, phone or mail address this is, regardless of case, among the people the transaction may see. */
export async function findUserId(db: Db, contact: keyof typeof CONTACTS, value: string): Promise<bigint | null> {
  const [user] = await db
    .select({ id: usersView.id })
    .from(usersView)
    .where(eq(sql`lower(${CONTACTS[contact]})`, value.toLowerCase()));
  return user?.id ?? null;
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
      membershipId: membershipsView.id,
      firmId: membershipsView.firmId,
      userId: usersView.id,
      firmName: firmsView.name,
      realName: usersView.realName,
      email: usersView.email,
    })
    .from(membershipsView)
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .innerJoin(firmsView, eq(firmsView.id, membershipsView.firmId))
    .where(and(eq(membershipsView.id, membershipId), eq(membershipsView.status, 2), eq(firmsView.status, 1)));
  return invited ? { ...invited, passwordHash: await readPasswordHash(db, invited.userId) } : null;
}
