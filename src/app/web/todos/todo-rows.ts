import { ORDER_LIST_HREF } from '#business/paths/rules/public.ts';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { isColleague, mayBuy, readsTrade } from '#features/access/web/public.ts';
import { APPROVAL_LIST_HREF } from '#features/approvals/web/public.ts';
import { ENQUIRY_LIST_HREF } from '#features/enquiries/web/public.ts';
import type { OrderTab } from '#features/orders/contract/order-schemas.ts';
import { QUOTE_LIST_HREF } from '#features/quotes/web/public.ts';

/** Where what waits is counted. */
export const TODO_SOURCES = ['approvals', 'orders', 'quotes', 'enquiries'] as const;
export type TodoSource = (typeof TODO_SOURCES)[number];

type Person = Pick<UserInfo, 'permissions' | 'firmType' | 'participantExtendType' | 'firmChannel' | 'loginSource'>;

/** What this person's rights let be counted: nobody's page asks what it would be refused. */
export function todoSources(person: Person): TodoSource[] {
  const holds = (code: UserInfo['permissions'][number]) => person.permissions.includes(code);
  const open: Record<TodoSource, boolean> = {
    approvals: isColleague(person),
    orders: readsTrade(person) && holds('ORDER_MANAGEMENT'),
    quotes: readsTrade(person) && holds('QUOTE_MANAGEMENT'),
    enquiries: readsTrade(person) && holds('DEMAND_ORDER_MANAGEMENT'),
  };
  return TODO_SOURCES.filter((source) => open[source]);
}

/** What was counted, as far as it is known yet. */
export interface TodoCounts {
  approvals?: { todo: number; returned: number };
  orders?: Partial<Record<OrderTab, number>>;
  /** Offers that wait for an answer. */
  quotes?: number;
  /** Enquiries the shop has a question about. */
  enquiries?: number;
}

export interface TodoRow {
  label: string;
  count: number;
  href: string;
}

interface Kind {
  label: string;
  href: string;
  count: (counts: TodoCounts) => number | undefined;
  /** False: shown only while there is some. */
  always: (person: Person) => boolean;
}

const buys = (person: Person) => mayBuy(person) && person.permissions.includes('ORDER_ADD');
const approves = ({ permissions }: Person) => permissions.includes('ORDER_APPROVE');
const ordersIn = (tab: OrderTab) => ({
  href: `${ORDER_LIST_HREF}?tab=${tab}`,
  count: ({ orders }: TodoCounts) => orders?.[tab],
});

/** What waits for the person, the most urgent first. */
const OWN: readonly Kind[] = [
  { label: '待我审批', href: APPROVAL_LIST_HREF, count: ({ approvals }) => approvals?.todo, always: approves },
  {
    label: '退回给我补充',
    href: `${APPROVAL_LIST_HREF}?box=mine`,
    count: ({ approvals }) => approvals?.returned,
    always: () => false,
  },
  { label: '待付款的订单', ...ordersIn('to_pay'), always: buys },
  { label: '待收货的订单', ...ordersIn('to_receive'), always: mayBuy },
  { label: '待确认的报价', href: `${QUOTE_LIST_HREF}?tab=offered`, count: ({ quotes }) => quotes, always: () => true },
  {
    label: '待补充的询价',
    href: `${ENQUIRY_LIST_HREF}?tab=more_info`,
    count: ({ enquiries }) => enquiries,
    always: () => true,
  },
];

/** What the company has to answer, as those see it who serve it. */
const THEIRS: readonly Kind[] = [
  {
    label: '待客户确认的报价',
    href: `${QUOTE_LIST_HREF}?tab=offered`,
    count: ({ quotes }) => quotes,
    always: () => true,
  },
  {
    label: '待客户补充的询价',
    href: `${ENQUIRY_LIST_HREF}?tab=more_info`,
    count: ({ enquiries }) => enquiries,
    always: () => true,
  },
];

/** What others are at work on. */
const UNDER_WAY: readonly Kind[] = [
  { label: '审批中的订单', ...ordersIn('approving'), always: () => true },
  { label: '待商家确认', ...ordersIn('confirming'), always: () => false },
  { label: '待发货的订单', ...ordersIn('to_ship'), always: () => true },
];

const rowsOf = (kinds: readonly Kind[], person: Person, counts: TodoCounts): TodoRow[] =>
  kinds.flatMap(({ label, href, count, always }) => {
    const found = count(counts);
    return found === undefined || (found === 0 && !always(person)) ? [] : [{ label, href, count: found }];
  });

/**
 * 我的待办 (specification 2.3, menu groups): what waits for this person and what others are at work on, counted by rights, the
 * same on every page that shows it.
 */
export const todoRows = (person: Person, counts: TodoCounts): { own: TodoRow[]; underWay: TodoRow[] } => ({
  own: isColleague(person) ? rowsOf(OWN, person, counts) : [],
  underWay: rowsOf(isColleague(person) ? UNDER_WAY : [...THEIRS, ...UNDER_WAY], person, counts),
});
