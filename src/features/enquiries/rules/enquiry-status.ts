import { defineStates } from '#business/documents/rules/public.ts';

/**
 * States of an enquiry and the only legal moves between them (behaviours 2.6), with what the buyer and the desk call
 * them. The database holds the same table and refuses every other move; a test compares the two.
 */
export const enquiryStates = defineStates({
  machine: 'enquiry',
  births: ['draft', 'submitted'],
  states: {
    draft: { label: '草稿', deskLabel: '草稿', tone: 'neutral', to: ['submitted', 'cancelled'] },
    submitted: { label: '待受理', deskLabel: '待受理', tone: 'progress', to: ['processing', 'closed', 'cancelled'] },
    processing: {
      label: '处理中',
      deskLabel: '处理中',
      tone: 'progress',
      to: ['more_info', 'partly_quoted', 'quoted', 'closed', 'cancelled'],
    },
    more_info: {
      label: '待补充信息',
      deskLabel: '等客户补充',
      tone: 'warning',
      to: ['processing', 'closed', 'cancelled', 'expired'],
    },
    partly_quoted: {
      label: '部分报价',
      deskLabel: '部分报价',
      tone: 'success',
      to: ['more_info', 'quoted', 'transferred', 'closed', 'cancelled', 'expired'],
    },
    quoted: {
      label: '已报价',
      deskLabel: '已报价',
      tone: 'success',
      to: ['transferred', 'closed', 'cancelled', 'expired'],
    },
    transferred: { label: '已转报价/转单', deskLabel: '客户已采用', tone: 'neutral', to: [] },
    closed: { label: '已关闭（无法供货）', deskLabel: '已关闭', tone: 'danger', to: [] },
    cancelled: { label: '已取消', deskLabel: '客户已取消', tone: 'neutral', to: [] },
    expired: { label: '已过期', deskLabel: '已过期', tone: 'neutral', to: [] },
  },
  buyerActs: {
    cancel: {
      from: ['draft', 'submitted', 'processing', 'more_info', 'partly_quoted', 'quoted'],
      to: ['cancelled'],
    },
    answer: { from: ['submitted', 'processing', 'more_info', 'partly_quoted', 'quoted'] },
    transfer: { from: ['partly_quoted', 'quoted'], to: ['transferred'] },
  },
  deskActs: {
    take: { from: ['submitted', 'processing', 'more_info', 'partly_quoted', 'quoted'] },
    ask: { from: ['processing', 'partly_quoted'], to: ['more_info'] },
    close: {
      from: ['submitted', 'processing', 'more_info', 'partly_quoted', 'quoted'],
      to: ['closed'],
    },
    quote: { from: ['submitted', 'processing', 'more_info'] },
  },
});

export const ENQUIRY_STATUSES = enquiryStates.states;

export type EnquiryStatus = (typeof enquiryStates.names)[number];

export const {
  is: isEnquiryStatus,
  canMove: canMoveEnquiry,
  label: enquiryLabel,
  deskLabel: enquiryDeskLabel,
  hasEnded,
} = enquiryStates;

/** Tabs of the buyer's list, each with the states behind it. */
export const ENQUIRY_TABS = {
  all: { label: '全部', statuses: enquiryStates.names },
  draft: { label: '草稿', statuses: ['draft'] },
  open: { label: '处理中', statuses: ['submitted', 'processing'] },
  more_info: { label: '待补充信息', statuses: ['more_info'] },
  quoted: { label: '已报价', statuses: ['partly_quoted', 'quoted'] },
  ended: { label: '已结束', statuses: ['transferred', 'closed', 'cancelled', 'expired'] },
} as const satisfies Record<string, { label: string; statuses: readonly EnquiryStatus[] }>;
export type EnquiryTab = keyof typeof ENQUIRY_TABS;

/** The shop has promised an answer and has not given one. */
export const awaitsShop = (status: EnquiryStatus): boolean => status === 'submitted' || status === 'processing';

/** What the desk found for a line. */
export const LINE_OUTCOMES: Readonly<Record<string, string>> = {
  '': '待报价',
  same: '原品报价',
  substitute: '替代报价',
  several: '多方案',
  none: '无法供货',
};

/** Tabs of the desk's queue in the order work goes. */
export const DESK_TABS = {
  new: '待受理',
  mine: '我处理的',
  working: '处理中',
  waiting: '等客户',
  all: '全部',
} as const;
