import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';

export const TABS = { transfers: '待确认转账', refunds: '待退款', all: '全部' } as const;
export type PaymentTab = keyof typeof TABS;

/** What the address of the page says; absent means: transfers that are awaited. */
export interface PaymentsSearch extends PageInUrl {
  tab?: Exclude<PaymentTab, 'transfers'>;
  keyword?: string;
}

export function readPaymentsSearch(search: Record<string, unknown>): PaymentsSearch {
  const tab = search.tab === 'refunds' || search.tab === 'all' ? search.tab : undefined;
  return { tab, keyword: readTextInUrl(search.keyword, 60), ...readPageInUrl(search) };
}

export function paymentsInput(search: PaymentsSearch) {
  return { tab: search.tab ?? ('transfers' as const), keyword: search.keyword ?? '', ...pageOfUrl(search) };
}
