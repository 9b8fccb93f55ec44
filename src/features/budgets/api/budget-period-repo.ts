import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { Frequency, OverPolicy } from '../rules/budget-labels.ts';
import type { EndedPeriod, PeriodRule, PlannedPeriod } from '../rules/budget-period.ts';
import { budgetPeriods, costCenters, costRules } from './budget-tables.ts';

/** A rule with where its money stands: the period of today, if one was opened, and the one before. */
export interface RuleStanding extends PeriodRule {
  ruleId: bigint;
  /** Centre whose rule it is: one of those asked about, or one above it. */
  costCenterId: bigint;
  /** Centres asked about whose spending counts under it. */
  countsFor: readonly bigint[];
  /** Day it was read, in Shanghai. */
  today: string;
  code: string;
  name: string;
  ownerMemberId: bigint | null;
  policy: OverPolicy;
  period: (EndedPeriod & { id: bigint; carriedFen: bigint }) | null;
  ended: EndedPeriod | null;
}

/** The day by the clock of the database, in Shanghai. */
export const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`;

export async function readToday(db: Db): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(sql`select ${TODAY}::text as day`);
  const [row] = rows;
  if (!row) throw new Error('database has no clock');
  return row.day;
}

/** A rule counts on a day of its own while it is enabled. */
export const RULE_COUNTS = sql`r.status = 1 and r.starts_on <= ${TODAY} and (r.ends_on is null or r.ends_on >= ${TODAY})`;

type StandingRow = Record<string, string | number | null> & { counts_for: string[] };

const endedOf = (row: StandingRow, prefix: string): EndedPeriod | null =>
  row[`${prefix}_starts`] === null
    ? null
    : {
        startsOn: String(row[`${prefix}_starts`]),
        endsOn: String(row[`${prefix}_ends`]),
        limitFen: BigInt(row[`${prefix}_limit`] ?? 0),
        reservedFen: BigInt(row[`${prefix}_reserved`] ?? 0),
        usedFen: BigInt(row[`${prefix}_used`] ?? 0),
      };

function standingOf(row: StandingRow): RuleStanding {
  const period = endedOf(row, 'p');
  return {
    ruleId: BigInt(row.rule_id ?? 0),
    costCenterId: BigInt(row.center_id ?? 0),
    countsFor: row.counts_for.map(BigInt),
    today: String(row.today),
    code: String(row.code),
    name: String(row.name),
    ownerMemberId: row.owner === null ? null : BigInt(row.owner ?? 0),
    frequency: String(row.frequency) as Frequency,
    limitFen: BigInt(row.limit_fen ?? 0),
    startsOn: String(row.starts_on),
    endsOn: row.ends_on === null ? null : String(row.ends_on),
    carryOver: row.carry_over === 1,
    policy: String(row.over_policy) as OverPolicy,
    period: period && { ...period, id: BigInt(row.p_id ?? 0), carriedFen: BigInt(row.p_carried ?? 0) },
    ended: endedOf(row, 'e'),
  };
}

/**
 * Rules of these centres and of all above them that count today, each with its period and the one before, from the top of
 * the tree down: one read answers which limit binds whom.
 */
export async function readStandings(db: Db, firmId: bigint, centerIds: readonly bigint[]): Promise<RuleStanding[]> {
  const { rows } = await db.execute<StandingRow>(sql`
    with asked as (select id, string_to_array(trim('/' from path), '/')::bigint[] as line from ${costCenters}
      where firm_id = ${firmId} and id = any(${sql.param(centerIds.map(String))}::bigint[])),
    ruling as (select u.id, array_agg(a.id::text) as counts_for from asked a cross join unnest(a.line) as u (id) group by u.id)
    select r.id as rule_id, c.id as center_id, u.counts_for, ${TODAY}::text as today, c.code, c.name, c.owner_member_id as owner, r.frequency, r.limit_fen,
      r.starts_on::text, r.ends_on::text, r.carry_over, r.over_policy,
      p.id as p_id, p.starts_on::text as p_starts, p.ends_on::text as p_ends, p.limit_fen as p_limit,
      p.carried_fen as p_carried, p.reserved_fen as p_reserved, p.used_fen as p_used,
      e.starts_on::text as e_starts, e.ends_on::text as e_ends, e.limit_fen as e_limit,
      e.reserved_fen as e_reserved, e.used_fen as e_used
    from ruling u join ${costCenters} c on c.firm_id = ${firmId} and c.id = u.id
    join ${costRules} r on r.firm_id = c.firm_id and r.cost_center_id = c.id and ${RULE_COUNTS}
    left join ${budgetPeriods} p on p.firm_id = r.firm_id and p.rule_id = r.id
      and ${TODAY} between p.starts_on and p.ends_on
    left join lateral (
      select * from ${budgetPeriods} b where b.firm_id = r.firm_id and b.rule_id = r.id and b.ends_on < ${TODAY}
      order by b.ends_on desc limit 1) e on p.id is null
    order by c.path, r.id`);
  return rows.map(standingOf);
}

/**
 * The same of the periods a document was charged to, whatever day it is: who decides about it looks at the money it was
 * asked from. Centres of the document count under the periods their spending was booked in.
 */
export async function readChargedStandings(
  db: Db,
  firmId: bigint,
  charged: readonly { periodId: bigint; costCenterId: bigint }[],
): Promise<RuleStanding[]> {
  if (charged.length === 0) return [];
  const periodIds = sql.param(charged.map(({ periodId }) => String(periodId)));
  const centerIds = sql.param(charged.map(({ costCenterId }) => String(costCenterId)));
  const { rows } = await db.execute<StandingRow>(sql`
    with held as (select period_id, array_agg(distinct center_id::text) as counts_for
      from unnest(${periodIds}::bigint[], ${centerIds}::bigint[]) as h (period_id, center_id) group by period_id)
    select r.id as rule_id, c.id as center_id, h.counts_for, ${TODAY}::text as today, c.code, c.name,
      c.owner_member_id as owner, r.frequency, r.limit_fen, r.starts_on::text, r.ends_on::text, r.carry_over, r.over_policy,
      p.id as p_id, p.starts_on::text as p_starts, p.ends_on::text as p_ends, p.limit_fen as p_limit,
      p.carried_fen as p_carried, p.reserved_fen as p_reserved, p.used_fen as p_used, null as e_starts
    from held h join ${budgetPeriods} p on p.firm_id = ${firmId} and p.id = h.period_id
    join ${costRules} r on r.firm_id = p.firm_id and r.id = p.rule_id and r.status = 1
    join ${costCenters} c on c.firm_id = r.firm_id and c.id = r.cost_center_id
    order by c.path, r.id`);
  return rows.map(standingOf);
}

export interface NewPeriod extends PlannedPeriod {
  ruleId: bigint;
  costCenterId: bigint;
  overAllowed: boolean;
}

/** Opens periods; one that somebody else has opened meanwhile is left as it is. */
export async function insertPeriods(db: Db, firmId: bigint, periods: readonly NewPeriod[]): Promise<void> {
  if (periods.length === 0) return;
  await db
    .insert(budgetPeriods)
    .values(periods.map(({ overAllowed, ...period }) => ({ firmId, ...period, overAllowed: overAllowed ? 1 : 0 })))
    .onConflictDoNothing();
}
