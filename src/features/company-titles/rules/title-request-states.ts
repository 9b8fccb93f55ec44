import { defineStates } from '#business/documents/rules/public.ts';

/** States of a company's request for a title of its own; the database holds the same moves. */
export const titleRequestStates = defineStates({
  machine: 'title_request',
  births: ['waiting'],
  states: {
    waiting: { label: '审核中', deskLabel: '待审核', tone: 'warning', to: ['approved', 'refused', 'withdrawn'] },
    approved: { label: '已通过', tone: 'success', to: [] },
    refused: { label: '已驳回', tone: 'danger', to: [] },
    withdrawn: { label: '已撤回', tone: 'neutral', to: [] },
  },
  buyerActs: { withdraw: { from: ['waiting'], to: ['withdrawn'] } },
  deskActs: { decide: { from: ['waiting'], to: ['approved', 'refused'] } },
});
export type TitleRequestStatus = (typeof titleRequestStates)['names'][number];
