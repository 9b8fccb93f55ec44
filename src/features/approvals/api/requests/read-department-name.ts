import { and, eq } from 'drizzle-orm';
import { departments, firms } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/** Name of a department; empty where it is gone. */
export async function readDepartmentName(db: Db, firmId: bigint, id: bigint): Promise<string> {
  const [row] = await db
    .select({ name: departments.name })
    .from(departments)
    .where(and(eq(departments.firmId, firmId), eq(departments.id, id)));
  return row?.name ?? '';
}

/** Names by department, for lists of people. */
export async function readDepartmentNames(db: Db, firmId: bigint): Promise<ReadonlyMap<bigint, string>> {
  const rows = await db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(eq(departments.firmId, firmId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function readFirmName(db: Db, firmId: bigint): Promise<string> {
  const [firm] = await db.select({ name: firms.name }).from(firms).where(eq(firms.id, firmId));
  return firm?.name ?? '';
}
