import { ENQUIRY_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import { DESK_TABS, ENQUIRY_TABS, type EnquiryTab } from '../rules/enquiry-status.ts';

export type DeskTab = keyof typeof DESK_TABS;

/** What the address of a list says; absent means: its first tab. */
export interface EnquirySearch extends PageInUrl {
  tab?: EnquiryTab;
  keyword?: string;
}

export interface DeskSearch extends PageInUrl {
  tab?: DeskTab;
  keyword?: string;
  /** Enquiry that is looked at. */
  enquiryNo?: string;
}

export function readEnquirySearch(search: Record<string, unknown>): EnquirySearch {
  const tab = String(search.tab);
  const known = Object.hasOwn(ENQUIRY_TABS, tab) && tab !== 'all';
  return {
    tab: known ? (tab as EnquiryTab) : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    ...readPageInUrl(search),
  };
}

/** What is exported: everything the list finds. */
export const filterOf = ({ tab = 'all', keyword }: EnquirySearch) => ({ tab, keyword });

export const searchInputOf = ({ tab = 'all', keyword, ...page }: EnquirySearch) => ({
  tab,
  keyword,
  ...pageOfUrl(page),
});

export function readDeskSearch(search: Record<string, unknown>): DeskSearch {
  const tab = String(search.tab);
  const known = Object.hasOwn(DESK_TABS, tab) && tab !== 'new';
  return {
    tab: known ? (tab as DeskTab) : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    enquiryNo: readNumber(search.enquiryNo, ENQUIRY_NUMBER),
    ...readPageInUrl(search),
  };
}

export const queueFilterOf = ({ tab = 'new', keyword }: DeskSearch) => ({ tab, keyword });

export const queueInputOf = ({ tab = 'new', keyword, pageNo, pageSize }: DeskSearch) => ({
  tab,
  keyword,
  ...pageOfUrl({ pageNo, pageSize }),
});
