import { and, gte, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { STATEMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { containing } from '#platform/api/like-text.ts';
import type { ListInput } from '../../contract/statement-schemas.ts';
import { STATEMENT_TABS, type StatementTab } from '../../rules/statement-status.ts';
import { statementLines as lines, statements } from '../statement-tables.ts';

/** Statements on a tab; what is overdue is worked out from its due day. */
export function onTab(tab: StatementTab, today: string): SQL | undefined {
  const { statuses } = STATEMENT_TABS[tab];
  const named = tab === 'all' ? undefined : inArray(statements.status, [...statuses]);
  if (tab === 'overdue') return and(named, lt(statements.dueOn, today), ne(statements.dueFen, statements.paidFen));
  return tab === 'unpaid' ? and(named, ne(statements.dueFen, statements.paidFen)) : named;
}

/** Words find a number or a group; a whole number of an order, or a PO number, the statements its lines stand on. */
function worded(keyword: string): SQL {
  const number = keyword.toUpperCase();
  if (STATEMENT_NUMBER.beginning.test(number)) return sql`${statements.statementNo} like ${`${number}%`}`;
  const like = containing(keyword);
  return sql`(${statements.groupKey} ilike ${like} or exists (
    select from ${lines} where ${lines.firmId} = ${statements.firmId} and ${lines.statementId} = ${statements.id}
      and (${lines.orderNo} = ${number} or ${lines.poNumber} = ${keyword})))`;
}

export const matching = ({
  keyword,
  dateFrom,
  dateTo,
}: Pick<ListInput, 'keyword' | 'dateFrom' | 'dateTo'>): SQL | undefined =>
  and(
    keyword ? worded(keyword) : undefined,
    dateFrom ? gte(statements.cycleTo, dateFrom) : undefined,
    dateTo ? lte(statements.cycleTo, dateTo) : undefined,
  );
