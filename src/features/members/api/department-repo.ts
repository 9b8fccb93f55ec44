import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { memberships } from '#features/access/api/public.ts';
import { departments } from '#features/organisation/api/public.ts';
import { amongIds } from '#platform/api/among.ts';
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
      select department_id, count(*)::int as people from memberships
       where firm_id = ${firmId} and left_at is null and participant_extend_type <> ${SALES_ACCOUNT}
         and department_id is not null group by department_id),
    below as materialized (
      select above.id::bigint as id, sum(own.people)::int as people
        from departments d join own on own.department_id = d.id
        cross join lateral unnest(string_to_array(trim(d.path, '/'), '/')) as above (id)
       where d.firm_id = ${firmId} group by above.id)
    select d.id::text, d.parent_id::text, d.name, d.code, h.real_name as head_name,
           coalesce(own.people, 0) as people, coalesce(below.people, 0) as people_below
      from departments d left join own on own.department_id = d.id left join below on below.id = d.id
      left join memberships m on m.firm_id = d.firm_id and m.id = d.head_member_id left join users h on h.id = m.user_id
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
    .from(departments)
    .where(and(eq(departments.firmId, firmId), eq(departments.id, departmentId)));
  return row ?? null;
}

/** Departments with their way from the top, to be told by name. */
export function listDepartments(db: Db, firmId: bigint) {
  return db
    .select({ id: departments.id, parentId: departments.parentId, name: departments.name, path: departments.path })
    .from(departments)
    .where(eq(departments.firmId, firmId))
    .orderBy(asc(departments.place), asc(departments.id));
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

export interface DepartmentFacts {
  name: string;
  code: string;
  headMemberId: bigint | null;
}

/** The last among its siblings; null when one of them has the name. */
export async function insertDepartment(
  db: Db,
  firmId: bigint,
  facts: DepartmentFacts & { parentId: bigint | null },
): Promise<bigint | null> {
  const place = sql`(select coalesce(max(d.place) + 1, 0) from ${departments} d
    where d.firm_id = ${firmId} and d.parent_id is not distinct from ${facts.parentId})`;
  const [row] = await db
    .insert(departments)
    .values({ firmId, ...facts, place })
    .onConflictDoNothing()
    .returning({ id: departments.id });
  return row?.id ?? null;
}

export async function isDepartmentNameTaken(
  db: Db,
  firmId: bigint,
  { parentId, name, exceptId }: { parentId: bigint | null; name: string; exceptId: bigint },
): Promise<boolean> {
  const [row] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(
      and(
        eq(departments.firmId, firmId),
        sql`${departments.parentId} is not distinct from ${parentId}`,
        eq(departments.name, name),
        sql`${departments.id} <> ${exceptId}`,
      ),
    );
  return row !== undefined;
}

/** False when somebody else has changed it since. */
export async function updateDepartment(
  db: Db,
  firmId: bigint,
  { departmentId, version, ...facts }: DepartmentFacts & { departmentId: bigint; version: number },
): Promise<boolean> {
  const changed = await db
    .update(departments)
    .set({ ...facts, version: sql`${departments.version} + 1` })
    .where(and(eq(departments.firmId, firmId), eq(departments.id, departmentId), eq(departments.version, version)))
    .returning({ id: departments.id });
  return changed.length > 0;
}

/** Levels from a department down to the lowest below it, itself included. */
export async function readHeight(db: Db, firmId: bigint, path: string): Promise<number> {
  const { rows } = await db.execute<{ levels: number }>(sql`
    select max(array_length(string_to_array(trim(path, '/'), '/'), 1))::int as levels from departments
     where firm_id = ${firmId} and path like ${`${path}%`}`);
  return (rows[0]?.levels ?? 0) - path.split('/').filter(Boolean).length + 1;
}

/** Hangs a department below another and numbers the siblings anew. */
export async function placeDepartment(
  db: Db,
  firmId: bigint,
  { departmentId, parentId, place }: { departmentId: bigint; parentId: bigint | null; place: number },
): Promise<void> {
  await db
    .update(departments)
    .set({ parentId, version: sql`${departments.version} + 1` })
    .where(and(eq(departments.firmId, firmId), eq(departments.id, departmentId)));
  await db.execute(sql`
    update departments d set place = s.place from (
      select id, row_number() over (order by case when id = ${departmentId} then ${place} - 0.5 else among end, id) - 1 as place
        from (select id, row_number() over (partition by id = ${departmentId} order by place, id) - 1 as among from departments
               where firm_id = ${firmId} and parent_id is not distinct from ${parentId}) siblings) s
     where d.firm_id = ${firmId} and d.id = s.id and d.place <> s.place`);
}

/** People, other than those who have left, or departments hang below it. */
export async function isDepartmentEmpty(db: Db, firmId: bigint, departmentId: bigint): Promise<boolean> {
  const people = await db.$count(
    memberships,
    and(eq(memberships.firmId, firmId), eq(memberships.departmentId, departmentId), isNull(memberships.leftAt)),
  );
  const children = await db.$count(
    departments,
    and(eq(departments.firmId, firmId), eq(departments.parentId, departmentId)),
  );
  return people + children === 0;
}

/** Those who have left keep no department that is gone. */
export async function deleteDepartment(db: Db, firmId: bigint, departmentId: bigint): Promise<void> {
  await db
    .update(memberships)
    .set({ departmentId: null })
    .where(and(eq(memberships.firmId, firmId), eq(memberships.departmentId, departmentId)));
  await db.delete(departments).where(and(eq(departments.firmId, firmId), eq(departments.id, departmentId)));
}

export async function moveToDepartment(
  db: Db,
  firmId: bigint,
  memberIds: readonly bigint[],
  departmentId: bigint | null,
): Promise<void> {
  await db
    .update(memberships)
    .set({ departmentId, version: sql`${memberships.version} + 1` })
    .where(and(eq(memberships.firmId, firmId), amongIds(memberships.id, memberIds)));
}

export function listLedBy(db: Db, firmId: bigint, memberId: bigint) {
  return db
    .select({ departmentId: departments.id, name: departments.name })
    .from(departments)
    .where(and(eq(departments.firmId, firmId), eq(departments.headMemberId, memberId)))
    .orderBy(asc(departments.id))
    .limit(100);
}

export async function changeHead(db: Db, firmId: bigint, from: bigint, to: bigint | null): Promise<void> {
  await db
    .update(departments)
    .set({ headMemberId: to, version: sql`${departments.version} + 1` })
    .where(and(eq(departments.firmId, firmId), eq(departments.headMemberId, from)));
}
