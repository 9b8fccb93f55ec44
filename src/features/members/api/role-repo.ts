import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { membershipRoles, memberships, users } from '#features/access/api/public.ts';
import { rolePermissions, roles } from '#features/organisation/api/public.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';

// Columns of the outer table by their whole names: alone in a statement they would be written without their table.
const codesOfRole = sql<string[]>`array(select rp.code from role_permissions rp
  where rp.firm_id = roles.firm_id and rp.role_id = roles.id order by rp.code)`;

const peopleWithRole = sql<number>`(select count(*)::int from membership_roles mr
  join memberships m on m.firm_id = mr.firm_id and m.id = mr.membership_id
  where mr.firm_id = roles.firm_id and mr.role_id = roles.id and m.left_at is null)`;

const ROLE_COLUMNS = {
  roleId: roles.id,
  name: roles.name,
  note: roles.note,
  version: roles.version,
  codes: codesOfRole,
  people: peopleWithRole,
};

export function listRoles(db: Db, firmId: bigint) {
  return db.select(ROLE_COLUMNS).from(roles).where(eq(roles.firmId, firmId)).orderBy(asc(roles.id)).limit(500);
}

export async function findRole(db: Db, firmId: bigint, roleId: bigint) {
  const [role] = await db
    .select(ROLE_COLUMNS)
    .from(roles)
    .where(and(eq(roles.firmId, firmId), eq(roles.id, roleId)));
  return role ?? null;
}

/** Codes of these roles; a role that the company does not have is missing in the answer. */
export async function readRoleCodes(
  db: Db,
  firmId: bigint,
  roleIds: readonly bigint[],
): Promise<Map<bigint, string[]>> {
  const rows = await db
    .select({ roleId: roles.id, codes: codesOfRole })
    .from(roles)
    .where(and(eq(roles.firmId, firmId), amongIds(roles.id, roleIds)));
  return new Map(rows.map(({ roleId, codes }) => [roleId, codes]));
}

export function listHolders(db: Db, firmId: bigint, roleId: bigint, limit: number) {
  return db
    .select({
      memberId: memberships.id,
      name: sql<string>`coalesce(case when ${memberships.status} = 2 then ${memberships.invitedAs} end, ${users.realName})`,
    })
    .from(membershipRoles)
    .innerJoin(memberships, eq(memberships.id, membershipRoles.membershipId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(membershipRoles.firmId, firmId), eq(membershipRoles.roleId, roleId), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.id))
    .limit(limit);
}

export async function holdsRole(db: Db, firmId: bigint, userId: bigint, roleId: bigint): Promise<boolean> {
  const [row] = await db
    .select({ roleId: membershipRoles.roleId })
    .from(membershipRoles)
    .innerJoin(memberships, eq(memberships.id, membershipRoles.membershipId))
    .where(and(eq(membershipRoles.firmId, firmId), eq(membershipRoles.roleId, roleId), eq(memberships.userId, userId)));
  return row !== undefined;
}

export interface RoleFacts {
  name: string;
  note: string;
  codes: readonly string[];
}

async function writeCodes(db: Db, firmId: bigint, roleId: bigint, codes: readonly string[]): Promise<void> {
  await db.insert(rolePermissions).values([...new Set(codes)].map((code) => ({ firmId, roleId, code })));
}

/** Null when the company has a role of this name. */
export async function insertRole(db: Db, firmId: bigint, { name, note, codes }: RoleFacts): Promise<bigint | null> {
  const [role] = await db
    .insert(roles)
    .values({ firmId, name, note })
    .onConflictDoNothing()
    .returning({ id: roles.id });
  if (!role) return null;
  await writeCodes(db, firmId, role.id, codes);
  return role.id;
}

export async function isRoleNameTaken(db: Db, firmId: bigint, name: string, exceptId: bigint): Promise<boolean> {
  const [row] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.firmId, firmId), eq(roles.name, name), sql`${roles.id} <> ${exceptId}`));
  return row !== undefined;
}

/** False when somebody else has changed it since. */
export async function updateRole(
  db: Db,
  firmId: bigint,
  { roleId, version, ...facts }: RoleFacts & { roleId: bigint; version: number },
): Promise<boolean> {
  const changed = await db
    .update(roles)
    .set({ name: facts.name, note: facts.note, version: sql`${roles.version} + 1` })
    .where(and(eq(roles.firmId, firmId), eq(roles.id, roleId), eq(roles.version, version)))
    .returning({ id: roles.id });
  if (changed.length === 0) return false;
  await db.delete(rolePermissions).where(and(eq(rolePermissions.firmId, firmId), eq(rolePermissions.roleId, roleId)));
  await writeCodes(db, firmId, roleId, facts.codes);
  return true;
}

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

export async function deleteRole(db: Db, firmId: bigint, roleId: bigint): Promise<void> {
  await db.delete(membershipRoles).where(and(eq(membershipRoles.firmId, firmId), eq(membershipRoles.roleId, roleId)));
  await db.delete(roles).where(and(eq(roles.firmId, firmId), eq(roles.id, roleId)));
}

export async function readRoleIds(db: Db, firmId: bigint, memberId: bigint): Promise<bigint[]> {
  const rows = await db
    .select({ roleId: membershipRoles.roleId })
    .from(membershipRoles)
    .where(and(eq(membershipRoles.firmId, firmId), eq(membershipRoles.membershipId, memberId)))
    .orderBy(asc(membershipRoles.roleId));
  return rows.map(({ roleId }) => roleId);
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
