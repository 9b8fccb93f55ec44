import { and, eq, sql } from 'drizzle-orm';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import type { DataScope } from '#platform/shared/data-scope.ts';
import { memberships } from './access-tables.ts';

/** Where somebody stands in a company and what they see there; the roles come apart. */
export interface PlaceFacts {
  departmentId: bigint | null;
  jobTitle: string;
  dataScope: DataScope;
  approves: boolean;
  amountLimit: bigint | null;
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

export async function setApproves(db: Db, firmId: bigint, memberId: bigint, approves: boolean): Promise<void> {
  await db
    .update(memberships)
    .set({ approves, version: sql`${memberships.version} + 1` })
    .where(and(eq(memberships.firmId, firmId), eq(memberships.id, memberId)));
}

export async function moveToDepartment(
  db: Db,
  firmId: bigint,
  memberIds: readonly bigint[],
  departmentId: bigint | null,
): Promise<void> {
  await db
    .update(memberships)
    .set({ departmentId, version: sql`${memberships.version} + 1` })
    .where(and(eq(memberships.firmId, firmId), amongIds(memberships.id, memberIds)));
}

/** Those who have left keep no department that is gone. */
export async function emptyDepartment(db: Db, firmId: bigint, departmentId: bigint): Promise<void> {
  await db
    .update(memberships)
    .set({ departmentId: null })
    .where(and(eq(memberships.firmId, firmId), eq(memberships.departmentId, departmentId)));
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
