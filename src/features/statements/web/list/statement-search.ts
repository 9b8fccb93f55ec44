import {
  type PageInUrl,
  pageOfUrl,
  readDayInUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import { STATEMENT_TABS, type StatementTab } from '../../rules/statement-status.ts';

/** What the address of the list says; absent means: all of them. */
export interface StatementSearch extends PageInUrl {
  tab?: Exclude<StatementTab, 'all'>;
  keyword?: string;
  dateFrom?: string;
  dateTo?: string;
}

const isTab = (value: unknown): value is StatementTab =>
  typeof value === 'string' && Object.hasOwn(STATEMENT_TABS, value);

export function readStatementSearch(search: Record<string, unknown>): StatementSearch {
  const { tab } = search;
  return {
    tab: isTab(tab) && tab !== 'all' ? tab : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    dateFrom: readDayInUrl(search.dateFrom),
    dateTo: readDayInUrl(search.dateTo),
    ...readPageInUrl(search),
  };
}

/** Everything that narrows the list but its tab. */
export const filterOf = ({ keyword, dateFrom, dateTo }: StatementSearch) => ({ keyword, dateFrom, dateTo });

export const listInputOf = (search: StatementSearch) => ({
  tab: search.tab ?? ('all' as const),
  ...filterOf(search),
  ...pageOfUrl(search),
});
