import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { StatementEntry, StatementFilter, StatementPeriod } from '../../contract/budget-schemas.ts';
import { ENTRY_KINDS, type EntryKind, type Frequency, isUnlimited } from '../../rules/budget-labels.ts';
import { availableOf } from '../../rules/judge-budget.ts';
import { readToday } from '../budget-period-repo.ts';
import { amountOrNull } from '../centers/present-center.ts';
import { findCenter } from '../centers/read-center-tree.ts';
import { readRules } from '../centers/rule-repo.ts';
import { readOpenStandings } from '../open-periods.ts';
import { presentStanding } from '../present-standing.ts';
import { countEntries, type EntryRow, readEntries, readPeriods } from './read-statement.ts';

type PeriodRow = Awaited<ReturnType<typeof readPeriods>>[number];

/** Rows hold only what the checks of the table let in. */
export function presentEntry(row: EntryRow, id: string): StatementEntry {
  const kind = row.kind as EntryKind;
  const { documentType, documentNo, person, note, periodStartsOn, chargedCode: code, chargedName: name } = row;
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    kind,
    kindLabel: ENTRY_KINDS[kind].label,
    amount: formatAmount(row.amountFen),
    documentType,
    documentNo,
    person,
    note,
    periodStartsOn,
    center: String(row.chargedId) === id ? null : { code, name },
    frequency: row.frequency as Frequency,
    reservedAfter: formatAmount(row.reservedAfterFen),
    usedAfter: formatAmount(row.usedAfterFen),
  };
}

function presentPeriod(row: PeriodRow, today: string): StatementPeriod {
  const { startsOn, endsOn, limitFen, carriedFen, reservedFen, usedFen } = row;
  return {
    ruleId: String(row.ruleId),
    startsOn,
    endsOn,
    current: startsOn <= today && today <= endsOn,
    frequency: row.frequency as Frequency,
    overPolicy: row.overPolicy as StatementPeriod['overPolicy'],
    limit: isUnlimited(limitFen) ? null : formatAmount(limitFen),
    carried: formatAmount(carriedFen),
    reserved: formatAmount(reservedFen),
    used: formatAmount(usedFen),
    available: amountOrNull(availableOf(row)),
  };
}

/** The centre that is asked for; it and the rule belong to the firm and to each other. */
export async function findAsked(db: Db, firmId: bigint, { id, ruleId }: StatementFilter) {
  const center = await findCenter(db, firmId, BigInt(id));
  if (!center) throw notFound('成本中心');
  const rules = ruleId === undefined ? [] : await readRules(db, { firmId, id: center.id });
  if (ruleId !== undefined && !rules.some((rule) => String(rule.id) === ruleId)) throw notFound('额度规则');
  return center;
}

export async function readStatementPage(
  db: Db,
  firmId: bigint,
  { pageNo, pageSize, ...filter }: StatementFilter & { pageNo: number; pageSize: number },
) {
  const { id, code, name } = await findAsked(db, firmId, filter);
  const today = await readToday(db);
  const rows = await readEntries(db, firmId, filter, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  const periods = await readPeriods(db, firmId, id);
  return {
    center: { id: filter.id, code, name },
    standing: presentStanding(await readOpenStandings(db, firmId, [id]), id),
    periods: periods.map((row) => presentPeriod(row, today)),
    list: rows.map((row) => presentEntry(row, filter.id)),
    total: await countEntries(db, firmId, filter),
    pageNo,
    pageSize,
  };
}
