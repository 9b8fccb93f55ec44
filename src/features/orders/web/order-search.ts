import { ORDER_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import {
  type PageInUrl,
  pageOfUrl,
  readDayInUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { ListInput, OrderFilter, OrderSort, OrderTab } from '../contract/order-schemas.ts';
import { SIDE_STATES, type SideName } from '../rules/life/side-states.ts';
import { ORDER_TABS } from '../rules/order-tabs.ts';

/** What the address of the order list says; absent means: all of them. */
export interface OrderSearch extends PageInUrl, OrderFilter {
  tab?: Exclude<OrderTab, 'all'>;
  sort?: Exclude<OrderSort, 'newest'>;
  /** Where the page before or behind ends; the page number counts along. */
  after?: string;
  before?: string;
}

const KEYWORD_MAX = 60;
const ITEM_NO = /^[0-9A-Za-z][0-9A-Za-z\-_.+/]{0,39}$/;
const AMOUNT = /^\d{1,12}(?:\.\d{1,2})?$/;
const MARK = /^\d{1,18}_\d{1,18}$/;
const SORTS: readonly string[] = ['oldest', 'dearest', 'cheapest'];

function readTab(value: unknown): OrderSearch['tab'] {
  if (typeof value !== 'string' || value === 'all' || !Object.hasOwn(ORDER_TABS, value)) return undefined;
  return value as Exclude<OrderTab, 'all'>;
}

function readMatching(value: unknown, pattern: RegExp): string | undefined {
  const text = readTextInUrl(value, 64);
  return text && pattern.test(text) ? text : undefined;
}

/** People type 100 or 99.5; calls take two decimals. */
function readAmount(value: unknown): string | undefined {
  const text = readMatching(value, AMOUNT);
  if (!text) return undefined;
  const [yuan = '', decimals = ''] = text.split('.');
  return `${yuan}.${decimals.padEnd(2, '0')}`;
}

function readSide<Name extends SideName>(name: Name, value: unknown): OrderFilter[Name] {
  const known = typeof value === 'string' && Object.hasOwn(SIDE_STATES[name].states, value);
  return known ? (value as OrderFilter[Name]) : undefined;
}

function readFilter(search: Record<string, unknown>): OrderFilter {
  return {
    keyword: readTextInUrl(search.keyword, KEYWORD_MAX),
    orderNo: readMatching(search.orderNo, ORDER_NUMBER.beginning),
    poNumber: readTextInUrl(search.poNumber, 64),
    skuCode: readMatching(search.skuCode, ITEM_NO),
    brand: readTextInUrl(search.brand, 40),
    buyer: readTextInUrl(search.buyer, 40),
    dateFrom: readDayInUrl(search.dateFrom),
    dateTo: readDayInUrl(search.dateTo),
    amountFrom: readAmount(search.amountFrom),
    amountTo: readAmount(search.amountTo),
    approval: readSide('approval', search.approval),
    payment: readSide('payment', search.payment),
    invoice: readSide('invoice', search.invoice),
    statement: readSide('statement', search.statement),
    afterSale: readSide('afterSale', search.afterSale),
  };
}

export function readOrderSearch(search: Record<string, unknown>): OrderSearch {
  const sort = typeof search.sort === 'string' && SORTS.includes(search.sort) ? search.sort : undefined;
  const after = readMatching(search.after, MARK);
  return {
    tab: readTab(search.tab),
    sort: sort as OrderSearch['sort'],
    ...readFilter(search),
    ...readPageInUrl(search),
    after,
    before: after ? undefined : readMatching(search.before, MARK),
  };
}

const FILTER_NAMES = Object.keys(readFilter({})) as (keyof OrderFilter)[];

/** Conditions without tab and page: what the counts on the tabs are counted under. */
export function filterOf(search: OrderSearch): OrderFilter {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, search[name]]));
}

/** The filter without any condition, as changes of the address: what 重置 does. */
export const NO_FILTER: Record<string, undefined> = Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined]));

export function listInputOf(search: OrderSearch): ListInput {
  const { after, before } = search;
  return {
    tab: search.tab ?? 'all',
    sort: search.sort ?? 'newest',
    ...filterOf(search),
    ...pageOfUrl(search),
    after,
    before,
  };
}
