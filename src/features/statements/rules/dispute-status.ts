import { defineStates } from '#business/documents/rules/public.ts';

/** States of a dispute about one line and the only legal moves between them (behaviours 2.9). */
export const disputeStates = defineStates({
  machine: 'statement_dispute',
  births: ['waiting'],
  states: {
    waiting: { label: '待处理', tone: 'warning', to: ['handling', 'offered', 'rejected', 'withdrawn'] },
    handling: { label: '处理中', tone: 'progress', to: ['offered', 'rejected', 'withdrawn'] },
    offered: { label: '待您同意', deskLabel: '待客户同意', tone: 'warning', to: ['handling', 'agreed', 'withdrawn'] },
    // What the desk did not agree to may be objected to again, or left.
    rejected: { label: '未同意', tone: 'danger', to: ['handling', 'withdrawn'] },
    agreed: { label: '已调整', tone: 'success', to: [] },
    withdrawn: { label: '已撤回', tone: 'neutral', to: [] },
  },
  buyerActs: {
    agree: { from: ['offered'], to: ['agreed'] },
    decline: { from: ['offered', 'rejected'], to: ['handling'] },
    withdraw: { from: ['waiting', 'handling', 'offered', 'rejected'], to: ['withdrawn'] },
    say: { from: ['waiting', 'handling', 'offered', 'rejected'] },
  },
  deskActs: {
    take: { from: ['waiting'], to: ['handling'] },
    grant: { from: ['waiting', 'handling'], to: ['offered'] },
    reject: { from: ['waiting', 'handling'], to: ['rejected'] },
    answer: { from: ['waiting', 'handling', 'offered', 'rejected'] },
  },
});

export type DisputeStatus = (typeof disputeStates.names)[number];

/** Its line is no longer in question. */
export const ENDED_DISPUTES: readonly DisputeStatus[] = ['agreed', 'withdrawn'];
/** The desk is to act. */
export const DESK_TURN: readonly DisputeStatus[] = ['waiting', 'handling'];
