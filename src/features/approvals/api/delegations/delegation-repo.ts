import { and, asc, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { Delegation } from '../../rules/resolve-delegate.ts';
import { approvalDelegations as d } from '../approval-tables.ts';

/** Every delegation of the firm that is on at this moment. */
export function readDelegationsAt(db: Db, firmId: bigint, at: Date): Promise<Delegation[]> {
  const { memberId, delegateMemberId, startsAt, endsAt, documentTypes, capFen } = d;
  return db
    .select({ memberId, delegateMemberId, startsAt, endsAt, documentTypes, capFen })
    .from(d)
    .where(and(eq(d.firmId, firmId), isNull(d.revokedAt), lte(d.startsAt, at), gt(d.endsAt, at)))
    .orderBy(asc(d.id));
}

const own = alias(membershipsView, 'own');
const other = alias(membershipsView, 'other');
const ownUser = alias(usersView, 'own_user');
const otherUser = alias(usersView, 'other_user');

/** Delegations a member gave or was given that are not over, the latest first. */
export function readDelegationsOf(db: Db, firmId: bigint, memberId: bigint) {
  return db
    .select({
      id: d.id,
      memberId: d.memberId,
      delegateMemberId: d.delegateMemberId,
      reason: d.reason,
      startsAt: d.startsAt,
      endsAt: d.endsAt,
      documentTypes: d.documentTypes,
      capFen: d.capFen,
      memberName: ownUser.realName,
      delegateName: otherUser.realName,
    })
    .from(d)
    .innerJoin(own, and(eq(own.firmId, d.firmId), eq(own.id, d.memberId)))
    .innerJoin(ownUser, eq(ownUser.id, own.userId))
    .innerJoin(other, and(eq(other.firmId, d.firmId), eq(other.id, d.delegateMemberId)))
    .innerJoin(otherUser, eq(otherUser.id, other.userId))
    .where(
      and(
        eq(d.firmId, firmId),
        isNull(d.revokedAt),
        gt(d.endsAt, sql`now()`),
        or(eq(d.memberId, memberId), eq(d.delegateMemberId, memberId)),
      ),
    )
    .orderBy(desc(d.id));
}

/** Has the member given a delegation for some of this time already? */
export async function hasOverlap(
  db: Db,
  { firmId, memberId, startsAt, endsAt }: { firmId: bigint; memberId: bigint; startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const own = and(eq(d.firmId, firmId), eq(d.memberId, memberId), isNull(d.revokedAt));
  return (await db.$count(d, and(own, lt(d.startsAt, endsAt), gt(d.endsAt, startsAt)))) > 0;
}

export async function insertDelegation(db: Db, row: typeof d.$inferInsert): Promise<bigint> {
  const [written] = await db.insert(d).values(row).returning({ id: d.id });
  if (!written) throw new Error('delegation not written');
  return written.id;
}

/** Ends an own delegation and says whose it was; null where there is none. */
export async function revokeDelegation(
  db: Db,
  place: { firmId: bigint; memberId: bigint; id: bigint },
): Promise<bigint | null> {
  const [row] = await db
    .update(d)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(d.firmId, place.firmId), eq(d.memberId, place.memberId), eq(d.id, place.id), isNull(d.revokedAt)))
    .returning({ delegateMemberId: d.delegateMemberId });
  return row?.delegateMemberId ?? null;
}
