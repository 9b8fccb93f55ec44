import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import { CREDIT_KINDS, FIRM_KINDS, LEVELS, type LevelCode } from '../../contract/term-words.ts';
import { type ApplicationStatus, creditApplicationStates } from '../../rules/term-states.ts';

export const CUSTOMER_TABS = {
  customers: '客户',
  applications: '授信申请',
  changes: '待复核',
  history: '变更记录',
} as const;
export type CustomerTab = keyof typeof CUSTOMER_TABS;

/** What is agreed about credit, and what became of it. */
export const CREDIT_FILTERS = { ...CREDIT_KINDS, over: '已用超出额度', raised: '临时提额中' } as const;
export const SORTS = { code: '按客户编号', used: '按已用额度', limit: '按授信额度' } as const;

/** What the address of the page says; absent means: all customers by number. */
export interface CustomerSearch extends PageInUrl {
  tab?: Exclude<CustomerTab, 'customers'>;
  keyword?: string;
  level?: LevelCode;
  credit?: keyof typeof CREDIT_FILTERS;
  kind?: keyof typeof FIRM_KINDS;
  channel?: 0 | 1;
  status?: 0 | 1;
  sort?: 'used' | 'limit';
  /** Of an application. */
  state?: ApplicationStatus;
}

function oneOf<T extends string>(words: Readonly<Record<T, string>>, given: unknown): T | undefined {
  return typeof given === 'string' && Object.hasOwn(words, given) ? (given as T) : undefined;
}

/** Numbers of an address come as numbers or as text. */
const flagOf = (given: unknown): 0 | 1 | undefined =>
  given === 0 || given === '0' ? 0 : given === 1 || given === '1' ? 1 : undefined;

export function readCustomerSearch(search: Record<string, unknown>): CustomerSearch {
  const tab = oneOf(CUSTOMER_TABS, search.tab);
  const sort = oneOf(SORTS, search.sort);
  const state = String(search.state);
  return {
    tab: tab === 'customers' ? undefined : tab,
    keyword: readTextInUrl(search.keyword, 60),
    level: oneOf(LEVELS, search.level),
    credit: oneOf(CREDIT_FILTERS, search.credit),
    kind: oneOf(FIRM_KINDS, search.kind),
    channel: flagOf(search.channel),
    status: flagOf(search.status),
    sort: sort === 'code' ? undefined : sort,
    state: creditApplicationStates.is(state) ? state : undefined,
    ...readPageInUrl(search),
  };
}

export function customersInput(search: CustomerSearch) {
  const { keyword, level, credit, kind, channel, status, sort } = search;
  return { keyword, level, credit, kind, channel, status, sort, ...pageOfUrl(search) };
}

export const applicationsInput = (search: CustomerSearch) => ({
  keyword: search.keyword,
  status: search.state,
  ...pageOfUrl(search),
});

export const changesInput = (search: CustomerSearch) => ({
  keyword: search.keyword,
  waiting: search.tab === 'changes',
  ...pageOfUrl(search),
});
