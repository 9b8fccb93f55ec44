import { and, eq, sql } from 'drizzle-orm';
import { membershipRolesView, membershipsView, usersView } from '#features/access/api/access-views.ts';
import { rolePermissionsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { Frequency } from '../rules/budget-labels.ts';
import { TODAY } from './budget-period-repo.ts';
import { costCenters } from './budget-tables.ts';

/** A threshold that a budget of today has reached and nobody was told of. */
export interface DueAlert {
  firmId: bigint;
  periodId: bigint;
  /** Thresholds reached since, the highest last. */
  percents: number[];
  centerId: bigint;
  code: string;
  name: string;
  frequency: Frequency;
  limitFen: bigint;
  reservedFen: bigint;
  usedFen: bigint;
}

/** Budgets of today that went over a threshold. A limit of 0 is reached with the first fen. */
export async function readDueAlerts(db: Db, limit: number): Promise<DueAlert[]> {
  const { rows } = await db.execute<Record<string, string | number[] | null>>(sql`
    select p.firm_id, p.id as period_id, c.id as center_id, c.code, c.name, r.frequency, p.limit_fen, p.reserved_fen,
      p.used_fen, a.percents
    from budget_periods p join cost_rules r on r.firm_id = p.firm_id and r.id = p.rule_id and r.status = 1
    join cost_centers c on c.firm_id = p.firm_id and c.id = p.cost_center_id
    cross join lateral (
      select array_agg(t.percent::int order by t.percent) as percents from unnest(r.alert_percents) as t (percent)
      where (p.reserved_fen + p.used_fen) * 100 >= p.limit_fen * t.percent
        and not exists (select from budget_alerts b
          where b.firm_id = p.firm_id and b.period_id = p.id and b.percent = t.percent)) a
    where p.limit_fen >= 0 and p.reserved_fen + p.used_fen > 0 and ${TODAY} between p.starts_on and p.ends_on
      and a.percents is not null
    order by p.id limit ${limit}`);
  return rows.map((row) => ({
    firmId: BigInt(String(row.firm_id)),
    periodId: BigInt(String(row.period_id)),
    centerId: BigInt(String(row.center_id)),
    code: String(row.code),
    name: String(row.name),
    frequency: row.frequency as Frequency,
    percents: row.percents as number[],
    limitFen: BigInt(String(row.limit_fen)),
    reservedFen: BigInt(String(row.reserved_fen)),
    usedFen: BigInt(String(row.used_fen)),
  }));
}

/** Whether a member of the query holds a right. */
const holds = (right: string) => sql<boolean>`exists (select from ${membershipRolesView} mr
  join ${rolePermissionsView} rp on rp.firm_id = mr.firm_id and rp.role_id = mr.role_id
  where mr.firm_id = ${membershipsView.firmId} and mr.membership_id = ${membershipsView.id} and rp.code = ${right})`;

/** Who answers for a centre; null: nobody. Asked in the name of the firm, which knows its people. */
export async function readOwner(db: Db, { firmId, centerId }: DueAlert) {
  const [owner] = await db
    .select({ userId: membershipsView.userId, name: usersView.realName, opensStatement: holds('COST_MANAGEMENT') })
    .from(costCenters)
    .innerJoin(
      membershipsView,
      and(eq(membershipsView.firmId, firmId), eq(membershipsView.id, costCenters.ownerMemberId)),
    )
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .where(and(...[eq(costCenters.firmId, firmId), eq(costCenters.id, centerId), eq(membershipsView.status, 1)]));
  return owner ?? null;
}

/** Notes that thresholds are told; false where somebody else has told one of them meanwhile. */
export async function noteAlerts(db: Db, { firmId, periodId, percents }: DueAlert): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into budget_alerts (firm_id, period_id, percent)
    select ${firmId}, ${periodId}, t.percent from unnest(${sql.param(percents)}::int[]) as t (percent)
    on conflict do nothing`);
  return rowCount === percents.length;
}
