import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { membershipRoles } from './access-tables.ts';

/** Gives everybody who holds one role another in its place; those who have left lose it. */
export async function replaceRole(
  db: Db,
  { firmId, roleId, replacementId, by }: { firmId: bigint; roleId: bigint; replacementId: bigint; by: bigint },
): Promise<void> {
  await db.execute(sql`
    insert into membership_roles (firm_id, membership_id, role_id, granted_by)
    select mr.firm_id, mr.membership_id, ${replacementId}, ${by} from membership_roles mr
      join memberships m on m.firm_id = mr.firm_id and m.id = mr.membership_id
     where mr.firm_id = ${firmId} and mr.role_id = ${roleId} and m.left_at is null
    on conflict do nothing`);
}

/** Takes roles away and gives new ones, which carry the name of the giver; those that stay keep theirs. */
export async function changeRoles(
  db: Db,
  { firmId, memberId, by }: { firmId: bigint; memberId: bigint; by: bigint },
  { removed, added }: { removed: readonly bigint[]; added: readonly bigint[] },
): Promise<void> {
  const place = and(eq(membershipRoles.firmId, firmId), eq(membershipRoles.membershipId, memberId));
  if (removed.length) await db.delete(membershipRoles).where(and(place, inArray(membershipRoles.roleId, [...removed])));
  if (added.length === 0) return;
  const rows = added.map((roleId) => ({ firmId, membershipId: memberId, roleId, grantedBy: by }));
  await db.insert(membershipRoles).values(rows).onConflictDoNothing();
}

export async function takeRoleFromAll(db: Db, firmId: bigint, roleId: bigint): Promise<void> {
  await db.delete(membershipRoles).where(and(eq(membershipRoles.firmId, firmId), eq(membershipRoles.roleId, roleId)));
}
