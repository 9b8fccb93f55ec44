import { defineStates } from '#business/documents/rules/public.ts';

/**
 * States of a quote and the only legal moves between them (behaviours 2.6), with what the buyer and the desk call them:
 * the inner check of the shop is no business of the buyer's. The database holds the same table and refuses every other
 * move; a test compares the two.
 */
export const quoteStates = defineStates({
  machine: 'quote',
  births: ['quoting'],
  states: {
    quoting: {
      label: '报价中',
      deskLabel: '待报价',
      tone: 'progress',
      to: ['checking', 'offered', 'rejected', 'cancelled'],
    },
    checking: {
      label: '报价中',
      deskLabel: '内部复核',
      tone: 'progress',
      to: ['quoting', 'negotiating', 'offered', 'cancelled'],
    },
    offered: {
      label: '已报价',
      deskLabel: '已发出',
      tone: 'success',
      to: [
        ...(['negotiating', 'approving', 'partly_converted', 'converted'] as const),
        ...(['rejected', 'expired', 'cancelled', 'superseded'] as const),
      ],
    },
    negotiating: {
      label: '议价中',
      deskLabel: '议价中',
      tone: 'warning',
      to: ['checking', 'offered', 'rejected', 'expired', 'cancelled'],
    },
    approving: { label: '审批中', deskLabel: '客户审批中', tone: 'warning', to: ['offered', 'expired', 'cancelled'] },
    partly_converted: {
      label: '部分转单',
      deskLabel: '部分转单',
      tone: 'success',
      to: ['converted', 'offered', 'expired', 'cancelled'],
    },
    // An order that is cancelled gives its quantity back.
    converted: { label: '已转单', deskLabel: '已转单', tone: 'neutral', to: ['partly_converted', 'offered'] },
    rejected: { label: '无法报价', deskLabel: '已关闭', tone: 'danger', to: [] },
    expired: { label: '已失效', deskLabel: '已失效', tone: 'neutral', to: [] },
    cancelled: { label: '已取消', deskLabel: '客户已取消', tone: 'neutral', to: [] },
    superseded: { label: '已被替代', deskLabel: '已被替代', tone: 'neutral', to: [] },
  },
  buyerActs: {
    cancel: {
      from: ['quoting', 'checking', 'offered', 'negotiating', 'approving', 'partly_converted'],
      to: ['cancelled'],
    },
    negotiate: { from: ['offered', 'negotiating'] },
  },
  deskActs: {
    take: { from: ['quoting', 'checking', 'offered', 'negotiating', 'approving', 'partly_converted'] },
    ask: { from: ['quoting', 'checking', 'offered', 'negotiating', 'approving', 'partly_converted'] },
    close: { from: ['quoting', 'offered', 'negotiating'], to: ['rejected'] },
    replace: { from: ['offered', 'negotiating', 'approving'] },
    revise: { from: ['offered', 'negotiating'] },
    check: { from: ['checking'], to: ['quoting', 'negotiating', 'offered'] },
  },
});

export const QUOTE_STATUSES = quoteStates.states;

export type QuoteStatus = (typeof quoteStates.names)[number];

export const FIRST_QUOTE_STATUS: QuoteStatus = 'quoting';

const ENDED: readonly QuoteStatus[] = ['converted', 'rejected', 'expired', 'cancelled', 'superseded'];

/** Something may still be said or done about it. What is wholly ordered lives again only when an order is cancelled. */
export const isLiving = (status: QuoteStatus): boolean => !ENDED.includes(status);

/**
 * The legal steps by which a quote that was sent gives its place to a new one; null: it cannot. Who negotiates it or is
 * asked to agree to it comes back to the offer first.
 */
export function supersedePath(status: QuoteStatus): readonly QuoteStatus[] | null {
  if (status === 'offered') return ['superseded'];
  return status === 'negotiating' || status === 'approving' ? ['offered', 'superseded'] : null;
}

export const { is: isQuoteStatus, canMove: canMoveQuote, label: quoteLabel, deskLabel: quoteDeskLabel } = quoteStates;

/** Tabs of the buyer's list, each with the states behind it: every state stands on one of them, so that their numbers add up to all. */
export const QUOTE_TABS = {
  all: { label: '全部', statuses: quoteStates.names },
  quoting: { label: '报价中', statuses: ['quoting', 'checking'] },
  offered: { label: '已报价', statuses: ['offered', 'partly_converted'] },
  negotiating: { label: '议价中', statuses: ['negotiating'] },
  approving: { label: '审批中', statuses: ['approving'] },
  converted: { label: '已转单', statuses: ['converted'] },
  ended: { label: '已结束', statuses: ['rejected', 'expired', 'cancelled', 'superseded'] },
} as const satisfies Record<string, { label: string; statuses: readonly QuoteStatus[] }>;
export type QuoteTab = keyof typeof QUOTE_TABS;

/** What a list can show: a tab, or on the page of its own (specification 2.3) whatever was ordered from, in parts too. */
export const QUOTE_VIEWS = {
  ...QUOTE_TABS,
  transferred: { label: '已转报价', statuses: ['partly_converted', 'converted'] },
} as const satisfies Record<string, { label: string; statuses: readonly QuoteStatus[] }>;
export type QuoteView = keyof typeof QUOTE_VIEWS;

/** Once a version was sent the quote lives until its day; before there is nothing that could expire. */
const PERISHABLE: readonly QuoteStatus[] = ['offered', 'negotiating', 'approving', 'partly_converted'];

export interface Standing {
  status: QuoteStatus;
  /** Epoch milliseconds; null before anything was sent. */
  validUntil: number | null;
}

/** Its day has passed: read-only everywhere, whether or not the hourly job has seen it (complaint U12). */
export function hasExpired({ status, validUntil }: Standing, now: number): boolean {
  return PERISHABLE.includes(status) && validUntil !== null && validUntil <= now;
}

/** The state as it counts now: a quote past its day is expired before the job writes it down. */
export function standingStatus(standing: Standing, now: number): QuoteStatus {
  return hasExpired(standing, now) ? 'expired' : standing.status;
}

/** Nothing more is said or asked about it: it came to its end, or all of it was ordered. */
export const isOver = (status: QuoteStatus): boolean => status === 'converted' || quoteStates.hasEnded(status);

/** Tabs of the desk's queue in the order work goes. */
export const QUOTE_DESK_TABS = {
  new: '待报价',
  mine: '我处理的',
  negotiating: '议价中',
  checking: '待复核',
  sent: '已发出',
  all: '全部',
} as const;
export type QuoteDeskTab = keyof typeof QUOTE_DESK_TABS;
