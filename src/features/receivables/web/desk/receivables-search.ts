import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';

export const TABS = {
  open: '有未付',
  overdue: '逾期',
  credit: '有待核销回款',
  all: '全部客户',
  receipts: '回款单',
  bills: '在手汇票',
  writeOffs: '坏账核销',
} as const;
export type ReceivableTab = keyof typeof TABS;

/** What the address of the page says; absent: companies with something open. `firm` opens one of them. */
export interface ReceivablesSearch extends PageInUrl {
  tab?: Exclude<ReceivableTab, 'open'>;
  keyword?: string;
  firm?: string;
}

const isTab = (tab: unknown): tab is ReceivableTab => typeof tab === 'string' && Object.hasOwn(TABS, tab);

export function readReceivablesSearch(search: Record<string, unknown>): ReceivablesSearch {
  const tab = isTab(search.tab) && search.tab !== 'open' ? search.tab : undefined;
  return {
    tab,
    keyword: readTextInUrl(search.keyword, 60),
    firm: readTextInUrl(search.firm, 32),
    ...readPageInUrl(search),
  };
}

const wanted = (search: ReceivablesSearch) => ({ keyword: search.keyword ?? '', ...pageOfUrl(search) });

export function overviewInput(search: ReceivablesSearch) {
  const { tab } = search;
  const known = tab === 'overdue' || tab === 'credit' || tab === 'all' ? tab : ('open' as const);
  return { tab: known, ...wanted(search) };
}

export const receiptsInput = (search: ReceivablesSearch) => ({
  tab: search.tab === 'bills' ? ('bills' as const) : ('all' as const),
  ...wanted(search),
});

/** What files hold: what the list finds, without its page. */
export const exportedReceipts = (search: ReceivablesSearch) => ({
  tab: search.tab === 'bills' ? ('bills' as const) : ('all' as const),
  keyword: search.keyword ?? '',
});
export const exportedItems = (search: ReceivablesSearch) => ({
  tab: search.tab === 'overdue' ? ('overdue' as const) : ('open' as const),
  keyword: search.keyword ?? '',
});

export const writeOffsInput = (search: ReceivablesSearch) => ({ tab: 'all' as const, ...pageOfUrl(search) });
