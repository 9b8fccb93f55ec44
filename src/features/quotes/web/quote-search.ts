import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import {
  QUOTE_DESK_TABS,
  QUOTE_TABS,
  type QuoteDeskTab,
  type QuoteTab,
  type QuoteView,
} from '../rules/quote-status.ts';

/** What the address of a list says; absent means: its first tab. */
export interface QuoteSearch extends PageInUrl {
  tab?: QuoteTab;
  keyword?: string;
}

/** What is listed: what the address says, or one of the views that stand on pages of their own. */
export type QuoteListing = Omit<QuoteSearch, 'tab'> & { tab?: QuoteView };

export interface QuoteDeskSearch extends PageInUrl {
  tab?: QuoteDeskTab;
  keyword?: string;
}

export function readQuoteSearch(search: Record<string, unknown>): QuoteSearch {
  const tab = String(search.tab);
  const known = Object.hasOwn(QUOTE_TABS, tab) && tab !== 'all';
  return {
    tab: known ? (tab as QuoteTab) : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    ...readPageInUrl(search),
  };
}

/** What is exported: everything the list finds. */
export const filterOf = ({ tab = 'all', keyword }: QuoteListing) => ({ tab, keyword });

export const searchInputOf = ({ tab = 'all', keyword, ...page }: QuoteListing) => ({
  tab,
  keyword,
  ...pageOfUrl(page),
});

export function readQuoteDeskSearch(search: Record<string, unknown>): QuoteDeskSearch {
  const tab = String(search.tab);
  const known = Object.hasOwn(QUOTE_DESK_TABS, tab) && tab !== 'new';
  return {
    tab: known ? (tab as QuoteDeskTab) : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    ...readPageInUrl(search),
  };
}

export const queueFilterOf = ({ tab = 'new', keyword }: QuoteDeskSearch) => ({ tab, keyword });

export const queueInputOf = ({ tab = 'new', keyword, ...page }: QuoteDeskSearch) => ({
  tab,
  keyword,
  ...pageOfUrl(page),
});
