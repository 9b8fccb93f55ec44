import { type PageInUrl, pageOfUrl, readPageInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';

export const TABS = { failed: '未送达', waiting: '发送中' } as const;

/** What the address of the page says; absent means: what was given up. */
export interface DeliveriesSearch extends PageInUrl {
  tab?: 'waiting';
}

export const readDeliveriesSearch = (search: Record<string, unknown>): DeliveriesSearch => ({
  tab: search.tab === 'waiting' ? 'waiting' : undefined,
  ...readPageInUrl(search),
});

export const deliveriesInput = (search: DeliveriesSearch) => ({
  status: search.tab ?? ('failed' as const),
  ...pageOfUrl(search),
});
