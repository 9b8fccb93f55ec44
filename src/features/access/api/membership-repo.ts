import { and, asc, desc, eq } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { memberships } from './access-tables.ts';
import type { SessionMember } from './session-repo.ts';

/** A place works when the member is enabled and the firm is. */
const isActive = (userId: bigint) =>
  and(eq(memberships.userId, userId), eq(memberships.status, 1), eq(firmsView.status, 1));

const MEMBER = { userId: memberships.userId, membershipId: memberships.id, firmId: memberships.firmId };

/** The firm a person works in first: the default one, else the oldest enabled membership. Right `identity`. */
export async function findFirstMembership(db: Db, userId: bigint): Promise<SessionMember | null> {
  const [member] = await db
    .select(MEMBER)
    .from(memberships)
    .innerJoin(firmsView, eq(firmsView.id, memberships.firmId))
    .where(isActive(userId))
    .orderBy(desc(memberships.isDefault), asc(memberships.id))
    .limit(1);
  return member ?? null;
}

/** One place of a person; null when it is frozen, of somebody else or unknown, which all look the same. */
export async function findMembership(db: Db, userId: bigint, membershipId: bigint): Promise<SessionMember | null> {
  const [member] = await db
    .select(MEMBER)
    .from(memberships)
    .innerJoin(firmsView, eq(firmsView.id, memberships.firmId))
    .where(and(isActive(userId), eq(memberships.id, membershipId)));
  return member ?? null;
}

/** Every firm a person may work for, the default one first. Right `identity`. */
export function listPlaces(db: Db, userId: bigint) {
  return db
    .select({
      membershipId: memberships.id,
      firmName: firmsView.name,
      firmShortName: firmsView.shortName,
      firmType: firmsView.firmType,
    })
    .from(memberships)
    .innerJoin(firmsView, eq(firmsView.id, memberships.firmId))
    .where(isActive(userId))
    .orderBy(desc(memberships.isDefault), asc(memberships.id));
}
