import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { membershipRolesView, membershipsView, usersView } from '#features/access/api/access-views.ts';
import { peopleInScope } from '#features/access/api/public.ts';
import { rolePermissionsView, rolesView } from '#features/organisation/api/organisation-views.ts';
import type { MemberRights } from '../contract/member-schemas.ts';
import { PERMISSION_TREE, permissionName } from '../rules/permission-tree.ts';
import { scopeWords } from '../rules/scope-words.ts';
import type { Company } from './company.ts';
import { type MemberRecord, SALES_ACCOUNT } from './member-columns.ts';

const NAMES_SHOWN = 12;

type Grant = MemberRights['groups'][number]['codes'][number]['grants'][number];

/** Which role gives which code, and who gave the role. */
async function readGrants({ db, firmId }: Company, memberId: bigint): Promise<Map<string, Grant[]>> {
  const rows = await db
    .select({
      code: rolePermissionsView.code,
      roleId: rolesView.id,
      roleName: rolesView.name,
      grantedBy: usersView.realName,
      grantedAt: membershipRolesView.grantedAt,
    })
    .from(membershipRolesView)
    .innerJoin(
      rolesView,
      and(eq(rolesView.firmId, membershipRolesView.firmId), eq(rolesView.id, membershipRolesView.roleId)),
    )
    .innerJoin(
      rolePermissionsView,
      and(eq(rolePermissionsView.firmId, rolesView.firmId), eq(rolePermissionsView.roleId, rolesView.id)),
    )
    // Somebody of another firm, a group account, has no name here.
    .leftJoin(usersView, eq(usersView.id, membershipRolesView.grantedBy))
    .where(and(eq(membershipRolesView.firmId, firmId), eq(membershipRolesView.membershipId, memberId)))
    .orderBy(asc(rolesView.id));
  return Map.groupBy(
    rows.map(({ roleId, grantedAt, ...row }) => ({
      ...row,
      roleId: String(roleId),
      grantedAt: grantedAt.toISOString(),
    })),
    ({ code }) => code,
  );
}

/** Whose records somebody sees, as everything in the shop will ask it. */
async function readReach({ db, firmId, viewer }: Company, { userId, dataScope, departmentId }: MemberRecord) {
  const seen = and(
    eq(membershipsView.firmId, firmId),
    sql`${membershipsView.participantExtendType} <> ${SALES_ACCOUNT}`,
    isNull(membershipsView.leftAt),
    peopleInScope(membershipsView.userId, { ...viewer, userId, dataScope, departmentId }),
  );
  const people = await db.$count(membershipsView, seen);
  const names = await db
    .select({
      name: sql<string>`coalesce(case when ${membershipsView.status} = 2 then ${membershipsView.invitedAs} end, ${usersView.realName})`,
    })
    .from(membershipsView)
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .where(seen)
    .orderBy(asc(membershipsView.id))
    .limit(NAMES_SHOWN);
  return { people, names: names.map(({ name }) => name) };
}

/** Everything a person may do and see, each with where it comes from. */
export async function readRights(company: Company, member: MemberRecord) {
  const grants = await readGrants(company, member.memberId);
  const groups = PERMISSION_TREE.map(({ label, codes }) => ({
    label,
    codes: codes.map((code) => ({ code, name: permissionName(code), grants: grants.get(code) ?? [] })),
  }));
  const words = scopeWords(member.dataScope, member.departmentName);
  return { groups, scope: { dataScope: member.dataScope, words, ...(await readReach(company, member)) } };
}
