import {
  DESK_CASES_PATH,
  DESK_CORRECTIONS_PATH,
  DESK_ENQUIRIES_PATH,
  DESK_ORDERS_PATH,
  DESK_PAYMENTS_PATH,
  DESK_QUOTES_PATH,
} from '#business/paths/rules/public.ts';
import type { TodoPerson, TodoRow } from './todo-rules.ts';

/** Queues of the desk, each with the rights of which one opens its page and its call. */
const QUEUES = {
  deskOrders: ['DESK_ORDERS'],
  deskPayments: ['DESK_PAYMENTS'],
  deskCases: ['DESK_AFTER_SALES', 'DESK_AFTER_SALES_GOODS'],
  // Enquiries and quotes are one person's work: one right opens both.
  deskEnquiries: ['DESK_QUOTES'],
  deskQuotes: ['DESK_QUOTES'],
  deskCorrections: ['DESK_CORRECTIONS'],
} as const satisfies Record<string, readonly string[]>;
export type DeskQueue = keyof typeof QUEUES;

/** What was counted in each queue, by its tabs. */
export type DeskCounts = Partial<Record<DeskQueue, Partial<Record<string, number>>>>;

/** Queues whose work is this person's: nobody is counted what he may not open. */
export const deskQueues = ({ identity, permissions }: TodoPerson): DeskQueue[] =>
  identity === 'staff'
    ? (Object.keys(QUEUES) as DeskQueue[]).filter((queue) => QUEUES[queue].some((code) => permissions.includes(code)))
    : [];

interface Kind {
  queue: DeskQueue;
  tab: string;
  label: string;
  href: string;
  /** A right without which it is somebody else's. */
  needs?: string;
}

/** What waits for somebody at the desk, in the order of the work; what waits for customers and carriers is not in it. */
const KINDS: readonly Kind[] = [
  { queue: 'deskOrders', tab: 'confirming', label: '待确认的订单', href: `${DESK_ORDERS_PATH}?tab=confirming` },
  { queue: 'deskOrders', tab: 'to_pick', label: '待拣货的订单', href: DESK_ORDERS_PATH },
  { queue: 'deskOrders', tab: 'picking', label: '拣货中的订单', href: `${DESK_ORDERS_PATH}?tab=picking` },
  { queue: 'deskOrders', tab: 'picked', label: '待发出的订单', href: `${DESK_ORDERS_PATH}?tab=picked` },
  { queue: 'deskPayments', tab: 'transfers', label: '待确认的转账', href: DESK_PAYMENTS_PATH },
  { queue: 'deskPayments', tab: 'refunds', label: '待退款', href: `${DESK_PAYMENTS_PATH}?tab=refunds` },
  { queue: 'deskCases', tab: 'new', label: '待审核的售后', href: DESK_CASES_PATH, needs: 'DESK_AFTER_SALES' },
  {
    ...{ queue: 'deskCases', tab: 'checking', label: '待复核的售后', href: `${DESK_CASES_PATH}?tab=checking` },
    needs: 'DESK_AFTER_SALES_CHECK',
  },
  {
    ...{ queue: 'deskCases', tab: 'inspecting', label: '待检测的退货', href: `${DESK_CASES_PATH}?tab=inspecting` },
    needs: 'DESK_AFTER_SALES_GOODS',
  },
  { queue: 'deskEnquiries', tab: 'new', label: '待受理的询价', href: DESK_ENQUIRIES_PATH },
  { queue: 'deskEnquiries', tab: 'mine', label: '我处理的询价', href: `${DESK_ENQUIRIES_PATH}?tab=mine` },
  { queue: 'deskQuotes', tab: 'new', label: '待报价', href: DESK_QUOTES_PATH },
  { queue: 'deskQuotes', tab: 'negotiating', label: '议价中的报价', href: `${DESK_QUOTES_PATH}?tab=negotiating` },
  {
    ...{ queue: 'deskQuotes', tab: 'checking', label: '待复核的报价', href: `${DESK_QUOTES_PATH}?tab=checking` },
    needs: 'DESK_QUOTES_CHECK',
  },
  { queue: 'deskCorrections', tab: 'pending', label: '待处理的纠错', href: DESK_CORRECTIONS_PATH },
];

/** 我的待办 of the desk (specification 2.3): each leads to the tab that was counted. */
export const deskTodoRows = ({ permissions }: TodoPerson, counts: DeskCounts): TodoRow[] =>
  KINDS.flatMap(({ queue, tab, label, href, needs }) => {
    const count = counts[queue]?.[tab];
    if (count === undefined || (needs && !permissions.includes(needs))) return [];
    return [{ code: `${queue}_${tab}`, label, count, href }];
  });
