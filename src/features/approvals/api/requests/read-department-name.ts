import { and, eq } from 'drizzle-orm';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';

/** Name of a department; empty where it is gone. */
export async function readDepartmentName(db: Db, firmId: bigint, id: bigint): Promise<string> {
  const [row] = await db
    .select({ name: departmentsView.name })
    .from(departmentsView)
    .where(and(eq(departmentsView.firmId, firmId), eq(departmentsView.id, id)));
  return row?.name ?? '';
}

/** Names by department, for lists of people. */
export async function readDepartmentNames(db: Db, firmId: bigint): Promise<ReadonlyMap<bigint, string>> {
  const rows = await db
    .select({ id: departmentsView.id, name: departmentsView.name })
    .from(departmentsView)
    .where(eq(departmentsView.firmId, firmId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
