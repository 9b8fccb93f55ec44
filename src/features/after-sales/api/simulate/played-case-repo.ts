import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { ReturnAct } from '../../rules/simulate/play-inspection.ts';
import { afterSaleCases as cases } from '../case-tables.ts';
import { afterSaleReturns as returns } from '../return-tables.ts';

/** Looked at in one round. */
const MOST = 200;

export interface WaitingCase {
  firmId: bigint;
  caseId: bigint;
  caseNo: string;
  act: ReturnAct;
  /** Real hours since the goods lie there, or the case is where it is. */
  hours: number;
  /** Where they were awaited; the first of the shop where nobody said. */
  warehouse: string;
}

const hoursSince = (at: unknown) => sql<number>`extract(epoch from now() - ${at})::float8 / 3600`;

/** Goods that lie before the warehouse: brought by a carrier, or by the customer himself, who tells nobody. */
export async function readArrivals(db: Db): Promise<WaitingCase[]> {
  const arrived = or(eq(returns.status, 'arrived'), and(eq(returns.way, 'deliver'), eq(returns.status, 'moving')));
  const rows = await db
    .select({
      ...{ firmId: cases.firmId, caseId: cases.id, caseNo: cases.caseNo, warehouse: returns.warehouse },
      status: returns.status,
      hours: hoursSince(sql`coalesce(${returns.arrivedAt}, ${returns.updatedAt})`),
    })
    .from(returns)
    .innerJoin(cases, and(eq(cases.firmId, returns.firmId), eq(cases.id, returns.caseId)))
    .where(and(arrived, eq(cases.status, 'arriving')))
    .orderBy(asc(returns.id))
    .limit(MOST);
  return rows.map(({ status, ...row }) => ({ ...row, act: status === 'arrived' ? 'receive' : 'brought' }));
}

/** Cases that the warehouse works on, the longest waiting first. */
export async function readWorkedOn(db: Db): Promise<WaitingCase[]> {
  const latest = db
    .select({ warehouse: returns.warehouse })
    .from(returns)
    .where(and(eq(returns.firmId, cases.firmId), eq(returns.caseId, cases.id)))
    .orderBy(sql`${returns.id} desc`)
    .limit(1);
  const parcel = db
    .select({ one: sql`1` })
    .from(returns)
    .where(and(eq(returns.firmId, cases.firmId), eq(returns.caseId, cases.id)));
  const rows = await db
    .select({
      ...{ firmId: cases.firmId, caseId: cases.id, caseNo: cases.caseNo, status: cases.status },
      hours: hoursSince(cases.updatedAt),
      warehouse: sql<string>`(${latest})`,
    })
    .from(cases)
    .where(and(inArray(cases.status, ['inspecting', 'repairing']), exists(parcel)))
    .orderBy(asc(cases.updatedAt), asc(cases.id))
    .limit(MOST);
  return rows.map(({ status, ...row }) => ({ ...row, act: status === 'inspecting' ? 'inspect' : 'repaired' }));
}
