import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { membershipRoles, memberships, users } from '#features/access/api/access-tables.ts';
import { hashPassword } from '#features/access/api/public.ts';
import { departments } from '#features/organisation/api/department-tables.ts';
import { firms, roles } from '#features/organisation/api/organisation-tables.ts';
import {
  DEMO_COMPANIES,
  DEMO_GROUP,
  type DemoColleague,
  type DemoCompany,
  type DemoDepartment,
} from './demo-departments.ts';
import { DEMO_PASSWORD } from './demo-firms.ts';
import { writeUser } from './write-user.ts';

const FEN = 100;

/** Departments with heads and people of the first two demo firms, and the group they belong to. */
export async function writeDepartments(db: NodePgDatabase, { pepper }: { pepper: Buffer }): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD, pepper);
  const groupFirmId = await firmIdOf(db, DEMO_GROUP);
  for (const company of DEMO_COMPANIES) {
    const firmId = await firmIdOf(db, company.customerCode);
    await db.update(firms).set({ groupFirmId }).where(eq(firms.id, firmId));
    for (const colleague of company.colleagues) await writeColleague(db, { firmId, company, colleague, passwordHash });
    const members = await membersOf(db, firmId);
    await writeTree(db, { firmId, members, parentId: null }, company.departments);
  }
}

async function firmIdOf(db: NodePgDatabase, customerCode: string): Promise<bigint> {
  const [firm] = await db.select({ id: firms.id }).from(firms).where(eq(firms.customerCode, customerCode));
  if (!firm) throw new Error(`no firm ${customerCode}`);
  return firm.id;
}

interface Hire {
  firmId: bigint;
  company: DemoCompany;
  colleague: DemoColleague;
  passwordHash: string;
}

async function writeColleague(db: NodePgDatabase, { firmId, company, colleague, passwordHash }: Hire): Promise<void> {
  const { userName, realName, phoneNumber, role, dataScope, jobTitle, limit } = colleague;
  const email = `${userName}@${company.mailDomain}`;
  const userId = await writeUser(db, { userName, realName, phoneNumber, email, passwordHash });
  const amountLimit = limit === undefined ? null : BigInt(limit * FEN);
  const [member] = await db
    .insert(memberships)
    .values({ firmId, userId, isDefault: true, dataScope, jobTitle, amountLimit })
    .returning({ id: memberships.id });
  const [found] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.firmId, firmId), eq(roles.name, role)));
  if (!member || !found) throw new Error(`no role ${role}`);
  await db.insert(membershipRoles).values({ firmId, membershipId: member.id, roleId: found.id });
}

/** Members of a firm by the name they log in with. */
async function membersOf(db: NodePgDatabase, firmId: bigint): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .select({ memberId: memberships.id, userName: users.userName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.firmId, firmId));
  return new Map(rows.map(({ userName, memberId }) => [userName, memberId]));
}

interface Branch {
  firmId: bigint;
  members: ReadonlyMap<string, bigint>;
  parentId: bigint | null;
}

async function writeTree(db: NodePgDatabase, branch: Branch, tree: readonly DemoDepartment[]): Promise<void> {
  const { firmId, members, parentId } = branch;
  for (const [place, { name, code, head, people = [], below = [] }] of tree.entries()) {
    const headMemberId = head === undefined ? null : (members.get(head) ?? null);
    const [row] = await db
      .insert(departments)
      .values({ firmId, parentId, name, code, place, headMemberId })
      .returning({ id: departments.id });
    if (!row) throw new Error('department not written');
    for (const userName of people) {
      const memberId = members.get(userName);
      if (memberId === undefined) throw new Error(`no member ${userName}`);
      await db.update(memberships).set({ departmentId: row.id }).where(eq(memberships.id, memberId));
    }
    await writeTree(db, { ...branch, parentId: row.id }, below);
  }
}
