import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { KNOWN_DEVICE_DAYS } from '../rules/login-limits.ts';
import { sessions, users } from './access-tables.ts';

/**
 * The account a name means: phone number and mail address, which were proven, before a user name, which anybody may
 * choose. Right `identity`.
 */
export async function findPersonByName(db: Db, name: string) {
  const [person] = await db
    .select({ userId: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(or(eq(users.phoneNumber, name), eq(users.email, name), eq(users.userName, name)))
    .orderBy(sql`${users.userName} = ${name}`)
    .limit(1);
  return person ?? null;
}

export async function findPersonByPhone(db: Db, phoneNumber: string): Promise<{ userId: bigint } | null> {
  const [person] = await db.select({ userId: users.id }).from(users).where(eq(users.phoneNumber, phoneNumber));
  return person ?? null;
}

/** Whether a person logged in from this address within the last 30 days. Right `identity`. */
export async function hasLoggedInFrom(db: Db, userId: bigint | null, ip: string): Promise<boolean> {
  const since = sql`now() - make_interval(days => ${KNOWN_DEVICE_DAYS})`;
  const [row] = await db
    .select({ ip: sessions.ip })
    .from(sessions)
    // The same statement for accounts that do not exist: it may not be told by the time it takes.
    .where(and(eq(sessions.userId, userId ?? 0n), eq(sessions.ip, ip), gt(sessions.createdAt, since)))
    .limit(1);
  return row !== undefined;
}

/** Browsers and addresses of a person's earlier sessions, newest first. Right `identity`. */
export function listEarlierDevices(db: Db, userId: bigint) {
  return db
    .select({ userAgent: sessions.userAgent, ip: sessions.ip })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(200);
}

/** Notes a login. Returns the person as they were before it. */
export async function recordLogin(db: Db, userId: bigint) {
  const [person] = await db
    .select({ userName: users.userName, email: users.email, lastLoginAt: users.lastLoginAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!person) throw new Error('login of a person who does not exist');
  await db.update(users).set({ lastLoginAt: sql`now()` }).where(eq(users.id, userId));
  return person;
}

/** Stores a stronger hash of the same password, unless the password was changed meanwhile. */
export async function replacePasswordHash(db: Db, userId: bigint, before: string, after: string): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, userId), eq(users.passwordHash, before)));
}

export async function isMailOf(db: Db, userId: bigint, email: string): Promise<boolean> {
  const [person] = await db
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.email, email)));
  return person !== undefined;
}
