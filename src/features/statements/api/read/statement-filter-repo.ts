import { and, eq, gte, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { STATEMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { containing } from '#platform/api/like-text.ts';
import type { ListInput } from '../../contract/statement-schemas.ts';
import { STATEMENT_TABS, type StatementTab } from '../../rules/statement-status.ts';
import type { StatementView } from '../statement-scope-repo.ts';
import { statementLines as lines, statements } from '../statement-tables.ts';

/** Statements on a tab; what is overdue is worked out from its due day. */
export function onTab(tab: StatementTab, today: string): SQL | undefined {
  const { statuses } = STATEMENT_TABS[tab];
  const named = tab === 'all' ? undefined : inArray(statements.status, [...statuses]);
  if (tab === 'overdue') return and(named, lt(statements.dueOn, today), ne(statements.dueFen, statements.paidFen));
  return tab === 'unpaid' ? and(named, ne(statements.dueFen, statements.paidFen)) : named;
}

/**
 * Words find a number or a group; a whole number of an order, or a PO number, the statements its lines stand on. Nothing is found by what
 * the reader does not see: cost centres outside the company, lines of another department.
 */
function worded(keyword: string, { lines: seen, inside }: StatementView): SQL {
  const number = keyword.toUpperCase();
  if (STATEMENT_NUMBER.beginning.test(number)) return sql`${statements.statementNo} like ${`${number}%`}`;
  const like = containing(keyword);
  const named = sql`${statements.groupKey} ilike ${like}`;
  const grouped = inside ? named : sql`(${statements.grouping} <> 'cost_center' and ${named})`;
  const written = sql`(${lines.orderNo} = ${number} or ${lines.poNumber} = ${keyword})`;
  const own = and(eq(lines.firmId, statements.firmId), eq(lines.statementId, statements.id), written, seen);
  return sql`(${grouped} or exists (select from ${lines} where ${own}))`;
}

export const matching = (
  { keyword, dateFrom, dateTo }: Pick<ListInput, 'keyword' | 'dateFrom' | 'dateTo'>,
  view: StatementView,
): SQL | undefined =>
  and(
    keyword ? worded(keyword, view) : undefined,
    dateFrom ? gte(statements.cycleTo, dateFrom) : undefined,
    dateTo ? lte(statements.cycleTo, dateTo) : undefined,
  );
