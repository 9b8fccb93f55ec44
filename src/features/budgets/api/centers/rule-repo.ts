import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { TODAY } from '../budget-period-repo.ts';
import { budgetPeriods, costRules } from '../budget-tables.ts';
import type { CenterPlace } from './center-repo.ts';

export type RuleFields = Pick<
  typeof costRules.$inferInsert,
  'frequency' | 'limitFen' | 'startsOn' | 'endsOn' | 'overPolicy' | 'alertPercents' | 'carryOver' | 'status'
>;

const ofCenter = ({ firmId, id }: CenterPlace) => and(eq(costRules.firmId, firmId), eq(costRules.costCenterId, id));

/** Rules of a centre in the order they were made; `inUse`: money was counted under it. */
export async function readRules(db: Db, place: CenterPlace) {
  const inUse = sql<boolean>`exists (select from ${budgetPeriods} p
    where p.firm_id = cost_rules.firm_id and p.rule_id = cost_rules.id)`;
  const { id, frequency, limitFen, startsOn, endsOn, overPolicy, alertPercents, carryOver, status } = costRules;
  return db
    .select({ id, frequency, limitFen, startsOn, endsOn, overPolicy, alertPercents, carryOver, status, inUse })
    .from(costRules)
    .where(ofCenter(place))
    .orderBy(asc(costRules.id));
}

export type RuleRow = Awaited<ReturnType<typeof readRules>>[number];

export async function insertRule(db: Db, { firmId, id }: CenterPlace, fields: RuleFields): Promise<void> {
  await db.insert(costRules).values({ firmId, costCenterId: id, ...fields });
}

export async function updateRule(db: Db, place: CenterPlace, ruleId: bigint, fields: RuleFields): Promise<void> {
  await db
    .update(costRules)
    .set({ ...fields, version: sql`${costRules.version} + 1` })
    .where(and(ofCenter(place), eq(costRules.id, ruleId)));
}

export async function deleteRule(db: Db, place: CenterPlace, ruleId: bigint): Promise<void> {
  await db.delete(costRules).where(and(ofCenter(place), eq(costRules.id, ruleId)));
}

/**
 * Takes a changed limit, last day and policy over into the period of today. False: what is taken already does not fit
 * into the new limit, nothing was written.
 */
export async function changePeriod(
  db: Db,
  { firmId }: CenterPlace,
  ruleId: bigint,
  { limitFen, overPolicy }: Pick<RuleFields, 'limitFen' | 'overPolicy'>,
): Promise<boolean> {
  const allowed = overPolicy === 'block' ? 0 : 1;
  const { rows } = await db.execute<{ fits: boolean }>(sql`
    with now_open as (
      select p.id from ${budgetPeriods} p where p.firm_id = ${firmId} and p.rule_id = ${ruleId}
        and ${TODAY} between p.starts_on and p.ends_on for no key update),
    changed as (
      update ${budgetPeriods} p set over_allowed = ${allowed}::smallint,
        limit_fen = case when ${limitFen}::bigint < 0 then -1 else ${limitFen}::bigint + p.carried_fen end
      from now_open n where p.firm_id = ${firmId} and p.id = n.id and (${allowed}::smallint = 1
        or ${limitFen}::bigint < 0 or p.reserved_fen + p.used_fen <= ${limitFen}::bigint + p.carried_fen)
      returning 1)
    select (select count(*) from now_open) = (select count(*) from changed) as fits`);
  return rows[0]?.fits === true;
}

/** Rules whose last day is over; answers how many were marked. */
export async function expireRules(db: Db): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${costRules} set status = 3, version = version + 1 where status = 1 and ends_on < ${TODAY}`);
  return rowCount ?? 0;
}
