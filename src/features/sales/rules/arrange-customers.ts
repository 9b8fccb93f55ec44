import { STANDINGS, type Standing } from './customer-standing.ts';

/** Orders of the list of customers. */
export const CUSTOMER_SORTS = {
  attention: '需要关注优先',
  recent: '最近下单优先',
  amount: '今年金额从高到低',
  decline: '同比下降最多',
  rise: '同比增长最多',
  quiet: '最久未下单',
  name: '按名称',
} as const;
export type CustomerSort = keyof typeof CUSTOMER_SORTS;

/** What the list looks at. */
export interface ArrangedCustomer {
  firmName: string;
  shortName: string;
  customerCode: string;
  standing: Standing;
  daysSince: number | null;
  thisFen: bigint;
  lastFen: bigint;
  expiringQuotes: number;
  openEnquiries: number;
}

type Compare = (a: ArrangedCustomer, b: ArrangedCustomer) => number;

const bigger = (a: bigint, b: bigint) => (a === b ? 0 : a > b ? -1 : 1);
const byName: Compare = (a, b) => (a.firmName < b.firmName ? -1 : a.firmName > b.firmName ? 1 : 0);
const daysOf = ({ daysSince }: ArrangedCustomer) => daysSince ?? Number.MAX_SAFE_INTEGER;

const quietOf = ({ daysSince }: ArrangedCustomer) => daysSince ?? -1;

/** Quotes that run out and enquiries come before customers who have gone quiet; those who buy stand last. */
const RANKS = Object.keys(STANDINGS) as Standing[];
const urgency = (one: ArrangedCustomer) => one.expiringQuotes + one.openEnquiries;
const byAttention: Compare = (a, b) =>
  Math.sign(urgency(b)) - Math.sign(urgency(a)) ||
  RANKS.indexOf(a.standing) - RANKS.indexOf(b.standing) ||
  bigger(a.lastFen, b.lastFen);

const COMPARE: Readonly<Record<CustomerSort, Compare>> = {
  attention: byAttention,
  recent: (a, b) => daysOf(a) - daysOf(b),
  amount: (a, b) => bigger(a.thisFen, b.thisFen),
  decline: (a, b) => bigger(a.lastFen - a.thisFen, b.lastFen - b.thisFen),
  rise: (a, b) => bigger(a.thisFen - a.lastFen, b.thisFen - b.lastFen),
  // Whoever never ordered is no customer gone quiet.
  quiet: (a, b) => quietOf(b) - quietOf(a),
  name: byName,
};

export interface CustomerWish {
  standing?: Standing;
  keyword?: string;
  sort: CustomerSort;
  /** Only who has ordered before, and not for so many days. */
  quietDays?: number;
}

function isNamed({ firmName, shortName, customerCode }: ArrangedCustomer, keyword: string): boolean {
  const wanted = keyword.toLowerCase();
  return [firmName, shortName, customerCode].some((text) => text.toLowerCase().includes(wanted));
}

/** Customers that fit, in the order that was asked for; equal ones stand by name. */
export function arrangeCustomers<T extends ArrangedCustomer>(customers: readonly T[], wish: CustomerWish): T[] {
  const { standing, keyword, sort, quietDays } = wish;
  const isQuiet = (one: T) => quietDays === undefined || (one.daysSince !== null && one.daysSince >= quietDays);
  return customers
    .filter((one) => (!standing || one.standing === standing) && (!keyword || isNamed(one, keyword)) && isQuiet(one))
    .sort((a, b) => COMPARE[sort](a, b) || byName(a, b));
}
