import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { parseAmount } from '#platform/shared/money.ts';
import { updateErrors } from '../../contract/budget-errors.ts';
import type { RuleInput } from '../../contract/budget-schemas.ts';
import { UNLIMITED } from '../../rules/budget-labels.ts';
import { readToday } from '../budget-period-repo.ts';
import type { CenterPlace } from './center-repo.ts';
import {
  changePeriod,
  deleteRule,
  insertRule,
  type RuleFields,
  type RuleRow,
  readRules,
  updateRule,
} from './rule-repo.ts';

/** -1 without a limit; an empty limit is 0 (specification 4). */
const limitOf = (text: string) => (text === '-1' ? UNLIMITED : parseAmount(text === '' ? '0' : text));

/** A rule that is enabled after its last day is expired; one that is not stays disabled whatever the day. */
function fieldsOf(rule: RuleInput, today: string): RuleFields {
  const { frequency, startsOn, endsOn, overPolicy, alertPercents, carryOver, enabled } = rule;
  const over = endsOn !== null && endsOn < today;
  return {
    frequency,
    startsOn,
    endsOn,
    overPolicy,
    limitFen: limitOf(rule.limit),
    carryOver: carryOver ? 1 : 0,
    alertPercents: [...new Set(alertPercents)].sort((a, b) => a - b),
    status: enabled ? (over ? 3 : 1) : 0,
  };
}

async function changeRule(db: Db, place: CenterPlace, row: RuleRow, fields: RuleFields): Promise<void> {
  const rhythm = row.frequency !== fields.frequency || row.startsOn !== fields.startsOn;
  if (row.inUse && rhythm) throw refuse(updateErrors, 'BUDGET_RULE_FIXED');
  await updateRule(db, place, row.id, fields);
  if (!(await changePeriod(db, place, row.id, fields))) throw refuse(updateErrors, 'BUDGET_BELOW_SPENT');
}

/**
 * Brings the rules of a locked centre to what was handed in: those with a number are changed, others are new, and what
 * is not named is removed, unless money was counted under it.
 */
export async function saveRules(db: Db, place: CenterPlace, wanted: readonly RuleInput[]): Promise<void> {
  const rows = await readRules(db, place);
  const today = await readToday(db);
  const named = new Set(wanted.map(({ id }) => id));
  if (wanted.some(({ id }) => id !== undefined && !rows.some((row) => String(row.id) === id)))
    throw notFound('额度规则');
  for (const row of rows.filter(({ id }) => !named.has(String(id)))) {
    if (row.inUse) throw refuse(updateErrors, 'BUDGET_RULE_USED');
    await deleteRule(db, place, row.id);
  }
  for (const rule of wanted) {
    const row = rows.find(({ id }) => String(id) === rule.id);
    if (row) await changeRule(db, place, row, fieldsOf(rule, today));
    else await insertRule(db, place, fieldsOf(rule, today));
  }
}
