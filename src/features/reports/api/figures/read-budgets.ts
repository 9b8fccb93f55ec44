import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { type BudgetRule, topmost } from '../../rules/budget-allowance.ts';
import type { Asking } from './figure-reader.ts';
import { idList } from './wanted-repo.ts';

/** Budgets hold for the whole company: beside figures of some people, goods or departments they would say nothing. */
export function hasBudgets({ viewer, wanted }: Asking): boolean {
  return viewer.people === null && wanted.places.every(({ by }) => by === 'costCenter');
}

const PATH = sql.raw(`string_to_array(trim(both '/' from c.path), '/')`);

/** Cost centres a filter asks for, by all of its words. */
export const inCenters = ({ places }: Asking['wanted']) =>
  sql.join(
    places.map(({ by, ids }) => (by === 'costCenter' ? sql`c.id = any(${idList(ids)})` : sql`true`)).concat(sql`true`),
    sql` and `,
  );

/** Limits of the highest budgets in sight. */
export async function readBudgetRules(asking: Asking): Promise<BudgetRule[]> {
  if (!hasBudgets(asking)) return [];
  const { db, wanted } = asking;
  const { rows } = await db.execute<
    Record<'id' | 'limit_fen' | 'starts_on' | 'frequency', string> & { path: string[]; ends_on: string | null }
  >(sql`
    select c.id, ${PATH}::text[] as path, r.frequency, r.limit_fen, r.starts_on::text, r.ends_on::text
    from cost_rules_view r join cost_centers_view c on c.firm_id = r.firm_id and c.id = r.cost_center_id
    where r.firm_id = ${wanted.firmId} and r.status <> 0 and r.limit_fen >= 0
      and ${inCenters(wanted)}`);
  return topmost(
    rows.map((row) => ({
      centerId: BigInt(row.id),
      path: row.path.map(BigInt),
      frequency: row.frequency as BudgetRule['frequency'],
      limitFen: BigInt(row.limit_fen),
      startsOn: row.starts_on,
      endsOn: row.ends_on,
    })),
  );
}

export interface BudgetUse {
  allowed: bigint;
  taken: bigint;
}

/** What budget periods that overlap the days allow and have taken, by centre. */
export async function readBudgetUse(
  db: Db,
  firmId: bigint,
  { from, to }: { from: string; to: string },
): Promise<Map<string, BudgetUse>> {
  const { rows } = await db.execute<Record<'id' | 'allowed' | 'taken', string>>(sql`
    select cost_center_id as id, sum(limit_fen) as allowed, sum(reserved_fen + used_fen) as taken
    from budget_periods_view where firm_id = ${firmId} and limit_fen >= 0 and starts_on <= ${to} and ends_on >= ${from}
    group by cost_center_id`);
  return new Map(rows.map(({ id, allowed, taken }) => [id, { allowed: BigInt(allowed), taken: BigInt(taken) }]));
}
