import { aliasedTable, and, asc, eq, type SQL } from 'drizzle-orm';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { costCenters } from '../budget-tables.ts';

const owners = aliasedTable(membershipsView, 'owner_membership');

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
      ownerName: usersView.realName,
      departmentId: costCenters.departmentId,
      departmentName: departmentsView.name,
    })
    .from(costCenters)
    .leftJoin(owners, and(eq(owners.firmId, costCenters.firmId), eq(owners.id, costCenters.ownerMemberId)))
    .leftJoin(usersView, eq(usersView.id, owners.userId))
    .leftJoin(
      departmentsView,
      and(eq(departmentsView.firmId, costCenters.firmId), eq(departmentsView.id, costCenters.departmentId)),
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
    .select({ memberId: membershipsView.id, name: usersView.realName, department: departmentsView.name })
    .from(membershipsView)
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .leftJoin(
      departmentsView,
      and(eq(departmentsView.firmId, membershipsView.firmId), eq(departmentsView.id, membershipsView.departmentId)),
    )
    .where(and(eq(membershipsView.firmId, firmId), eq(membershipsView.status, 1)))
    .orderBy(asc(usersView.realName), asc(membershipsView.id));
}

export function readDepartments(db: Db, firmId: bigint) {
  return db
    .select({ id: departmentsView.id, name: departmentsView.name, path: departmentsView.path })
    .from(departmentsView)
    .where(eq(departmentsView.firmId, firmId))
    .orderBy(asc(departmentsView.path));
}
