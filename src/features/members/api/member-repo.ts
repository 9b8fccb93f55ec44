import { randomUUID } from 'node:crypto';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { memberships, users } from '#features/access/api/public.ts';
import { amongTexts } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import type { DataScope } from '#platform/shared/data-scope.ts';

/** Where somebody stands in a company and what they see there; the roles come apart. */
export interface PlaceFacts {
  departmentId: bigint | null;
  jobTitle: string;
  dataScope: DataScope;
  approves: boolean;
  amountLimit: bigint | null;
}

export interface Contacts {
  email: string | null;
  phoneNumber: string | null;
}

/** Accounts that one of the contacts belongs to, in whatever firm. Right `identity`. */
export function findPeople(db: Db, { email, phoneNumber }: Contacts) {
  return db
    .select({ userId: users.id, realName: users.realName, email: users.email, phoneNumber: users.phoneNumber })
    .from(users)
    .where(
      or(
        email === null ? undefined : eq(sql`lower(${users.email})`, email.toLowerCase()),
        phoneNumber === null ? undefined : eq(users.phoneNumber, phoneNumber),
      ),
    )
    .limit(2);
}

/** Numbers of invited people follow their rows, as those who registered have them. */
const FIRST_USER = 10_000_000n;

/** A person who has no account yet; null when a contact was taken in the same moment. Right `identity`. */
export async function insertPerson(db: Db, realName: string, { email, phoneNumber }: Contacts): Promise<bigint | null> {
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

export async function findPlace(db: Db, firmId: bigint, userId: bigint) {
  const [row] = await db
    .select({ memberId: memberships.id, leftAt: memberships.leftAt })
    .from(memberships)
    .where(and(eq(memberships.firmId, firmId), eq(memberships.userId, userId)));
  return row ?? null;
}

/** An invited place; null when the person got one in the same moment. */
export async function insertPlace(
  db: Db,
  place: PlaceFacts & { firmId: bigint; userId: bigint; invitedAs: string | null },
): Promise<bigint | null> {
  const [row] = await db
    .insert(memberships)
    .values({ ...place, status: 2, invitedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ id: memberships.id });
  return row?.id ?? null;
}

/** Somebody who left is invited again. */
export async function reopenPlace(db: Db, firmId: bigint, memberId: bigint, facts: Partial<PlaceFacts>): Promise<void> {
  await db
    .update(memberships)
    .set({ ...facts, status: 2, leftAt: null, invitedAt: sql`now()`, version: sql`${memberships.version} + 1` })
    .where(and(eq(memberships.firmId, firmId), eq(memberships.id, memberId)));
}

/** False when somebody else has changed it since. */
export async function updatePlace(
  db: Db,
  firmId: bigint,
  { memberId, version, ...facts }: PlaceFacts & { memberId: bigint; version: number },
): Promise<boolean> {
  const changed = await db
    .update(memberships)
    .set({ ...facts, version: sql`${memberships.version} + 1` })
    .where(and(eq(memberships.firmId, firmId), eq(memberships.id, memberId), eq(memberships.version, version)))
    .returning({ id: memberships.id });
  return changed.length > 0;
}

/** The move itself: from the status it was seen in, or not at all. */
export async function moveStatus(
  db: Db,
  firmId: bigint,
  { memberId, from, to, left }: { memberId: bigint; from: number; to: number; left: boolean },
): Promise<boolean> {
  const moved = await db
    .update(memberships)
    .set({ status: to, leftAt: left ? sql`now()` : null, version: sql`${memberships.version} + 1` })
    .where(and(eq(memberships.firmId, firmId), eq(memberships.id, memberId), eq(memberships.status, from)))
    .returning({ id: memberships.id });
  return moved.length > 0;
}

/** Notes that an invitation leaves; false when the last one left within the minute. */
export async function noteInvitation(db: Db, firmId: bigint, memberId: bigint): Promise<boolean> {
  const noted = await db
    .update(memberships)
    .set({ invitedAt: sql`now()` })
    .where(
      and(
        eq(memberships.firmId, firmId),
        eq(memberships.id, memberId),
        sql`(${memberships.invitedAt} is null or ${memberships.invitedAt} < now() - interval '1 minute')`,
      ),
    )
    .returning({ id: memberships.id });
  return noted.length > 0;
}

/** An invitation nobody has followed leaves nothing behind. */
export async function deletePlace(db: Db, firmId: bigint, memberId: bigint): Promise<void> {
  await db
    .delete(memberships)
    .where(and(eq(memberships.firmId, firmId), eq(memberships.id, memberId), eq(memberships.status, 2)));
}

/** Contacts among these that people of the company have already. */
export async function findTaken(db: Db, firmId: bigint, people: readonly Contacts[]): Promise<ReadonlySet<string>> {
  const mails = people.flatMap(({ email }) => email ?? []);
  const phones = people.flatMap(({ phoneNumber }) => phoneNumber ?? []);
  const rows = await db
    .select({ email: users.email, phoneNumber: users.phoneNumber })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.firmId, firmId),
        isNull(memberships.leftAt),
        or(amongTexts(users.email, mails), amongTexts(users.phoneNumber, phones)),
      ),
    );
  return new Set(rows.flatMap(({ email, phoneNumber }) => [email?.toLowerCase() ?? '', phoneNumber ?? '']));
}

export async function setApproves(db: Db, firmId: bigint, memberId: bigint, approves: boolean): Promise<void> {
  await db
    .update(memberships)
    .set({ approves, version: sql`${memberships.version} + 1` })
    .where(and(eq(memberships.firmId, firmId), eq(memberships.id, memberId)));
}

export async function readName(db: Db, userId: bigint): Promise<string> {
  const [row] = await db.select({ name: users.realName }).from(users).where(eq(users.id, userId));
  return row?.name ?? '';
}
