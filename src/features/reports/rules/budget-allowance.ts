import { divideHalfUp } from '#platform/shared/money.ts';
import type { Days } from '../contract/filter-days.ts';
import { daysWithin, earliest, latest, monthOf, plusDays, plusMonths, startOf } from './report-days.ts';

/** What a cost centre may spend in which rhythm. */
export interface BudgetRule {
  centerId: bigint;
  /** Numbers of the centres from the top down to it. */
  path: readonly bigint[];
  frequency: 'natural_month' | 'quarter' | 'year' | 'disposable';
  limitFen: bigint;
  startsOn: string;
  endsOn: string | null;
}

const yearStart = (day: string) => `${day.slice(0, 4)}-01-01`;

/** The period of a rule that a day lies in. */
function periodOf({ frequency, startsOn, endsOn }: BudgetRule, day: string): Days {
  if (frequency === 'disposable') return { from: startsOn, to: endsOn ?? day };
  if (frequency === 'natural_month') return { from: monthOf(day), to: plusDays(plusMonths(day, 1), -1) };
  if (frequency === 'quarter')
    return { from: startOf.quarter(day), to: plusDays(plusMonths(startOf.quarter(day), 3), -1) };
  return { from: yearStart(day), to: plusDays(plusMonths(yearStart(day), 12), -1) };
}

/** What a rule allows between two days: of each of its periods as much as days lie between them. */
function allowedBy(rule: BudgetRule, { from, to }: Days): bigint {
  const last = rule.endsOn === null ? to : earliest(to, rule.endsOn);
  let allowed = 0n;
  for (let day = latest(from, rule.startsOn); day <= last; ) {
    const period = periodOf(rule, day);
    const until = earliest(period.to, last);
    const share = BigInt(daysWithin(day, until)) * rule.limitFen;
    allowed += divideHalfUp(share, BigInt(daysWithin(period.from, period.to)));
    day = plusDays(until, 1);
  }
  return allowed;
}

/** Budgets above others hold for those below: of a branch only the highest ones are counted. */
export function topmost(rules: readonly BudgetRule[]): BudgetRule[] {
  const limited = new Set(rules.map(({ centerId }) => centerId));
  return rules.filter(({ path, centerId }) => path.every((id) => id === centerId || !limited.has(id)));
}

/** What budgets allow in a stretch (specification 4: cost rules); null where none holds in it. */
export function allowanceOf(rules: readonly BudgetRule[], days: Days): bigint | null {
  const holding = rules.filter(
    ({ startsOn, endsOn }) => startsOn <= days.to && (endsOn === null || endsOn >= days.from),
  );
  return holding.length === 0 ? null : holding.reduce((sum, rule) => sum + allowedBy(rule, days), 0n);
}
