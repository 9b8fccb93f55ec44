import type { Db } from '#platform/api/database.ts';
import { planPeriod } from '../rules/budget-period.ts';
import {
  insertPeriods,
  type NewPeriod,
  type RuleStanding,
  readLines,
  readStandings,
  readToday,
} from './budget-period-repo.ts';

/** These centres and all above them: what is charged to one counts in the budgets of those above. */
export async function readRuledBy(db: Db, firmId: bigint, centerIds: readonly bigint[]) {
  const lines = await readLines(db, firmId, centerIds);
  const standings = await readStandings(db, firmId, [...new Set([...lines.values()].flat())]);
  return { lines, standings };
}

/** The period a rule would open today; null where one is open. */
function periodToOpen(standing: RuleStanding, today: string): NewPeriod | null {
  const { ruleId, costCenterId, policy, period, ended } = standing;
  const planned = period ? null : planPeriod(standing, today, ended);
  return planned && { ...planned, ruleId, costCenterId, overAllowed: policy !== 'block' };
}

/** Opens the periods of today that the rules of these centres, and of those above, lack. */
export async function openPeriods(db: Db, firmId: bigint, centerIds: readonly bigint[]): Promise<void> {
  const today = await readToday(db);
  const { standings } = await readRuledBy(db, firmId, centerIds);
  const missing = standings.map((standing) => periodToOpen(standing, today)).filter((period) => period !== null);
  await insertPeriods(db, firmId, missing);
}

/** Standings with the period of today, opened or as it would be opened now. */
export function withPeriods(standings: readonly RuleStanding[], today: string) {
  return standings.flatMap((standing) => {
    const planned = standing.period ? null : planPeriod(standing, today, standing.ended);
    const period = standing.period ?? (planned && { ...planned, id: null, reservedFen: 0n, usedFen: 0n });
    return period ? [{ ...standing, period }] : [];
  });
}

export type OpenStanding = ReturnType<typeof withPeriods>[number];
