import { and, desc, eq, gte, ilike, lt, or, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { dayStart } from '#platform/api/shanghai-days.ts';
import type { StatementFilter } from '../../contract/budget-schemas.ts';
import { costCenters, budgetEntries as e, budgetPeriods as p, costRules as r } from '../budget-tables.ts';

const ROW = {
  id: e.id,
  at: e.createdAt,
  kind: e.kind,
  amountFen: e.amountFen,
  note: e.note,
  documentType: e.documentType,
  documentNo: e.documentNo,
  chargedId: e.costCenterId,
  chargedCode: costCenters.code,
  chargedName: costCenters.name,
  person: usersView.realName,
  frequency: r.frequency,
  periodStartsOn: p.startsOn,
  reservedAfterFen: e.reservedAfterFen,
  usedAfterFen: e.usedAfterFen,
  /** How its period stands today. */
  period: { limitFen: p.limitFen, reservedFen: p.reservedFen, usedFen: p.usedFen },
};

function found(firmId: bigint, { id, ruleId, period, kind, person, dateFrom, dateTo }: StatementFilter) {
  return and(
    ...[eq(e.firmId, firmId), eq(p.costCenterId, BigInt(id))],
    ruleId ? eq(p.ruleId, BigInt(ruleId)) : undefined,
    period ? eq(p.startsOn, period) : undefined,
    kind ? eq(e.kind, kind) : undefined,
    person
      ? or(ilike(usersView.realName, containing(person)), ilike(usersView.userName, containing(person)))
      : undefined,
    dateFrom ? gte(e.createdAt, dayStart(dateFrom)) : undefined,
    dateTo ? lt(e.createdAt, dayStart(dateTo, 1)) : undefined,
  );
}

const periodsOf = and(eq(p.firmId, e.firmId), eq(p.id, e.periodId));
const rulesOf = and(eq(r.firmId, p.firmId), eq(r.id, p.ruleId));
const chargedOf = and(eq(costCenters.firmId, e.firmId), eq(costCenters.id, e.costCenterId));

/** Movements in the budgets of a centre, what was charged to those below included; the latest first. */
export function readEntries(
  db: Db,
  firmId: bigint,
  filter: StatementFilter,
  { limit, offset = 0, olderThan }: { limit: number; offset?: number; olderThan?: bigint },
) {
  return db
    .select(ROW)
    .from(e)
    .innerJoin(p, periodsOf)
    .innerJoin(r, rulesOf)
    .innerJoin(costCenters, chargedOf)
    .leftJoin(usersView, eq(usersView.id, e.userId))
    .where(and(found(firmId, filter), olderThan === undefined ? undefined : lt(e.id, olderThan)))
    .orderBy(desc(e.id))
    .limit(limit)
    .offset(offset);
}

/** All movements under a filter, the latest first, a piece at a time. */
export async function* readAllEntries(db: Db, firmId: bigint, filter: StatementFilter, piece: number) {
  let olderThan: bigint | undefined;
  for (;;) {
    const rows = await readEntries(db, firmId, filter, { limit: piece, olderThan });
    if (rows.length > 0) yield rows;
    olderThan = rows.at(-1)?.id;
    if (olderThan === undefined || rows.length < piece) return;
  }
}

export type EntryRow = Awaited<ReturnType<typeof readEntries>>[number];

export async function countEntries(db: Db, firmId: bigint, filter: StatementFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(e)
    .innerJoin(p, periodsOf)
    .leftJoin(usersView, eq(usersView.id, e.userId))
    .where(found(firmId, filter));
  return row?.total ?? 0;
}

/** Periods of all rules of a centre, the latest first. */
export function readPeriods(db: Db, firmId: bigint, id: bigint) {
  return db
    .select({
      ruleId: p.ruleId,
      frequency: r.frequency,
      overPolicy: r.overPolicy,
      startsOn: p.startsOn,
      endsOn: p.endsOn,
      limitFen: p.limitFen,
      carriedFen: p.carriedFen,
      reservedFen: p.reservedFen,
      usedFen: p.usedFen,
    })
    .from(p)
    .innerJoin(r, rulesOf)
    .where(and(eq(p.firmId, firmId), eq(p.costCenterId, id)))
    .orderBy(desc(p.startsOn), desc(p.ruleId))
    .limit(120);
}
