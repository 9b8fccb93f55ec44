import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { PurchaseFilter, PurchaseListInput } from '../contract/purchase-contract.ts';
import { PERIODS, type Period, type PurchaseSort, SORTS } from '../rules/purchase-periods.ts';

/** What the address of the page says; absent means: a year, most often bought first, all of them. */
export interface PurchaseSearch extends PageInUrl {
  tab?: 'frequent';
  period?: Exclude<Period, 'year'>;
  sort?: Exclude<PurchaseSort, 'times'>;
  keyword?: string;
  category?: string;
  brand?: string;
  buyer?: string;
}

const CODE = /^[\w.-]{1,40}$/;
const ROW_ID = /^[1-9]\d{0,17}$/;

function readMatching(value: unknown, pattern: RegExp): string | undefined {
  // Cut beyond what the patterns allow: what is too long must fail, not become another name by being cut.
  const text = readTextInUrl(value, 100);
  return text && pattern.test(text) ? text : undefined;
}

/** One of the names of a table, unless it is the usual one, which the address leaves out. */
function readName<Name extends string, Usual extends Name>(
  table: Readonly<Record<Name, unknown>>,
  value: unknown,
  usual: Usual,
): Exclude<Name, Usual> | undefined {
  const known = typeof value === 'string' && value !== usual && Object.hasOwn(table, value);
  return known ? (value as Exclude<Name, Usual>) : undefined;
}

export function readPurchaseSearch(search: Record<string, unknown>): PurchaseSearch {
  return {
    tab: search.tab === 'frequent' ? 'frequent' : undefined,
    period: readName(PERIODS, search.period, 'year'),
    sort: readName(SORTS, search.sort, 'times'),
    keyword: readTextInUrl(search.keyword, 60),
    category: readMatching(search.category, CODE),
    brand: readMatching(search.brand, CODE),
    buyer: readMatching(search.buyer, ROW_ID),
    ...readPageInUrl(search),
  };
}

export const periodOf = ({ period }: PurchaseSearch): Period => period ?? 'year';

export function filterOf(search: PurchaseSearch): PurchaseFilter {
  const { tab, sort, keyword, category, brand, buyer } = search;
  return {
    period: periodOf(search),
    sort: sort ?? 'times',
    frequent: tab === 'frequent',
    keyword,
    categoryCode: category,
    brandCode: brand,
    buyerId: buyer,
  };
}

export function listInputOf(search: PurchaseSearch): PurchaseListInput {
  return { ...filterOf(search), ...pageOfUrl(search) };
}

/** Changes of the address that take every condition away but the period, the tab and the order. */
export const NO_CONDITION = { keyword: undefined, category: undefined, brand: undefined, buyer: undefined } as const;

export const hasCondition = (search: PurchaseSearch): boolean =>
  Object.keys(NO_CONDITION).some((name) => search[name as keyof typeof NO_CONDITION] !== undefined);
