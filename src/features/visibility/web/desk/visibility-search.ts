import { type PageInUrl, readPageInUrl, readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';

export const TABS = { range: '客户可见范围', exclusive: '专供商品' } as const;
export type VisibilityTab = keyof typeof TABS;

/** What the address of the page says; absent means: ranges, of no customer yet. */
export interface VisibilitySearch extends PageInUrl {
  tab?: 'exclusive';
  /** Code of the customer. */
  customer?: string;
  keyword?: string;
}

export function readVisibilitySearch(search: Record<string, unknown>): VisibilitySearch {
  return {
    tab: search.tab === 'exclusive' ? 'exclusive' : undefined,
    customer: readTextInUrl(search.customer, 40),
    keyword: readTextInUrl(search.keyword, 60),
    ...readPageInUrl(search),
  };
}
