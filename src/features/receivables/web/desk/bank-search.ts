import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';

export const TABS = {
  choosing: '待确认',
  unmatched: '未匹配',
  matched: '已入账',
  ignored: '不处理',
  outgoing: '支出',
  imports: '导入记录',
} as const;
export type BankTab = keyof typeof TABS;

/** What the address of the page says; absent: lines that wait to be confirmed. */
export interface BankSearch extends PageInUrl {
  tab?: Exclude<BankTab, 'choosing'>;
  keyword?: string;
}

const isTab = (tab: unknown): tab is BankTab => typeof tab === 'string' && Object.hasOwn(TABS, tab);

export function readBankSearch(search: Record<string, unknown>): BankSearch {
  const tab = isTab(search.tab) && search.tab !== 'choosing' ? search.tab : undefined;
  return { tab, keyword: readTextInUrl(search.keyword, 60), ...readPageInUrl(search) };
}

export function linesInput(search: BankSearch) {
  const tab = search.tab === undefined || search.tab === 'imports' ? ('choosing' as const) : search.tab;
  return { tab, keyword: search.keyword ?? '', ...pageOfUrl(search) };
}
