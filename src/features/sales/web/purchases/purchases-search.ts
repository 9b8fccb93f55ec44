import { readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { CUSTOMER_SORTS, type CustomerSort } from '../../rules/arrange-customers.ts';

/** For how long a customer has not ordered; absent: whatever. */
export const QUIET = { 30: '30 天未下单', 60: '60 天未下单', 90: '90 天未下单', 180: '180 天未下单' } as const;
export type QuietDays = keyof typeof QUIET;

export interface PurchasesSearch {
  keyword?: string;
  quiet?: QuietDays;
  sort?: CustomerSort;
  /** The customer whose orders are on show, and of which year. */
  customer?: string;
  year?: 'last';
}

const PARTICIPANT = /^[1-9]\d{0,17}$/;

/** What the address says; absent means: all customers, those who bought most this year first. */
export function readPurchasesSearch(search: Record<string, unknown>): PurchasesSearch {
  const [quiet, sort] = [String(search.quiet), String(search.sort)];
  const customer = readTextInUrl(search.customer, 18);
  return {
    keyword: readTextInUrl(search.keyword, 60),
    quiet: Object.hasOwn(QUIET, quiet) ? (Number(quiet) as QuietDays) : undefined,
    sort: Object.hasOwn(CUSTOMER_SORTS, sort) && sort !== 'amount' ? (sort as CustomerSort) : undefined,
    customer: customer && PARTICIPANT.test(customer) ? customer : undefined,
    year: search.year === 'last' ? 'last' : undefined,
  };
}

/** What is asked for and exported. */
export const purchasesFilterOf = ({ keyword, quiet, sort = 'amount' }: PurchasesSearch) => ({
  sort,
  ...(keyword && { keyword }),
  ...(quiet && { quietDays: quiet }),
});
