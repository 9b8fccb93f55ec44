import { defineStates } from '#business/documents/rules/public.ts';

/**
 * States of an after-sales case and the only legal moves between them (behaviours 2.7). The database holds the same table and
 * refuses every other move; a test compares the two.
 */
export const caseStates = defineStates({
  machine: 'after_sale_case',
  births: ['approving', 'reviewing'],
  states: {
    approving: {
      label: '审批中',
      deskLabel: '客户审批中',
      tone: 'warning',
      to: ['reviewing', 'rejected', 'withdrawn'],
    },
    reviewing: {
      label: '待审核',
      tone: 'warning',
      to: [
        ...(['supplementing', 'rejected', 'to_return', 'withdrawn'] as const),
        ...(['refunding', 'exchanging', 'choosing', 'confirming'] as const),
      ],
    },
    supplementing: { label: '待补充资料', tone: 'warning', to: ['reviewing', 'rejected', 'withdrawn'] },
    to_return: { label: '待寄回', tone: 'progress', to: ['arriving', 'inspecting', 'rejected', 'withdrawn'] },
    // A pick-up that found nobody is asked for again.
    arriving: { label: '待仓库收货', tone: 'progress', to: ['to_return', 'inspecting', 'withdrawn'] },
    inspecting: {
      label: '检测中',
      tone: 'progress',
      to: ['refunding', 'exchanging', 'choosing', 'estimating', 'repairing', 'rejected'],
    },
    // Nothing is there to exchange it for: the customer waits or takes the money.
    choosing: { label: '待选择', deskLabel: '待客户选择', tone: 'warning', to: ['exchanging', 'refunding'] },
    estimating: { label: '维修报价待确认', tone: 'warning', to: ['charging', 'confirming'] },
    // What was accepted is charged first: on account at once, else when it is paid.
    charging: { label: '待付维修费', tone: 'warning', to: ['repairing', 'estimating'] },
    repairing: { label: '维修中', tone: 'progress', to: ['confirming'] },
    exchanging: { label: '待换货发出', tone: 'progress', to: ['choosing', 'confirming'] },
    refunding: { label: '待退款', tone: 'progress', to: ['confirming'] },
    confirming: { label: '待确认', deskLabel: '待客户确认', tone: 'warning', to: ['completed', 'reviewing'] },
    completed: { label: '已完成', tone: 'success', to: ['reviewing'] },
    rejected: { label: '已驳回', tone: 'danger', to: ['reviewing', 'approving'] },
    withdrawn: { label: '已撤销', tone: 'neutral', to: [] },
  },
  buyerActs: {
    withdraw: { from: ['approving', 'reviewing', 'supplementing', 'to_return', 'arriving'], to: ['withdrawn'] },
    supplement: { from: ['supplementing'], to: ['reviewing'] },
    send: { from: ['to_return'], to: ['arriving'] },
    choose: { from: ['choosing'], to: ['exchanging', 'refunding'] },
    acceptEstimate: { from: ['estimating'], to: ['charging'] },
    declineEstimate: { from: ['estimating'], to: ['confirming'] },
    confirm: { from: ['confirming'], to: ['completed'] },
    reopen: { from: ['confirming', 'completed', 'rejected'], to: ['reviewing', 'approving'] },
  },
  deskActs: {
    grant: { from: ['reviewing'], to: ['to_return', 'refunding', 'exchanging', 'choosing', 'confirming'] },
    reject: { from: ['reviewing', 'supplementing', 'to_return'], to: ['rejected'] },
    ask: { from: ['reviewing'], to: ['supplementing'] },
    receive: { from: ['to_return', 'arriving'], to: ['inspecting'] },
    inspect: {
      from: ['inspecting'],
      to: ['refunding', 'exchanging', 'choosing', 'estimating', 'repairing', 'rejected'],
    },
    repaired: { from: ['repairing'], to: ['confirming'] },
  },
});

export type CaseStatus = (typeof caseStates.names)[number];

export const { is: isCaseStatus, canMove: canMoveCase, label: caseLabel, deskLabel: caseDeskLabel } = caseStates;

/** Units of a case in one of these are held by it; those of the others are free again, or settled. */
export const FREED: readonly CaseStatus[] = ['rejected', 'withdrawn'];

/** Nothing is to be done about it now. */
export const CLOSED: readonly CaseStatus[] = ['completed', 'rejected', 'withdrawn'];

/** Tabs of the list: every state stands on one of them, so that their numbers add up to all. */
export const CASE_TABS = {
  all: { label: '全部', statuses: caseStates.names },
  reviewing: { label: '待审核', statuses: ['approving', 'reviewing', 'supplementing'] },
  returning: { label: '退回中', statuses: ['to_return', 'arriving', 'inspecting'] },
  handling: {
    label: '处理中',
    statuses: ['choosing', 'estimating', 'charging', 'repairing', 'exchanging', 'refunding'],
  },
  confirming: { label: '待我确认', statuses: ['confirming'] },
  ended: { label: '已结束', statuses: CLOSED },
} as const satisfies Record<string, { label: string; statuses: readonly CaseStatus[] }>;
export type CaseTab = keyof typeof CASE_TABS;
