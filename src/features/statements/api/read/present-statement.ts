import { displayDay } from '#platform/shared/display-time.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { Cycle, Grouping } from '../../contract/statement-words.ts';
import { daysBetween } from '../../rules/cycles.ts';
import { statementStates } from '../../rules/statement-status.ts';
import { statementTitle } from '../../rules/statement-words.ts';
import type { StatementRow } from '../statement-repo.ts';
import type { StatementView } from '../statement-scope-repo.ts';

/** Sums of what the reader sees of a statement. */
export interface SeenSums {
  lineCount: number;
  openLines: number;
  disputedLines: number;
  amountFen: bigint;
  taxFen: bigint;
  dueFen: bigint;
}

export const todayOf = (now: Date): string => displayDay(now.toISOString());

/** What of a statement is open: of its own lines for somebody who sees only those. */
function openOf(row: StatementRow, { dueFen }: SeenSums, whole: boolean): bigint {
  if (whole) return row.dueFen - row.paidFen;
  return row.status === 'settled' ? 0n : dueFen;
}

/** What somebody sees of a statement, and on which day. */
export interface HeadReader extends Pick<StatementView, 'whole' | 'inside'> {
  today: string;
}

/** The group a statement is of; which cost centres a company has is for nobody outside. */
export function groupNameOf(grouping: string, groupKey: string, { inside }: Pick<StatementView, 'inside'>): string {
  if (grouping === 'company' || (grouping === 'cost_center' && !inside)) return '';
  return groupKey || '未填写';
}

export function presentHead(row: StatementRow, seen: SeenSums, { today, whole, inside }: HeadReader) {
  const { status, cycleFrom, cycleTo, dueOn, groupKey } = row;
  const open = openOf(row, seen, whole);
  const overdue = open !== 0n && dueOn < today && status !== 'settled';
  return {
    statementNo: row.statementNo,
    title: statementTitle(row.cycle as Cycle, cycleFrom, cycleTo),
    cycleLabel: `账期 ${cycleFrom} 至 ${cycleTo}，账期 ${row.termDays} 天`,
    ...{ cycleFrom, cycleTo, grouping: row.grouping as Grouping },
    groupName: groupNameOf(row.grouping, groupKey, { inside }),
    ...{ status, statusLabel: statementStates.label(status), tone: statementStates.tone(status) },
    overdue,
    overdueDays: overdue ? daysBetween(dueOn, today) : 0,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    ...{ dueOn, confirmBy: row.confirmBy, lineCount: seen.lineCount },
    amount: formatAmount(seen.amountFen),
    net: formatAmount(seen.amountFen - seen.taxFen),
    tax: formatAmount(seen.taxFen),
    due: formatAmount(seen.dueFen),
    invoiced: formatAmount(whole ? row.invoicedFen : 0n),
    paid: formatAmount(whole ? row.paidFen : 0n),
    open: formatAmount(open),
  };
}

export const presentRow = (row: StatementRow, seen: SeenSums, context: HeadReader) => ({
  ...presentHead(row, seen, context),
  openLines: seen.openLines,
  disputedLines: seen.disputedLines,
});
