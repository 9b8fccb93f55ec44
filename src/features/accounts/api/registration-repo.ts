import { eq } from 'drizzle-orm';
import { membershipRoles, memberships, users } from '#features/access/api/public.ts';
import { ROLE_TEMPLATES } from '#features/access/rules/public.ts';
import { firms, rolePermissions, roles } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';

export interface NewFirm {
  name: string;
  shortName: string;
  creditCode: string;
  /** Sales person whose link led here. */
  salesCode?: string;
}

/** Numbers of customers and people follow the rows; what was imported or seeded has lower ones. */
const FIRST_CUSTOMER = 200_000n;
const FIRST_USER = 10_000_000n;

/** Null when the company is a customer already, even one that registered in the same moment. Right `identity`. */
export async function insertFirm(db: Db, { salesCode, ...facts }: NewFirm) {
  const settings = {
    phoneVersionSwitch: '0',
    customerServiceSwitch: '0',
    ...(salesCode ? { salesCode } : {}),
  } as const;
  const [row] = await db
    .insert(firms)
    // Until the row has its number, the credit code, unique as well, stands in its place.
    .values({ ...facts, customerCode: facts.creditCode, settings })
    .onConflictDoNothing()
    .returning({ id: firms.id });
  if (!row) return null;
  const customerCode = `C${FIRST_CUSTOMER + row.id}`;
  await db.update(firms).set({ customerCode }).where(eq(firms.id, row.id));
  return { id: row.id, customerCode };
}

export interface NewPerson {
  userName: string;
  realName: string;
  phoneNumber: string;
  email: string | null;
  passwordHash: string;
}

/** Null when name, phone or mail address was taken in the same moment. Right `identity`. */
export async function insertPerson(db: Db, facts: NewPerson): Promise<bigint | null> {
  const [row] = await db
    .insert(users)
    .values({ ...facts, userCode: facts.phoneNumber, regType: 'registered', passwordChangedAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!row) return null;
  await db
    .update(users)
    .set({ userCode: `U${FIRST_USER + row.id}` })
    .where(eq(users.id, row.id));
  return row.id;
}

/** The roles every firm starts with, by name. Right `identity`. */
export async function insertTemplateRoles(db: Db, firmId: bigint): Promise<ReadonlyMap<string, bigint>> {
  const ids = new Map<string, bigint>();
  for (const [name, codes] of Object.entries(ROLE_TEMPLATES)) {
    const [role] = await db.insert(roles).values({ firmId, name }).returning({ id: roles.id });
    if (!role) throw new Error(`role ${name} not written`);
    await db.insert(rolePermissions).values(codes.map((code) => ({ firmId, roleId: role.id, code })));
    ids.set(name, role.id);
  }
  return ids;
}

/** The person's place in the firm, enabled at once. Right `identity`. */
export async function insertMember(db: Db, member: { firmId: bigint; userId: bigint; roleId: bigint }): Promise<void> {
  const { firmId, userId, roleId } = member;
  const [row] = await db
    .insert(memberships)
    .values({ firmId, userId, isDefault: true, dataScope: 'company' })
    .returning({ id: memberships.id });
  if (!row) throw new Error('membership not written');
  await db.insert(membershipRoles).values({ firmId, membershipId: row.id, roleId });
}
