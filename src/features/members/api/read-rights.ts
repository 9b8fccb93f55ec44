import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { membershipRoles, memberships, peopleInScope, users } from '#features/access/api/public.ts';
import { rolePermissions, roles } from '#features/organisation/api/public.ts';
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
      code: rolePermissions.code,
      roleId: roles.id,
      roleName: roles.name,
      grantedBy: users.realName,
      grantedAt: membershipRoles.grantedAt,
    })
    .from(membershipRoles)
    .innerJoin(roles, and(eq(roles.firmId, membershipRoles.firmId), eq(roles.id, membershipRoles.roleId)))
    .innerJoin(rolePermissions, and(eq(rolePermissions.firmId, roles.firmId), eq(rolePermissions.roleId, roles.id)))
    // Somebody of another firm, a group account, has no name here.
    .leftJoin(users, eq(users.id, membershipRoles.grantedBy))
    .where(and(eq(membershipRoles.firmId, firmId), eq(membershipRoles.membershipId, memberId)))
    .orderBy(asc(roles.id));
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
    eq(memberships.firmId, firmId),
    sql`${memberships.participantExtendType} <> ${SALES_ACCOUNT}`,
    isNull(memberships.leftAt),
    peopleInScope(memberships.userId, { ...viewer, userId, dataScope, departmentId }),
  );
  const people = await db.$count(memberships, seen);
  const names = await db
    .select({
      name: sql<string>`coalesce(case when ${memberships.status} = 2 then ${memberships.invitedAs} end, ${users.realName})`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(seen)
    .orderBy(asc(memberships.id))
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
