import {
  type PageInUrl,
  pageOfUrl,
  readDayInUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import { CASE_KINDS, type CaseKind } from '../../contract/case-words.ts';
import { CASE_TABS, type CaseTab } from '../../rules/case-status.ts';

/** What the address of the list says; absent means: all of them. */
export interface CaseSearch extends PageInUrl {
  tab?: Exclude<CaseTab, 'all'>;
  keyword?: string;
  kind?: CaseKind;
  dateFrom?: string;
  dateTo?: string;
}

const isKeyOf = <T extends object>(table: T, value: unknown): value is keyof T & string =>
  typeof value === 'string' && Object.hasOwn(table, value);

export function readCaseSearch(search: Record<string, unknown>): CaseSearch {
  const { tab, kind } = search;
  return {
    tab: isKeyOf(CASE_TABS, tab) && tab !== 'all' ? tab : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    kind: isKeyOf(CASE_KINDS, kind) ? kind : undefined,
    dateFrom: readDayInUrl(search.dateFrom),
    dateTo: readDayInUrl(search.dateTo),
    ...readPageInUrl(search),
  };
}

/** Everything that narrows the list but its tab. */
export const filterOf = ({ keyword, kind, dateFrom, dateTo }: CaseSearch) => ({ keyword, kind, dateFrom, dateTo });

export const listInputOf = (search: CaseSearch) => ({
  tab: search.tab ?? ('all' as const),
  ...filterOf(search),
  ...pageOfUrl(search),
});
