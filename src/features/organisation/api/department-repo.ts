import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { departments } from './department-tables.ts';

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

export async function changeHead(db: Db, firmId: bigint, from: bigint, to: bigint | null): Promise<void> {
  await db
    .update(departments)
    .set({ headMemberId: to, version: sql`${departments.version} + 1` })
    .where(and(eq(departments.firmId, firmId), eq(departments.headMemberId, from)));
}

/** Nobody may belong to it any more. */
export async function deleteDepartment(db: Db, firmId: bigint, departmentId: bigint): Promise<void> {
  await db.delete(departments).where(and(eq(departments.firmId, firmId), eq(departments.id, departmentId)));
}
