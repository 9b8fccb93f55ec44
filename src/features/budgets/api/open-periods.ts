import type { Db } from '#platform/api/database.ts';
import { planPeriod } from '../rules/budget-period.ts';
import { bindingOf } from '../rules/judge-budget.ts';
import {
  insertPeriods,
  type NewPeriod,
  type RuleStanding,
  readChargedStandings,
  readStandings,
} from './budget-period-repo.ts';

/** The period a rule would open today; null where one is open. */
function periodToOpen(standing: RuleStanding): NewPeriod | null {
  const { ruleId, costCenterId, policy, period, ended, today } = standing;
  const planned = period ? null : planPeriod(standing, today, ended);
  return planned && { ...planned, ruleId, costCenterId, overAllowed: policy !== 'block' };
}

/** Opens the periods of today that the rules of these centres, and of those above, lack. */
export async function openPeriods(db: Db, firmId: bigint, centerIds: readonly bigint[]): Promise<void> {
  const standings = await readStandings(db, firmId, centerIds);
  await insertPeriods(
    db,
    firmId,
    standings.map(periodToOpen).filter((period) => period !== null),
  );
}

/** Standings with the period of today, opened or as it would be opened now. */
function withPeriods(standings: readonly RuleStanding[]) {
  return standings.flatMap((standing) => {
    const planned = standing.period ? null : planPeriod(standing, standing.today, standing.ended);
    const period = standing.period ?? (planned && { ...planned, id: null, reservedFen: 0n, usedFen: 0n });
    return period ? [{ ...standing, period }] : [];
  });
}

export type OpenStanding = ReturnType<typeof withPeriods>[number];

/** Budgets of today of these centres and of all above them, from the top of the tree down. */
export async function readOpenStandings(db: Db, firmId: bigint, centerIds: readonly bigint[]): Promise<OpenStanding[]> {
  return centerIds.length === 0 ? [] : withPeriods(await readStandings(db, firmId, centerIds));
}

/** Budgets that a document was charged to, in the periods it was charged to, from the top of the tree down. */
export const readChargedPeriods = async (...asked: Parameters<typeof readChargedStandings>): Promise<OpenStanding[]> =>
  withPeriods(await readChargedStandings(...asked));

/** The budget whose limit binds a centre that was asked about: its own, or one above it. */
export const bindingFor = (open: readonly OpenStanding[], id: bigint): OpenStanding | null =>
  bindingOf(
    open.filter(({ countsFor }) => countsFor.includes(id)),
    ({ period }) => period,
  );
