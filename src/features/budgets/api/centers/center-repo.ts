import { and, eq, sql } from 'drizzle-orm';
import { membershipsView } from '#features/access/api/access-views.ts';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { budgetEntries, budgetPeriods, costCenters, costRules } from '../budget-tables.ts';

export interface CenterPlace {
  firmId: bigint;
  id: bigint;
}

export type CenterFields = Pick<
  typeof costCenters.$inferInsert,
  'code' | 'name' | 'parentId' | 'ownerMemberId' | 'departmentId' | 'note'
>;

const at = ({ firmId, id }: CenterPlace) => and(eq(costCenters.firmId, firmId), eq(costCenters.id, id));

/** Locks a centre: changes of it come one after the other, and after the charges that are being booked to it. */
export async function lockCenter(db: Db, place: CenterPlace) {
  const [row] = await db.select().from(costCenters).where(at(place)).for('update');
  return row ?? null;
}

export async function insertCenter(db: Db, firmId: bigint, fields: CenterFields): Promise<bigint> {
  const [row] = await db
    .insert(costCenters)
    .values({ firmId, ...fields })
    .returning({ id: costCenters.id });
  if (!row) throw new Error('cost centre not written');
  return row.id;
}

/** Writes and counts the version on; answers the new one. */
export async function updateCenter(
  db: Db,
  place: CenterPlace,
  fields: Partial<CenterFields & { status: number }>,
): Promise<number> {
  const [row] = await db
    .update(costCenters)
    .set({ ...fields, version: sql`${costCenters.version} + 1` })
    .where(at(place))
    .returning({ version: costCenters.version });
  if (!row) throw new Error('cost centre not written');
  return row.version;
}

export async function deleteCenter(db: Db, place: CenterPlace): Promise<void> {
  await db.delete(costRules).where(and(eq(costRules.firmId, place.firmId), eq(costRules.costCenterId, place.id)));
  await db.delete(costCenters).where(at(place));
}

const exists = async (db: Db, condition: ReturnType<typeof sql>) => {
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (${condition}) as found`);
  return rows[0]?.found === true;
};

/** Whether anything was ever charged to it. */
export const wasCharged = (db: Db, { firmId, id }: CenterPlace) =>
  exists(
    db,
    sql`select from ${budgetEntries} e where e.firm_id = ${firmId} and e.cost_center_id = ${id}
      union all select from ${budgetPeriods} p where p.firm_id = ${firmId} and p.cost_center_id = ${id}`,
  );

/** Whether documents hold money of it: reserved, and neither spent nor given back. */
export const holdsReserved = (db: Db, { firmId, id }: CenterPlace) =>
  exists(
    db,
    sql`select from ${budgetEntries} e where e.firm_id = ${firmId} and e.cost_center_id = ${id}
      group by e.period_id, e.document_type, e.document_no
      having sum(case kind when 'reserve' then amount_fen when 'credit' then 0 else -amount_fen end) > 0
      union all select from ${budgetPeriods} p
      where p.firm_id = ${firmId} and p.cost_center_id = ${id} and p.reserved_fen > 0`,
  );

export const hasChildren = (db: Db, { firmId, id }: CenterPlace, onlyOpen: boolean) =>
  exists(
    db,
    sql`select from ${costCenters} c where c.firm_id = ${firmId} and c.parent_id = ${id}
      and (${!onlyOpen}::bool or c.status = 1)`,
  );

export const isMember = (db: Db, firmId: bigint, memberId: bigint) =>
  exists(db, sql`select from ${membershipsView} m where m.firm_id = ${firmId} and m.id = ${memberId}`);

export const isDepartment = (db: Db, firmId: bigint, departmentId: bigint) =>
  exists(db, sql`select from ${departmentsView} d where d.firm_id = ${firmId} and d.id = ${departmentId}`);
