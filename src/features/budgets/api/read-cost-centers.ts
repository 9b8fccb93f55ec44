import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { departments } from '#features/organisation/api/public.ts';
import { amongIds, amongTexts } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { costCenters } from './budget-tables.ts';

export interface CostCenterFact {
  costCenterId: bigint;
  code: string;
  name: string;
  /** Who answers for it, as a member of the firm; null: nobody. */
  ownerMemberId: bigint | null;
  departmentId: bigint | null;
}

const { id: costCenterId, code, name, ownerMemberId, departmentId } = costCenters;

const readWhere = (db: Db, firmId: bigint, condition: SQL | undefined): Promise<CostCenterFact[]> =>
  db
    .select({ costCenterId, code, name, ownerMemberId, departmentId })
    .from(costCenters)
    .where(and(eq(costCenters.firmId, firmId), condition))
    .orderBy(asc(costCenters.path));

export const readCenterFacts = (db: Db, firmId: bigint, ids: readonly bigint[]) =>
  readWhere(db, firmId, amongIds(costCenters.id, ids));

const called = (texts: readonly string[]) => {
  const codes = sql`upper(${costCenters.code}) = any(${sql.param(texts.map((text) => text.toUpperCase()))}::text[])`;
  return or(codes, amongTexts(costCenters.name, texts));
};

/** Centres in use that are called so, by code or by name. */
export const readCentersCalled = (db: Db, firmId: bigint, texts: readonly string[]) =>
  readWhere(db, firmId, and(eq(costCenters.status, 1), called(texts)));

/** The same with those that were closed meanwhile: documents of before still name them. */
export const readCentersEverCalled = (db: Db, firmId: bigint, texts: readonly string[]) =>
  readWhere(db, firmId, called(texts));

/** Centre in use of a department, else of the nearest one above it; the first by code where it has several. */
export async function readDepartmentCenter(db: Db, firmId: bigint, department: bigint): Promise<CostCenterFact | null> {
  const [row] = await db
    .select({ costCenterId, code, name, ownerMemberId, departmentId })
    .from(costCenters)
    .innerJoin(departments, and(eq(departments.firmId, firmId), eq(departments.id, costCenters.departmentId)))
    .where(
      and(
        ...[eq(costCenters.firmId, firmId), eq(costCenters.status, 1)],
        sql`(select d.path from ${departments} d where d.firm_id = ${firmId} and d.id = ${department})
          like ${departments.path} || '%'`,
      ),
    )
    .orderBy(sql`length(${departments.path}) desc`, asc(costCenters.code))
    .limit(1);
  return row ?? null;
}

/** Whether the firm keeps any cost centre. */
export async function hasCenters(db: Db, firmId: bigint): Promise<boolean> {
  const rows = await db
    .select({ costCenterId })
    .from(costCenters)
    .where(and(eq(costCenters.firmId, firmId), eq(costCenters.status, 1)))
    .limit(1);
  return rows.length > 0;
}
