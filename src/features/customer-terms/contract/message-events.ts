import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

const own = { group: 'company', kind: 'notice', channels: ['mail', 'robot'], byDefault: ['mail'] } as const;
const desk = { group: 'desk', right: 'DESK_CUSTOMERS', kind: 'todo', channels: ['mail'], byDefault: [] } as const;

/** What people are told of what is agreed with a customer: first the customer, then the desk. */
export const customerTermMessages = defineMessageEvents('terms', {
  creditGranted: { ...own, label: '授信申请通过' },
  creditRejected: { ...own, label: '授信申请被驳回' },
  raiseEnded: { ...own, label: '临时额度到期' },
  applied: { ...desk, label: '新的授信申请' },
  checking: { ...desk, label: '客户条款变更待复核' },
  checkRefused: { ...desk, label: '客户条款变更被退回' },
});
