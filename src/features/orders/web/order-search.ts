import {
  type PageInUrl,
  pageOfUrl,
  readDayInUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { ListInput, OrderFilter, OrderTab } from '../contract/order-schemas.ts';
import { ORDER_TABS } from '../rules/order-tabs.ts';

/** What the address of the order list says; absent means: all of them. */
export interface OrderSearch extends PageInUrl {
  tab?: Exclude<OrderTab, 'all'>;
  keyword?: string;
  dateFrom?: string;
  dateTo?: string;
  skuCode?: string;
}

const KEYWORD_MAX = 60;
const ITEM_NO = /^[0-9A-Za-z][0-9A-Za-z\-_.+/]{0,39}$/;

function readTab(value: unknown): OrderSearch['tab'] {
  if (typeof value !== 'string' || value === 'all' || !Object.hasOwn(ORDER_TABS, value)) return undefined;
  return value as Exclude<OrderTab, 'all'>;
}

export function readOrderSearch(search: Record<string, unknown>): OrderSearch {
  const skuCode = readTextInUrl(search.skuCode, 40);
  return {
    tab: readTab(search.tab),
    keyword: readTextInUrl(search.keyword, KEYWORD_MAX),
    dateFrom: readDayInUrl(search.dateFrom),
    dateTo: readDayInUrl(search.dateTo),
    skuCode: skuCode && ITEM_NO.test(skuCode) ? skuCode : undefined,
    ...readPageInUrl(search),
  };
}

/** Conditions without tab and page: what the counts on the tabs are counted under. */
export function filterOf({ keyword, dateFrom, dateTo, skuCode }: OrderSearch): OrderFilter {
  return { keyword, dateFrom, dateTo, skuCode };
}

export function listInputOf(search: OrderSearch): ListInput {
  return { tab: search.tab ?? 'all', ...filterOf(search), ...pageOfUrl(search) };
}
