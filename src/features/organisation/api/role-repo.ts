import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { rolePermissions, roles } from './organisation-tables.ts';

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

/** Nobody may hold it any more. */
export async function deleteRole(db: Db, firmId: bigint, roleId: bigint): Promise<void> {
  await db.delete(roles).where(and(eq(roles.firmId, firmId), eq(roles.id, roleId)));
}
