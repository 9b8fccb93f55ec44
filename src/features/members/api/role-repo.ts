import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { membershipRolesView, membershipsView, usersView } from '#features/access/api/access-views.ts';
import { rolesView } from '#features/organisation/api/organisation-views.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';

// Columns of the outer table by their whole names: alone in a statement they would be written without their table.
const codesOfRole = sql<string[]>`array(select rp.code from role_permissions_view rp
  where rp.firm_id = roles_view.firm_id and rp.role_id = roles_view.id order by rp.code)`;

const peopleWithRole = sql<number>`(select count(*)::int from membership_roles_view mr
  join memberships_view m on m.firm_id = mr.firm_id and m.id = mr.membership_id
  where mr.firm_id = roles_view.firm_id and mr.role_id = roles_view.id and m.left_at is null)`;

const ROLE_COLUMNS = {
  roleId: rolesView.id,
  name: rolesView.name,
  note: rolesView.note,
  version: rolesView.version,
  codes: codesOfRole,
  people: peopleWithRole,
};

export function listRoles(db: Db, firmId: bigint) {
  return db
    .select(ROLE_COLUMNS)
    .from(rolesView)
    .where(eq(rolesView.firmId, firmId))
    .orderBy(asc(rolesView.id))
    .limit(500);
}

export async function findRole(db: Db, firmId: bigint, roleId: bigint) {
  const [role] = await db
    .select(ROLE_COLUMNS)
    .from(rolesView)
    .where(and(eq(rolesView.firmId, firmId), eq(rolesView.id, roleId)));
  return role ?? null;
}

/** Codes of these roles; a role that the company does not have is missing in the answer. */
export async function readRoleCodes(
  db: Db,
  firmId: bigint,
  roleIds: readonly bigint[],
): Promise<Map<bigint, string[]>> {
  const rows = await db
    .select({ roleId: rolesView.id, codes: codesOfRole })
    .from(rolesView)
    .where(and(eq(rolesView.firmId, firmId), amongIds(rolesView.id, roleIds)));
  return new Map(rows.map(({ roleId, codes }) => [roleId, codes]));
}

export function listHolders(db: Db, firmId: bigint, roleId: bigint, limit: number) {
  return db
    .select({
      memberId: membershipsView.id,
      name: sql<string>`coalesce(case when ${membershipsView.status} = 2 then ${membershipsView.invitedAs} end, ${usersView.realName})`,
    })
    .from(membershipRolesView)
    .innerJoin(membershipsView, eq(membershipsView.id, membershipRolesView.membershipId))
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .where(
      and(
        eq(membershipRolesView.firmId, firmId),
        eq(membershipRolesView.roleId, roleId),
        isNull(membershipsView.leftAt),
      ),
    )
    .orderBy(asc(membershipsView.id))
    .limit(limit);
}

export async function holdsRole(db: Db, firmId: bigint, userId: bigint, roleId: bigint): Promise<boolean> {
  const [row] = await db
    .select({ roleId: membershipRolesView.roleId })
    .from(membershipRolesView)
    .innerJoin(membershipsView, eq(membershipsView.id, membershipRolesView.membershipId))
    .where(
      and(
        eq(membershipRolesView.firmId, firmId),
        eq(membershipRolesView.roleId, roleId),
        eq(membershipsView.userId, userId),
      ),
    );
  return row !== undefined;
}

export async function isRoleNameTaken(db: Db, firmId: bigint, name: string, exceptId: bigint): Promise<boolean> {
  const [row] = await db
    .select({ id: rolesView.id })
    .from(rolesView)
    .where(and(eq(rolesView.firmId, firmId), eq(rolesView.name, name), sql`${rolesView.id} <> ${exceptId}`));
  return row !== undefined;
}

export async function readRoleIds(db: Db, firmId: bigint, memberId: bigint): Promise<bigint[]> {
  const rows = await db
    .select({ roleId: membershipRolesView.roleId })
    .from(membershipRolesView)
    .where(and(eq(membershipRolesView.firmId, firmId), eq(membershipRolesView.membershipId, memberId)))
    .orderBy(asc(membershipRolesView.roleId));
  return rows.map(({ roleId }) => roleId);
}
