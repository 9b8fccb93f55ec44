import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

/** What people are told of titles: the company of the decision, the desk of what waits. */
export const companyTitleMessages = defineMessageEvents('companyTitle', {
  decided: {
    ...{
      label: '公司抬头审核结果',
      group: 'company',
      kind: 'notice',
      channels: ['mail', 'robot'],
      byDefault: ['mail'],
    },
  },
  asked: {
    ...{ label: '公司抬头待审核', group: 'desk', kind: 'todo', channels: ['mail'], byDefault: [] },
    right: 'DESK_INVOICES',
  },
});
