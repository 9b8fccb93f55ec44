import { aliasedTable, and, asc, eq, type SQL } from 'drizzle-orm';
import { memberships, users } from '#features/access/api/public.ts';
import { departments } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { costCenters } from '../budget-tables.ts';

const owners = aliasedTable(memberships, 'owner_membership');

function readWhere(db: Db, firmId: bigint, condition?: SQL) {
  return db
    .select({
      id: costCenters.id,
      parentId: costCenters.parentId,
      code: costCenters.code,
      name: costCenters.name,
      status: costCenters.status,
      version: costCenters.version,
      note: costCenters.note,
      path: costCenters.path,
      ownerMemberId: costCenters.ownerMemberId,
      ownerName: users.realName,
      departmentId: costCenters.departmentId,
      departmentName: departments.name,
    })
    .from(costCenters)
    .leftJoin(owners, and(eq(owners.firmId, costCenters.firmId), eq(owners.id, costCenters.ownerMemberId)))
    .leftJoin(users, eq(users.id, owners.userId))
    .leftJoin(
      departments,
      and(eq(departments.firmId, costCenters.firmId), eq(departments.id, costCenters.departmentId)),
    )
    .where(and(eq(costCenters.firmId, firmId), condition))
    .orderBy(asc(costCenters.code));
}

export type CenterFacts = Awaited<ReturnType<typeof readWhere>>[number];

/** All centres of a firm, by code. */
export const readCenters = (db: Db, firmId: bigint): Promise<CenterFacts[]> => readWhere(db, firmId);

export async function findCenter(db: Db, firmId: bigint, id: bigint): Promise<CenterFacts | null> {
  const [row] = await readWhere(db, firmId, eq(costCenters.id, id));
  return row ?? null;
}

/** People who may answer for a centre: those at work in the firm. */
export function readPeople(db: Db, firmId: bigint) {
  return db
    .select({ memberId: memberships.id, name: users.realName, department: departments.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(
      departments,
      and(eq(departments.firmId, memberships.firmId), eq(departments.id, memberships.departmentId)),
    )
    .where(and(eq(memberships.firmId, firmId), eq(memberships.status, 1)))
    .orderBy(asc(users.realName), asc(memberships.id));
}

export function readDepartments(db: Db, firmId: bigint) {
  return db
    .select({ id: departments.id, name: departments.name, path: departments.path })
    .from(departments)
    .where(eq(departments.firmId, firmId))
    .orderBy(asc(departments.path));
}
