/**
 * States of an enquiry and the only legal moves between them (behaviours 2.6), with what the buyer and the desk call
 * them. The database holds the same table and refuses every other move; a test compares the two.
 */
export const ENQUIRY_STATUSES = {
  draft: { label: '草稿', deskLabel: '草稿', to: ['submitted', 'cancelled'] },
  submitted: { label: '待受理', deskLabel: '待受理', to: ['processing', 'closed', 'cancelled'] },
  processing: {
    label: '处理中',
    deskLabel: '处理中',
    to: ['more_info', 'partly_quoted', 'quoted', 'closed', 'cancelled'],
  },
  more_info: { label: '待补充信息', deskLabel: '等客户补充', to: ['processing', 'closed', 'cancelled', 'expired'] },
  partly_quoted: {
    label: '部分报价',
    deskLabel: '部分报价',
    to: ['more_info', 'quoted', 'transferred', 'closed', 'cancelled', 'expired'],
  },
  quoted: { label: '已报价', deskLabel: '已报价', to: ['transferred', 'closed', 'cancelled', 'expired'] },
  transferred: { label: '已转报价/转单', deskLabel: '客户已采用', to: [] },
  closed: { label: '已关闭（无法供货）', deskLabel: '已关闭', to: [] },
  cancelled: { label: '已取消', deskLabel: '客户已取消', to: [] },
  expired: { label: '已过期', deskLabel: '已过期', to: [] },
} as const satisfies Record<string, { label: string; deskLabel: string; to: readonly string[] }>;

export type EnquiryStatus = keyof typeof ENQUIRY_STATUSES;

export const INITIAL_ENQUIRY_STATUSES: readonly EnquiryStatus[] = ['draft', 'submitted'];

export function canMoveEnquiry(from: EnquiryStatus, to: EnquiryStatus): boolean {
  return (ENQUIRY_STATUSES[from].to as readonly EnquiryStatus[]).includes(to);
}

export function isEnquiryStatus(text: string): text is EnquiryStatus {
  return Object.hasOwn(ENQUIRY_STATUSES, text);
}

export const enquiryLabel = (status: EnquiryStatus): string => ENQUIRY_STATUSES[status].label;
export const enquiryDeskLabel = (status: EnquiryStatus): string => ENQUIRY_STATUSES[status].deskLabel;

/** Tabs of the buyer's list, each with the states behind it. */
export const ENQUIRY_TABS = {
  all: { label: '全部', statuses: Object.keys(ENQUIRY_STATUSES) as EnquiryStatus[] },
  draft: { label: '草稿', statuses: ['draft'] },
  open: { label: '处理中', statuses: ['submitted', 'processing'] },
  more_info: { label: '待补充信息', statuses: ['more_info'] },
  quoted: { label: '已报价', statuses: ['partly_quoted', 'quoted'] },
  ended: { label: '已结束', statuses: ['transferred', 'closed', 'cancelled', 'expired'] },
} as const satisfies Record<string, { label: string; statuses: readonly EnquiryStatus[] }>;
export type EnquiryTab = keyof typeof ENQUIRY_TABS;

/** What the desk found for a line. */
export const LINE_OUTCOMES: Readonly<Record<string, string>> = {
  '': '待报价',
  same: '原品报价',
  substitute: '替代报价',
  several: '多方案',
  none: '无法供货',
};

/** Nothing happens to it any more. */
export const hasEnded = (status: EnquiryStatus): boolean => ENQUIRY_STATUSES[status].to.length === 0;

/** Tabs of the desk's queue in the order work goes. */
export const DESK_TABS = {
  new: '待受理',
  mine: '我处理的',
  working: '处理中',
  waiting: '等客户',
  all: '全部',
} as const;
