import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import {
  FREQUENCIES,
  type Frequency,
  isUnlimited,
  OVER_POLICIES,
  type OverPolicy,
  RULE_STATUSES,
  type RuleStatus,
} from '../../rules/budget-labels.ts';
import type { CenterPlace } from './center-repo.ts';
import { findCenter } from './read-center-tree.ts';
import { type RuleRow, readRules } from './rule-repo.ts';

/** A rule in one line, as the log shows it. */
function describeRule(row: RuleRow): string {
  const limit = isUnlimited(row.limitFen) ? '无限' : formatAmount(row.limitFen);
  const days = `${row.startsOn} 至 ${row.endsOn ?? '长期'}`;
  return [
    ...[FREQUENCIES[row.frequency as Frequency].label, limit, days, OVER_POLICIES[row.overPolicy as OverPolicy].label],
    ...[row.carryOver === 1 && '结余结转', `提醒 ${row.alertPercents.join('、')}%`],
    RULE_STATUSES[row.status as RuleStatus],
  ]
    .filter(Boolean)
    .join('，');
}

/** A centre with its rules, as the log of changes keeps it. */
export async function readAuditFacts(db: Db, place: CenterPlace) {
  const row = await findCenter(db, place.firmId, place.id);
  if (!row) return null;
  const { code, name, note, status, ownerName, departmentName, parentId } = row;
  const rules = await readRules(db, place);
  return {
    code,
    name,
    note,
    owner: ownerName,
    department: departmentName,
    status: status === 1 ? '启用' : '停用',
    parent: parentId === null ? null : ((await findCenter(db, place.firmId, parentId))?.code ?? null),
    rules: rules.map(describeRule),
  };
}
