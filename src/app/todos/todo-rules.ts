import { AFTER_SALES_PATH, ENQUIRY_LIST_PATH, ORDER_LIST_PATH, QUOTE_LIST_PATH } from '#business/paths/rules/public.ts';
import { approvalBoxHref } from '#features/approvals/rules/public.ts';
import type { OrderTab } from '#features/orders/contract/order-schemas.ts';
import { BUYERS, BUYING_PEOPLE, type Identity, TRADE_READERS } from '#platform/shared/identities.ts';

/** Where what waits is counted. */
export const TODO_SOURCES = ['approvals', 'orders', 'quotes', 'enquiries', 'cases'] as const;
export type TodoSource = (typeof TODO_SOURCES)[number];

/** Who looks: the same for a page, which knows its session, and for the server, which knows its caller. */
export interface TodoPerson {
  identity: Identity;
  permissions: readonly string[];
}
type Person = TodoPerson;

const mayBuy = ({ identity }: Person) => BUYERS.includes(identity);
const readsTrade = ({ identity }: Person) => TRADE_READERS.includes(identity);
/** Whether budgets and approvals of the company are this account's business (decision 0044). */
const isColleague = ({ identity }: Person) => BUYING_PEOPLE.includes(identity);

/** Who serves a company counts what waits for it, whoever may act on that. */
const serves = (person: Person) => readsTrade(person) && !isColleague(person);
/** Rights of the acts behind the counts, as the calls ask for them. */
const pays = (person: Person) => mayBuy(person) && person.permissions.includes('ORDER_ADD');
const signs = (person: Person) => mayBuy(person) && person.permissions.includes('ORDER_MANAGEMENT');
const confirmsOffers = (person: Person) => mayBuy(person) && person.permissions.includes('QUOTE_TRANSFER');
const answersQuestions = (person: Person) => mayBuy(person) && person.permissions.includes('DEMAND_ORDER_MANAGEMENT');
const answersCases = (person: Person) => mayBuy(person) && person.permissions.includes('AFTER_SALES_ADD');
const approves = ({ permissions }: Person) => permissions.includes('ORDER_APPROVE');

/** What this person may act on or look after: nobody's page asks what it would be refused, or counts what others do. */
export function todoSources(person: Person): TodoSource[] {
  const holds = (code: string) => person.permissions.includes(code);
  const open: Record<TodoSource, boolean> = {
    approvals: isColleague(person),
    orders: readsTrade(person) && holds('ORDER_MANAGEMENT'),
    quotes: holds('QUOTE_MANAGEMENT') && (serves(person) || confirmsOffers(person)),
    enquiries: holds('DEMAND_ORDER_MANAGEMENT') && (serves(person) || answersQuestions(person)),
    cases: holds('AFTER_SALES_ORDER_MANAGEMENT') && answersCases(person),
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
  /** After-sales by the tabs of their list. */
  cases?: { confirming: number; returning: number };
}

export interface TodoRow {
  code: string;
  label: string;
  count: number;
  href: string;
}

interface Kind {
  code: string;
  label: string;
  href: string | ((person: Person) => string);
  count: (counts: TodoCounts) => number | undefined;
  /** Who does it; absent: everybody whom it is counted for. */
  by?: (person: Person) => boolean;
  /** False: shown only while there is some. */
  always: (person: Person) => boolean;
}

const ordersIn = (tab: OrderTab) => ({
  href: `${ORDER_LIST_PATH}?tab=${tab}`,
  count: ({ orders }: TodoCounts) => orders?.[tab],
});

/** What waits for the person, the most urgent first. */
const OWN: readonly Kind[] = [
  {
    code: 'approvals',
    label: '待我审批',
    href: ({ permissions }) => approvalBoxHref('todo', permissions),
    count: ({ approvals }) => approvals?.todo,
    always: approves,
  },
  {
    code: 'returned',
    label: '退回给我补充',
    href: ({ permissions }) => approvalBoxHref('mine', permissions),
    count: ({ approvals }) => approvals?.returned,
    always: () => false,
  },
  { code: 'to_pay', label: '待付款的订单', ...ordersIn('to_pay'), by: pays, always: () => true },
  { code: 'to_receive', label: '待收货的订单', ...ordersIn('to_receive'), by: signs, always: () => true },
  {
    code: 'offered',
    label: '待确认的报价',
    href: `${QUOTE_LIST_PATH}?tab=offered`,
    count: ({ quotes }) => quotes,
    always: () => true,
  },
  {
    code: 'more_info',
    label: '待补充的询价',
    href: `${ENQUIRY_LIST_PATH}?tab=more_info`,
    count: ({ enquiries }) => enquiries,
    always: () => true,
  },
  {
    code: 'to_confirm',
    label: '待确认的售后',
    href: `${AFTER_SALES_PATH}?tab=confirming`,
    count: ({ cases }) => cases?.confirming,
    always: () => false,
  },
];

/** What the company has to answer, as those see it who serve it. */
const THEIRS: readonly Kind[] = [
  {
    code: 'their_offered',
    label: '待客户确认的报价',
    href: `${QUOTE_LIST_PATH}?tab=offered`,
    count: ({ quotes }) => quotes,
    always: () => true,
  },
  {
    code: 'their_more_info',
    label: '待客户补充的询价',
    href: `${ENQUIRY_LIST_PATH}?tab=more_info`,
    count: ({ enquiries }) => enquiries,
    always: () => true,
  },
];

/** What others are at work on. */
const UNDER_WAY: readonly Kind[] = [
  { code: 'approving', label: '审批中的订单', ...ordersIn('approving'), always: () => true },
  { code: 'confirming', label: '待商家确认', ...ordersIn('confirming'), always: () => false },
  { code: 'to_ship', label: '待发货的订单', ...ordersIn('to_ship'), always: () => true },
  {
    code: 'returning',
    label: '退回中的售后',
    href: `${AFTER_SALES_PATH}?tab=returning`,
    count: ({ cases }) => cases?.returning,
    always: () => false,
  },
];

const rowsOf = (kinds: readonly Kind[], person: Person, counts: TodoCounts): TodoRow[] =>
  kinds.flatMap(({ code, label, href, count, by, always }) => {
    const found = by && !by(person) ? undefined : count(counts);
    return found === undefined || (found === 0 && !always(person))
      ? []
      : [{ code, label, href: typeof href === 'string' ? href : href(person), count: found }];
  });

/**
 * 我的待办 (specification 2.3, menu groups): what waits for this person and what others are at work on, counted by rights, the
 * same on every page that shows it.
 */
export const todoRows = (person: Person, counts: TodoCounts): { own: TodoRow[]; underWay: TodoRow[] } => ({
  own: isColleague(person) ? rowsOf(OWN, person, counts) : [],
  underWay: rowsOf(isColleague(person) ? UNDER_WAY : [...THEIRS, ...UNDER_WAY], person, counts),
});
