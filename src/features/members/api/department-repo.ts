import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { membershipsView } from '#features/access/api/access-views.ts';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { DepartmentNode } from '../contract/department-contract.ts';
import type { Company } from './company.ts';
import { SALES_ACCOUNT } from './member-columns.ts';

interface TreeRow extends Record<string, unknown> {
  id: string;
  parent_id: string | null;
  name: string;
  code: string;
  head_name: string | null;
  people: number;
  people_below: number;
}

/** Every department of a company with its people, and with those of everything below it; siblings in their order. */
export async function readTree(db: Db, firmId: bigint): Promise<DepartmentNode[]> {
  const { rows } = await db.execute<TreeRow>(sql`
    with own as materialized (
      select department_id, count(*)::int as people from memberships_view
       where firm_id = ${firmId} and left_at is null and participant_extend_type <> ${SALES_ACCOUNT}
         and department_id is not null group by department_id),
    below as materialized (
      select above.id::bigint as id, sum(own.people)::int as people
        from departments_view d join own on own.department_id = d.id
        cross join lateral unnest(string_to_array(trim(d.path, '/'), '/')) as above (id)
       where d.firm_id = ${firmId} group by above.id)
    select d.id::text, d.parent_id::text, d.name, d.code, h.real_name as head_name,
           coalesce(own.people, 0) as people, coalesce(below.people, 0) as people_below
      from departments_view d left join own on own.department_id = d.id left join below on below.id = d.id
      left join memberships_view m on m.firm_id = d.firm_id and m.id = d.head_member_id left join users_view h on h.id = m.user_id
     where d.firm_id = ${firmId} order by d.parent_id nulls first, d.place, d.id`);
  return rows.map(({ id, parent_id, name, code, head_name, people, people_below }) => ({
    departmentId: id,
    parentId: parent_id,
    name,
    code,
    headName: head_name,
    people,
    peopleBelow: people_below,
  }));
}

export async function findDepartment(db: Db, firmId: bigint, departmentId: bigint) {
  const [row] = await db
    .select()
    .from(departmentsView)
    .where(and(eq(departmentsView.firmId, firmId), eq(departmentsView.id, departmentId)));
  return row ?? null;
}

/** Departments with their way from the top, to be told by name. */
export function listDepartments(db: Db, firmId: bigint) {
  return db
    .select({
      id: departmentsView.id,
      parentId: departmentsView.parentId,
      name: departmentsView.name,
      path: departmentsView.path,
    })
    .from(departmentsView)
    .where(eq(departmentsView.firmId, firmId))
    .orderBy(asc(departmentsView.place), asc(departmentsView.id));
}

/** A department of the company that lies within what the caller's data scope reaches. */
export async function isDepartmentInReach({ db, firmId, viewer }: Company, departmentId: bigint): Promise<boolean> {
  const department = await findDepartment(db, firmId, departmentId);
  if (!department) return false;
  if (viewer.dataScope === 'company' || viewer.dataScope === 'group') return true;
  if (viewer.departmentId === null || viewer.dataScope === 'self') return false;
  if (viewer.dataScope === 'department') return departmentId === viewer.departmentId;
  return department.path.includes(`/${viewer.departmentId}/`);
}

export async function isDepartmentNameTaken(
  db: Db,
  firmId: bigint,
  { parentId, name, exceptId }: { parentId: bigint | null; name: string; exceptId: bigint },
): Promise<boolean> {
  const [row] = await db
    .select({ id: departmentsView.id })
    .from(departmentsView)
    .where(
      and(
        eq(departmentsView.firmId, firmId),
        sql`${departmentsView.parentId} is not distinct from ${parentId}`,
        eq(departmentsView.name, name),
        sql`${departmentsView.id} <> ${exceptId}`,
      ),
    );
  return row !== undefined;
}

/** Levels from a department down to the lowest below it, itself included. */
export async function readHeight(db: Db, firmId: bigint, path: string): Promise<number> {
  const { rows } = await db.execute<{ levels: number }>(sql`
    select max(array_length(string_to_array(trim(path, '/'), '/'), 1))::int as levels from departments_view
     where firm_id = ${firmId} and path like ${`${path}%`}`);
  return (rows[0]?.levels ?? 0) - path.split('/').filter(Boolean).length + 1;
}

/** People, other than those who have left, or departments hang below it. */
export async function isDepartmentEmpty(db: Db, firmId: bigint, departmentId: bigint): Promise<boolean> {
  const people = await db.$count(
    membershipsView,
    and(
      eq(membershipsView.firmId, firmId),
      eq(membershipsView.departmentId, departmentId),
      isNull(membershipsView.leftAt),
    ),
  );
  const children = await db.$count(
    departmentsView,
    and(eq(departmentsView.firmId, firmId), eq(departmentsView.parentId, departmentId)),
  );
  return people + children === 0;
}

export function listLedBy(db: Db, firmId: bigint, memberId: bigint) {
  return db
    .select({ departmentId: departmentsView.id, name: departmentsView.name })
    .from(departmentsView)
    .where(and(eq(departmentsView.firmId, firmId), eq(departmentsView.headMemberId, memberId)))
    .orderBy(asc(departmentsView.id))
    .limit(100);
}
