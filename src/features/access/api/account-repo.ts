import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { membershipRoles, memberships, users } from './access-tables.ts';

/** Numbers of people follow their rows; what was imported or seeded has lower ones. */
const FIRST_USER = 10_000_000n;

export interface Contacts {
  email: string | null;
  phoneNumber: string | null;
}

/** A person who has no account yet; null when a contact was taken in the same moment. Right `identity`. */
export async function insertInvitedPerson(
  db: Db,
  realName: string,
  { email, phoneNumber }: Contacts,
): Promise<bigint | null> {
  // Until the row has its number a name that nobody can have chosen stands there.
  const name = randomUUID();
  const contacts = { email: email?.toLowerCase() ?? null, phoneNumber };
  const [row] = await db
    .insert(users)
    .values({ userCode: name, userName: name, realName, ...contacts, regType: 'invited' })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!row) return null;
  const userCode = `U${FIRST_USER + row.id}`;
  // What people log in with are their contacts; the name is free to be chosen later.
  await db.update(users).set({ userCode, userName: userCode.toLowerCase() }).where(eq(users.id, row.id));
  return row.id;
}

export interface NewPerson {
  userName: string;
  realName: string;
  phoneNumber: string;
  email: string | null;
  passwordHash: string;
}

/** Null when name, phone or mail address was taken in the same moment. Right `identity`. */
export async function insertPerson(db: Db, facts: NewPerson): Promise<bigint | null> {
  const [row] = await db
    .insert(users)
    .values({ ...facts, userCode: facts.phoneNumber, regType: 'registered', passwordChangedAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!row) return null;
  await db
    .update(users)
    .set({ userCode: `U${FIRST_USER + row.id}` })
    .where(eq(users.id, row.id));
  return row.id;
}

/** The person's place in the firm, enabled at once. Right `identity`. */
export async function insertMember(db: Db, member: { firmId: bigint; userId: bigint; roleId: bigint }): Promise<void> {
  const { firmId, userId, roleId } = member;
  const [row] = await db
    .insert(memberships)
    .values({ firmId, userId, isDefault: true, dataScope: 'company' })
    .returning({ id: memberships.id });
  if (!row) throw new Error('membership not written');
  await db.insert(membershipRoles).values({ firmId, membershipId: row.id, roleId });
}

/** Hash of a person's password; null until there is one. Right `identity`. */
export async function readPasswordHash(db: Db, userId: bigint): Promise<string | null> {
  const [person] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return person?.hash ?? null;
}

/** Only for `setPassword`, which ends the sessions as well. */
export async function writePasswordHash(db: Db, userId: bigint, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash, passwordChangedAt: sql`now()` }).where(eq(users.id, userId));
}

type UserRow = typeof users.$inferSelect;

export type PersonFields = Partial<
  Pick<UserRow, 'realName' | 'nickName' | 'subscribePromotion' | 'avatarUrl' | 'phoneNumber' | 'email'>
>;

/** A person's own row, locked until the transaction ends: changes of one person run one after another. */
export async function lockPerson(db: Db, userId: bigint): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new Error('session without a person');
  return user;
}

export async function updatePerson(db: Db, userId: bigint, fields: PersonFields): Promise<void> {
  await db.update(users).set(fields).where(eq(users.id, userId));
}
