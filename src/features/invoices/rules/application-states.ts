import { defineStates } from '#business/documents/rules/public.ts';

/**
 * States of an application for invoices and the only legal moves between them (behaviours 2.9). The database holds the same
 * table and refuses every other move.
 */
export const applicationStates = defineStates({
  machine: 'invoice_application',
  births: ['draft', 'reviewing'],
  states: {
    // Holds no units; seen by the company alone.
    draft: { label: '草稿', tone: 'neutral', to: ['reviewing'] },
    reviewing: { label: '待审核', tone: 'warning', to: ['accepted', 'rejected', 'cancelled'] },
    accepted: { label: '已受理', tone: 'progress', to: ['issuing', 'rejected', 'cancelled'] },
    issuing: { label: '开票中', tone: 'progress', to: ['partly_issued', 'issued', 'failed'] },
    // Some of its invoices could not be issued.
    partly_issued: { label: '部分开票', tone: 'warning', to: ['issuing', 'issued'] },
    failed: { label: '开票失败', tone: 'danger', to: ['issuing', 'rejected', 'cancelled'] },
    issued: { label: '已开票', tone: 'success', to: ['delivered'] },
    delivered: { label: '已交付', tone: 'success', to: ['signed'] },
    signed: { label: '已签收', tone: 'success', to: [] },
    rejected: { label: '已驳回', tone: 'danger', to: [] },
    cancelled: { label: '已取消', tone: 'neutral', to: [] },
  },
  buyerActs: {
    discard: { from: ['draft'] },
    cancel: { from: ['reviewing', 'accepted', 'failed'], to: ['cancelled'] },
    sign: { from: ['delivered'], to: ['signed'] },
  },
  deskActs: {
    take: { from: ['reviewing', 'accepted', 'issuing', 'partly_issued', 'failed'] },
    accept: { from: ['reviewing'], to: ['accepted'] },
    reject: { from: ['reviewing', 'accepted', 'failed'], to: ['rejected'] },
    retry: { from: ['partly_issued', 'failed'], to: ['issuing'] },
    // What could not be issued is given up; its units are free again.
    close: { from: ['partly_issued'], to: ['issued'] },
    deliver: { from: ['issued'], to: ['delivered'] },
  },
});

export type ApplicationStatus = (typeof applicationStates.names)[number];
export const { label: applicationLabel, canMove: canMoveApplication } = applicationStates;

/** Tabs of the list: every state stands on one of them, so that their numbers add up to all. */
export const APPLICATION_TABS = {
  all: { label: '全部', statuses: applicationStates.names },
  draft: { label: '草稿', statuses: ['draft'] },
  open: { label: '待处理', statuses: ['reviewing', 'accepted'] },
  issuing: { label: '开票中', statuses: ['issuing', 'partly_issued', 'failed'] },
  issued: { label: '已开票', statuses: ['issued', 'delivered', 'signed'] },
  ended: { label: '已驳回/取消', statuses: ['rejected', 'cancelled'] },
} as const satisfies Record<string, { label: string; statuses: readonly ApplicationStatus[] }>;
export type ApplicationTab = keyof typeof APPLICATION_TABS;

/** Tabs of the desk: what waits for a person first. */
export const DESK_TABS = {
  new: { label: '待审核', statuses: ['reviewing'] },
  codes: { label: '缺税收编码', statuses: ['accepted'] },
  trouble: { label: '平台失败', statuses: ['failed', 'partly_issued'] },
  issuing: { label: '开票中', statuses: ['issuing'] },
  deliver: { label: '待交付', statuses: ['issued'] },
  all: { label: '全部', statuses: applicationStates.names.filter((name) => name !== 'draft') },
} as const satisfies Record<string, { label: string; statuses: readonly ApplicationStatus[] }>;
export type DeskTab = keyof typeof DESK_TABS;

/** Where an application stands once some of its invoices are issued and others are not; null while one is under way. */
export function standingOf(invoices: readonly { status: string }[]): 'issued' | 'partly_issued' | 'failed' | null {
  const live = invoices.filter(({ status }) => status !== 'dropped');
  if (live.some(({ status }) => status === 'waiting' || status === 'sending')) return null;
  const failed = live.filter(({ status }) => status === 'failed').length;
  if (failed === 0) return 'issued';
  return failed === live.length ? 'failed' : 'partly_issued';
}
