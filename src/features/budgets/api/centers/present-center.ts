import { formatAmount } from '#platform/shared/money.ts';
import type { Budget, CenterRow, Rule } from '../../contract/budget-schemas.ts';
import { isUnlimited, RULE_STATUSES, type RuleStatus } from '../../rules/budget-labels.ts';
import { forecastBudget } from '../../rules/forecast-budget.ts';
import { availableOf } from '../../rules/judge-budget.ts';
import type { OpenStanding } from '../open-periods.ts';
import { presentStanding } from '../present-standing.ts';
import type { CenterFacts } from './read-center-tree.ts';
import type { RuleRow } from './rule-repo.ts';

export const amountOrNull = (fen: bigint | null) => (fen === null ? null : formatAmount(fen));

function presentBudget({ ruleId, frequency, policy, period, today }: OpenStanding): Budget {
  const { startsOn, endsOn, limitFen, carriedFen, reservedFen, usedFen } = period;
  return {
    ruleId: String(ruleId),
    frequency,
    overPolicy: policy,
    startsOn,
    endsOn,
    limit: isUnlimited(limitFen) ? null : formatAmount(limitFen),
    carried: formatAmount(carriedFen),
    reserved: formatAmount(reservedFen),
    used: formatAmount(usedFen),
    available: amountOrNull(availableOf(period)),
    forecast: formatAmount(forecastBudget(reservedFen + usedFen, period, today)),
  };
}

/** Rows hold only what the checks of the table let in. */
export function presentCenter(row: CenterFacts, standings: readonly OpenStanding[]): CenterRow {
  const { id, parentId, code, name, status, version, ownerMemberId, ownerName, departmentId, departmentName } = row;
  return {
    id: String(id),
    parentId: parentId === null ? null : String(parentId),
    code,
    name,
    version,
    status: status as CenterRow['status'],
    owner: ownerMemberId === null ? null : { memberId: String(ownerMemberId), name: ownerName ?? '' },
    department: departmentId === null ? null : { id: String(departmentId), name: departmentName ?? '' },
    budgets: standings.filter(({ costCenterId }) => costCenterId === id).map(presentBudget),
    standing: presentStanding(standings, id),
  };
}

export function presentRule(row: RuleRow): Rule {
  const { id, limitFen, startsOn, endsOn, alertPercents, inUse } = row;
  const status = row.status as RuleStatus;
  return {
    id: String(id),
    startsOn,
    endsOn,
    alertPercents,
    inUse,
    status,
    statusLabel: RULE_STATUSES[status],
    frequency: row.frequency as Rule['frequency'],
    overPolicy: row.overPolicy as Rule['overPolicy'],
    limit: formatAmount(limitFen),
    unlimited: isUnlimited(limitFen),
    carryOver: row.carryOver === 1,
  };
}
