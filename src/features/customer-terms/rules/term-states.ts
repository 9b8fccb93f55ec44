import { defineStates } from '#business/documents/rules/public.ts';

/**
 * States of a change of what is agreed with a customer: it holds at once, or waits for a second person. The database holds
 * the same moves; a test compares the two.
 */
export const termChangeStates = defineStates({
  machine: 'customer_term_change',
  births: ['waiting', 'effective'],
  states: {
    waiting: { label: '待复核', tone: 'warning', to: ['effective', 'refused', 'withdrawn'] },
    effective: { label: '已生效', tone: 'success', to: [] },
    refused: { label: '已退回', tone: 'danger', to: [] },
    withdrawn: { label: '已撤回', tone: 'neutral', to: [] },
  },
  deskActs: {
    agree: { from: ['waiting'], to: ['effective'] },
    refuse: { from: ['waiting'], to: ['refused'] },
    withdraw: { from: ['waiting'], to: ['withdrawn'] },
  },
});
export type TermChangeStatus = (typeof termChangeStates)['names'][number];

/** States of a company's application for credit. A second person who refuses gives it back to who decides. */
export const creditApplicationStates = defineStates({
  machine: 'credit_application',
  births: ['submitted'],
  states: {
    submitted: {
      label: '审核中',
      deskLabel: '待审核',
      tone: 'warning',
      to: ['checking', 'granted', 'rejected', 'withdrawn'],
    },
    checking: { label: '审核中', deskLabel: '待复核', tone: 'warning', to: ['submitted', 'granted'] },
    granted: { label: '已通过', tone: 'success', to: [] },
    rejected: { label: '已驳回', tone: 'danger', to: [] },
    withdrawn: { label: '已撤回', tone: 'neutral', to: [] },
  },
  buyerActs: { withdraw: { from: ['submitted'], to: ['withdrawn'] } },
  deskActs: {
    grant: { from: ['submitted'], to: ['checking', 'granted'] },
    reject: { from: ['submitted'], to: ['rejected'] },
  },
});
export type ApplicationStatus = (typeof creditApplicationStates)['names'][number];
