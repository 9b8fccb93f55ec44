import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import { amongIds } from '#platform/api/among.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
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

/** Who charges, as far as it decides what may be charged. */
export type ChargingPerson = Pick<SignedInCaller, 'firmId' | 'departmentId' | 'dataScope'>;

const { id: costCenterId, code, name, ownerMemberId, departmentId } = costCenters;

const readWhere = (db: Db, firmId: bigint, condition: SQL | undefined): Promise<CostCenterFact[]> =>
  db
    .select({ costCenterId, code, name, ownerMemberId, departmentId })
    .from(costCenters)
    .where(and(eq(costCenters.firmId, firmId), condition))
    .orderBy(asc(costCenters.code));

export const readCenterFacts = (db: Db, firmId: bigint, ids: readonly bigint[]) =>
  readWhere(db, firmId, amongIds(costCenters.id, ids));

/** Centre in use of a department, else of the nearest one above it; the first by code where it has several. */
export async function readDepartmentCenter(db: Db, firmId: bigint, department: bigint): Promise<CostCenterFact | null> {
  const [row] = await db
    .select({ costCenterId, code, name, ownerMemberId, departmentId })
    .from(costCenters)
    .innerJoin(
      departmentsView,
      and(eq(departmentsView.firmId, firmId), eq(departmentsView.id, costCenters.departmentId)),
    )
    .where(
      and(
        ...[eq(costCenters.firmId, firmId), eq(costCenters.status, 1)],
        sql`(select d.path from ${departmentsView} d where d.firm_id = ${firmId} and d.id = ${department})
          like ${departmentsView.path} || '%'`,
      ),
    )
    .orderBy(sql`length(${departmentsView.path}) desc`, asc(costCenters.code))
    .limit(1);
  return row ?? null;
}

/**
 * Centres in use that a person may charge: those of no department, those of the own department and of the ones below
 * it; all of them for people who see the whole company.
 */
export function readChargeable(db: Db, { firmId, departmentId: own, dataScope }: ChargingPerson) {
  const all = dataScope === 'company' || dataScope === 'group';
  const reached = sql`(select b.id from ${departmentsView} b join ${departmentsView} d on d.firm_id = b.firm_id
    and b.path like d.path || '%' where b.firm_id = ${firmId} and d.id = ${own}::bigint)`;
  const mine = or(isNull(costCenters.departmentId), sql`${costCenters.departmentId} in ${reached}`);
  return readWhere(db, firmId, and(eq(costCenters.status, 1), all ? undefined : mine));
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
